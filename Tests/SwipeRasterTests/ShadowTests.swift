import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@Suite struct ShadowTests {
  /// How dark white becomes: 0 not at all, 255 black.
  private func darkness(_ picture: Picture) -> [[Int]] {
    picture.values.map { row in row.map { 255 - $0 } }
  }

  private func shadow(_ kind: DisplayList.Shadow, _ rect: Rect, _ side: Int, scale: Double = 1) -> [[Int]] {
    darkness(Picture(side, side, scale: scale, on: .white, [.shadow(rect, radius: 8, kind)]))
  }

  @Test(
    "In the middle of a large shape a shadow has its full alpha",
    arguments: zip(DisplayList.Shadow.allCases, [0.18, 0.20, 0.4096, 0.154])
  )
  func fullAlpha(kind: DisplayList.Shadow, alpha: Double) {
    let values = shadow(kind, Rect(x: 70, y: 70, width: 260, height: 260), 400)
    #expect(abs(Double(values[200][200]) - alpha * 255) <= 1)
  }

  @Test("At a straight edge the blurred side is half as dark", arguments: DisplayList.Shadow.allCases)
  func halfAtEdge(kind: DisplayList.Shadow) {
    let values = shadow(kind, Rect(x: 100, y: 70, width: 260, height: 260), 400)
    let inside = values[220][230]
    let atEdge = Double(values[220][99] + values[220][100]) / 2
    #expect(abs(atEdge - Double(inside) / 2) <= Double(inside) * 0.06 + 1)
  }

  @Test("A shadow fades evenly to the outside", arguments: DisplayList.Shadow.allCases, [1.0, 2])
  func fades(kind: DisplayList.Shadow, scale: Double) {
    let values = shadow(kind, Rect(x: 100, y: 100, width: 100, height: 100), 640, scale: scale)
    let row = values[Int(150 * scale)]
    for x in 1...Int(150 * scale) { #expect(row[x] >= row[x - 1]) }
    #expect(row[0] == 0)
  }

  @Test("A shadow is the same on the left and the right", arguments: DisplayList.Shadow.allCases)
  func mirrored(kind: DisplayList.Shadow) {
    let values = shadow(kind, Rect(x: 60, y: 50, width: 80, height: 40), 200)
    #expect(values == values.map { $0.reversed() })
  }

  @Test("Nine pieces give the pixels that the whole would have", arguments: DisplayList.Shadow.allCases)
  func ninePieces(kind: DisplayList.Shadow) {
    let wide = shadow(kind, Rect(x: 100, y: 100, width: 200, height: 200), 480)
    let wider = shadow(kind, Rect(x: 100, y: 100, width: 260, height: 230), 480)
    for y in 0..<200 { #expect(wide[y][0..<200] == wider[y][0..<200]) }
    for y in 0..<200 { #expect(wide[y + 200][200..<420] == wider[y + 230][260..<480]) }
  }

  @Test("The strip beside a moved row is .20 dark at the row, .06 at 45 % of its width and 0 at the far side")
  func edge() {
    let picture = Picture(
      100,
      3,
      on: .white,
      [.edgeShadow(Rect(x: 0, y: 0, width: 100, height: 3), towardsRight: true)]
    )
    let row = darkness(picture)[1]
    #expect(row[0] == 51 || row[0] == 50)
    #expect(abs(row[45] - 15) <= 1)
    #expect(row[99] == 0)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    let left = Picture(
      100,
      3,
      on: .white,
      [.edgeShadow(Rect(x: 0, y: 0, width: 100, height: 3), towardsRight: false)]
    )
    #expect(darkness(left)[1] == row.reversed())
  }

  @Test("Shadows match their goldens")
  func goldens() throws {
    let small = shadow(.small, Rect(x: 5, y: 4, width: 12, height: 10), 22)
    try GoldenFile.expect(text(small), "shadow-small.txt")
    let medium = shadow(.medium, Rect(x: 12, y: 10, width: 6, height: 6), 30)
    try GoldenFile.expect(text(medium), "shadow-medium.txt")
  }

  private func text(_ values: [[Int]]) -> String {
    values.map { row in row.map { $0 == 0 ? "." : String($0) }.joined(separator: " ") }.joined(
      separator: "\n"
    ) + "\n"
  }
}
