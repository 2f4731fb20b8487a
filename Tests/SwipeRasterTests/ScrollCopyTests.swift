import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeRaster

/// What of a scrolled list is moved instead of drawn anew.
@Suite struct ScrollCopyTests {
  private static let stage = Rect(x: 0, y: 20, width: 80, height: 80)

  /// A list in a stage of the same size, as the window draws it: two clips and two layers in each other.
  private func difference(scroll: Double) -> FrameDifference {
    func frame(_ scroll: Double, _ stageY: Double) -> ResolvedFrame {
      var list = DisplayList()
      list.clipped(to: Self.stage) { list in
        list.layer(offset: Point(x: 0, y: stageY)) { list in
          list.clipped(to: Rect(x: 0, y: 0, width: 80, height: 80)) { list in
            list.layer(offset: Point(x: 0, y: -scroll)) { list in
              for row in 0..<12 {
                let color = Color(UInt32(row) * 0x151107)
                list.append(.fill(Rect(x: 0, y: Double(row) * 20, width: 80, height: 20), color))
              }
            }
          }
        }
      }
      var resolver = FrameResolver(
        scale: PixelScale(scale: 1),
        recipes: [:],
        source: BlockSource(),
        background: .white,
        bounds: PixelRect(x: 0, y: 0, width: 80, height: 100)
      )
      return resolver.resolved(list)
    }
    return FrameDifference(from: frame(0, 20), to: frame(scroll, 20))
  }

  @Test(
    "A list in a stage of the same size is moved, and only the new strip is drawn",
    arguments: [0, 7, 20]
  )
  func nestedClips(scroll: Int) {
    let found = difference(scroll: Double(scroll))
    #expect(found.copies.map(\.distance) == (scroll == 0 ? [] : [-scroll]))
    let drawn = found.damage.rects.reduce(0) { $0 + $1.area }
    #expect(drawn <= 80 * scroll, "\(drawn) pixels are drawn anew for a strip of \(scroll) rows")
  }

  @Test("A scroll by more than the list's height moves nothing")
  func farScroll() {
    #expect(difference(scroll: 81).copies.isEmpty)
  }
}
