import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The fingers of a film")
struct FingerTrackTests {
  private static let size = 44.0

  private func track(_ script: GestureScript) -> FingerTrack { FingerTrack(script.sessionInputs()) }

  private func list(_ script: GestureScript, at time: Double, theme: Theme = .light) -> DisplayList {
    var list = DisplayList()
    FingerTrackPainter(theme: theme).paint(track(script), at: Timestamp(milliseconds: time), into: &list)
    return list
  }

  /// The rings that are drawn: diameter and colour, without the white rims.
  private func rings(_ list: DisplayList) -> [(diameter: Double, color: Color)] {
    list.items.compactMap { item in
      guard case .roundedBorder(let rect, _, width: 2, let color) = item else { return nil }
      return (rect.width, color)
    }
  }

  private func lines(_ list: DisplayList) -> [(from: Point, to: Point, alpha: UInt8)] {
    list.items.compactMap { item in
      guard case .line(let from, let to, _, _, let color) = item else { return nil }
      return (from, to, color.alpha)
    }
  }

  @Test("are told from each other: the lowest number that is free")
  func numbers() {
    let script = GestureScript().down(10, 10, pointer: 7).down(20, 20, pointer: 3).wait(10).up(pointer: 7)
      .wait(10).down(30, 30, pointer: 9).wait(10).up(pointer: 9).up(pointer: 3).wait(10).down(
        40,
        40,
        pointer: 3
      )
    let contacts = track(script).contacts
    #expect(contacts.map(\.pointer) == [7, 3, 9, 3])
    #expect(contacts.map(\.finger) == [0, 1, 0, 0])
    #expect(contacts.map { $0.end?.milliseconds } == [10, 30, 30, nil])
  }

  @Test("are those of a mouse only while its left button is down")
  func mouse() {
    let script = GestureScript().down(10, 10, kind: .mouse, button: .right).move(dx: 50, over: 40)
    #expect(track(script).contacts.isEmpty)
    #expect(track(GestureScript().down(10, 10, kind: .mouse).up()).contacts.count == 1)
  }

  @Test("come down growing, in the colours of the curves")
  func down() {
    let script = GestureScript().down(100, 100).down(200, 200, pointer: 2).wait(500)
    #expect(rings(list(script, at: 0)).map(\.diameter) == [0.8 * Self.size, 0.8 * Self.size])
    let grown = rings(list(script, at: 90))
    #expect(grown.map(\.diameter) == [Self.size, Self.size])
    #expect(grown.map(\.color) == [Color(0x3A5CD8), Color(0xA94B06)])
    let dark = rings(list(script, at: 90, theme: .dark))
    #expect(dark.map(\.color) == [Color(0x8CA5FF), Color(0xFFA461)])
  }

  @Test("go up as a ring that opens and fades")
  func up() throws {
    let script = GestureScript().down(100, 100).wait(500).up()
    let before = try #require(rings(list(script, at: 499)).first)
    let half = try #require(rings(list(script, at: 590)).first)
    #expect(before.diameter == Self.size)
    #expect(before.color.alpha == .max)
    #expect((Self.size..<56).contains(half.diameter))
    #expect(half.diameter > Self.size)
    #expect(half.color.alpha == 128)
    #expect(list(script, at: 680).items.isEmpty)
  }

  @Test("are dashed where the touch was cancelled, and gone sooner")
  func cancel() {
    let script = GestureScript().down(100, 100).wait(500).cancel()
    let dashes = lines(list(script, at: 501))
    #expect(rings(list(script, at: 501)).isEmpty)
    #expect(dashes.count == 16)
    for dash in dashes {
      for point in [dash.from, dash.to] {
        let radius = ((point.x - 100) * (point.x - 100) + (point.y - 100) * (point.y - 100)).squareRoot()
        #expect(abs(radius - 21) < 1e-6)
      }
    }
    #expect(list(script, at: 620).items.isEmpty)
  }

  @Test("draw their last 200 ms as a line that fades towards its end, without a gap")
  func trail() {
    let script = GestureScript().down(300, 100).move(dx: -240.5, dy: 7, over: 400)
    let trail = lines(list(script, at: 400))
    #expect(!trail.isEmpty)
    for (one, next) in zip(trail, trail.dropFirst()) {
      #expect(one.to == next.from)
      #expect(one.alpha <= next.alpha)
      // Shades meet on the edges of pixels.
      #expect(one.to.x == one.to.x.rounded())
    }
    #expect((trail.first?.alpha ?? 255) < 12)
    #expect((140...153).contains(trail.last?.alpha ?? 0))
    // 200 of 400 ms are 120 of 240 points.
    #expect(abs((trail.first?.from.x ?? 0) - (59.5 + 120.25)) < 6)
    #expect(lines(list(script.wait(300), at: 600)).isEmpty)
  }
}
