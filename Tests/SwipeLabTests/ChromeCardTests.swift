import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Banners and the film's card")
struct ChromeCardTests {
  private static let words = Array(repeating: "something went wrong", count: 12).joined(separator: " ")

  private static let banners = [
    ErrorBanner(title: "calm.json, line 14", detail: "The last good style stays in use.", path: "/calm.json"),
    ErrorBanner(title: words),
    ErrorBanner(title: words, detail: words, path: words),
    ErrorBanner(title: "", path: ""),
  ]

  private func stage(_ width: Double) -> Rect { Rect(x: 30, y: 52, width: width, height: 500) }

  private func list(_ banner: ErrorBanner, _ layout: ErrorBannerLayout) -> DisplayList {
    var list = DisplayList()
    ErrorBannerPainter(theme: .light, metrics: .halfEm).paint(banner, layout, into: &list)
    return list
  }

  @Test("a banner fits into the top of every stage", arguments: banners)
  func bannerFits(banner: ErrorBanner) {
    for width in stride(from: 240.0, through: 1600, by: 8) {
      let layout = ErrorBannerLayout(banner, over: stage(width), .halfEm)
      #expect(layout.frame.minX == 42 && layout.frame.maxX == 30 + width - 12 && layout.frame.minY == 64)
      ChromeParts.expect(layout.map, inside: layout.frame)
      let list = list(banner, layout)
      ChromeParts.expectTexts(of: list, inside: layout.frame, "\(width) wide")
      for text in list.texts where text.name != banner.showLabel {
        let start = layout.map.places.map(\.frame.minX).min() ?? layout.frame.maxX
        #expect(text.frame.maxX <= start, "\(width) wide")
      }
      #expect(layout.lines.count <= (width < 560 ? 4 : 2), "\(width) wide")
    }
  }

  @Test(
    "a banner says what happened in one line and what to do in another; without that, and where it is narrow, each may take two"
  )
  func bannerLines() {
    let wide = stage(500)
    let two = ErrorBannerLayout(Self.banners[0], over: wide, .halfEm)
    #expect(two.lines == ["calm.json, line 14", "The last good style stays in use."])
    let long = ErrorBannerLayout(Self.banners[1], over: wide, .halfEm)
    #expect(long.lines.count == 2 && long.lines[1].hasSuffix("…"))
    let both = ErrorBannerLayout(Self.banners[2], over: stage(800), .halfEm)
    #expect(both.lines.count == 2 && both.lines.allSatisfy { $0.hasSuffix("…") })
    let narrow = ErrorBannerLayout(Self.banners[2], over: stage(400), .halfEm)
    #expect(narrow.lines.count == 4 && narrow.lines[1].hasSuffix("…") && narrow.lines[3].hasSuffix("…"))
  }

  @Test("a banner can be shown and closed, or only closed, and is in the colour of danger")
  func bannerParts() {
    let error = ErrorBannerLayout(Self.banners[0], over: stage(600), .halfEm)
    #expect(error.parts == [.show, .close])
    let closable = ErrorBannerLayout(Self.banners[1], over: stage(600), .halfEm)
    #expect(closable.parts == [.close])
    #expect(list(Self.banners[0], error).rounded(Theme.light.dangerTint) == [error.frame])
    #expect(error.part(at: Point(x: error.frame.minX - 1, y: error.frame.midY)) == nil)
  }

  private static let cards: [FilmCard] = [
    FilmCard(film: .running(done: 412, of: 600, secondsLeft: 12)),
    FilmCard(film: .running(done: 123_456, of: 1_000_000, secondsLeft: 7e9)),
    FilmCard(film: .running(done: 0, of: 0, secondsLeft: nil)),
    FilmCard(film: .finished(name: "clip-0001.mp4")), FilmCard(film: .finished(name: words)),
    FilmCard(film: .failed(words)),
  ]

  private func list(_ card: FilmCard, _ layout: FilmCardLayout) -> DisplayList {
    var list = DisplayList()
    FilmCardPainter(theme: .light, metrics: .halfEm).paint(card, layout, into: &list)
    return list
  }

  @Test("a film's card stands at the lower right of every stage, its words inside of it", arguments: cards)
  func cardFits(card: FilmCard) {
    for width in [250.0, 320, 351, 352, 430, 1580] {
      let layout = FilmCardLayout(card, over: stage(width), .halfEm)
      #expect(layout.frame.maxX == 30 + width - 16 && layout.frame.maxY == 552 - 16)
      let height = if case .failed = card.film { 104.0 } else { 72.0 }
      #expect(layout.frame.width == min(320, width - 32) && layout.frame.height == height)
      ChromeParts.expect(layout.map, inside: layout.frame)
      ChromeParts.expectTexts(of: list(card, layout), inside: layout.frame, "\(width) wide")
    }
  }

  @Test("a film's card tells frames, time left and progress")
  func cardProgress() throws {
    let card = Self.cards[0]
    let layout = FilmCardLayout(card, over: stage(600), .halfEm)
    let list = list(card, layout)
    #expect(list.texts.map(\.name) == ["Filming 412 of 600 frames", "12 s left"])
    let track = try #require(list.rounded(Theme.light.track).first)
    let bar = try #require(list.rounded(Theme.light.accentBright).first)
    expectClose(bar.width, track.width * 412 / 600, within: 1e-9)
    #expect(layout.parts == [.close])
  }

  @Test("a film's card tells what became of the film")
  func cardResult() {
    let done = FilmCardLayout(Self.cards[3], over: stage(600), .halfEm)
    #expect(done.parts == [.show, .close])
    #expect(list(Self.cards[3], done).texts.map(\.name) == ["Filmed clip-0001.mp4", "Show"])
    #expect(list(Self.cards[3], done).icons.first?.color == Theme.light.success)
    let failed = FilmCardLayout(Self.cards[5], over: stage(600), .halfEm)
    #expect(failed.parts == [.close])
    #expect(list(Self.cards[5], failed).texts.count == 4)
    #expect(list(Self.cards[5], failed).icons.first?.color == Theme.light.danger)
  }

  @Test("the time left is told as soon as it is known")
  func timeLeft() {
    #expect(FilmCard(film: .running(done: 4, of: 600, secondsLeft: nil)).timeLeft == nil)
    #expect(FilmCard(film: .running(done: 5, of: 600, secondsLeft: 11.4)).timeLeft == "12 s left")
    #expect(FilmCard(film: .running(done: 9, of: 600, secondsLeft: 65)).timeLeft == "1 min 5 s left")
    #expect(FilmCard(film: .finished(name: "clip.mp4")).timeLeft == nil)
  }

  @Test("nothing is drawn over a stage without room", arguments: [0.0, 10])
  func noRoom(width: Double) {
    let banner = Self.banners[0]
    #expect(list(banner, ErrorBannerLayout(banner, over: stage(width), .halfEm)).items.isEmpty)
    let card = Self.cards[0]
    #expect(list(card, FilmCardLayout(card, over: stage(width), .halfEm)).items.isEmpty)
  }
}
