import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A filmstrip")
struct FilmstripTests {
  private static var metrics: TextMetrics { TextMetrics(width: { Double($0.count) * $1.size / 2 }) }
  private static let still = SwipeTable.Viewport(width: 100, height: 50)

  private func strip(_ count: Int, release: Int? = nil) -> Filmstrip {
    let stills = (0..<count).map { index in
      Filmstrip.Still(
        time: Timestamp(milliseconds: Double(index) * 50),
        picture: DisplayList(),
        isRelease: index == release
      )
    }
    return Filmstrip(stills, still: Self.still)
  }

  @Test(
    "has at most eight stills in a row",
    arguments: [(1, 148, 122), (8, 960, 122), (9, 960, 212), (17, 960, 302)]
  )
  func size(count: Int, width: Double, height: Double) {
    #expect(strip(count).size == .init(width: width, height: height))
    let last = strip(count).frame(of: count - 1)
    #expect(last.maxX <= width - 24)
    #expect(last.maxY == height - 48)
  }

  @Test("names each time under its still, and marks the release with a dot")
  func captions() {
    var list = DisplayList()
    strip(3, release: 1).paint(theme: .light, metrics: Self.metrics, into: &list)
    let texts = list.items.compactMap { item in
      if case .text(let text, _, _, _, _) = item { text } else { nil }
    }
    #expect(texts == ["0 ms", "50 ms", "100 ms"])
    let dots = list.items.compactMap { item in
      if case .roundedRect(let rect, 3, Theme.light.accentBright) = item { rect } else { nil }
    }
    #expect(dots.count == 1)
    #expect(dots.allSatisfy { $0.x > 140 && $0.maxX < 190 })
  }
}
