import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Films that are asked for in the window")
struct LabFilmTests {
  private static func player(_ arrangement: StageArrangement = .one) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer.window()
    player.arrange(arrangement)
    player.advance(by: 700)
    player.throwOpen()
    player.advance(by: 2500)
    player.forgetEffects()
    return player
  }

  private static func request(_ player: LaboratoryPlayer) throws -> FilmRequest {
    guard case .film(let request)? = player.effects.last else {
      throw NoFilm(effects: player.effects.count)
    }
    return request
  }

  /// No film was asked for.
  private struct NoFilm: Error { var effects: Int }

  /// Expects that a film's recording shows, frame by frame, what the straight run showed from a time on.
  private func expect(
    _ request: FilmRequest,
    under style: StyleReference,
    isOf loop: GestureLoop,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var replayer = try Replayer(request.recording)
    for step in 0..<60 {
      let passed = Double(step) / 60
      let time = request.start.adding(seconds: passed)
      _ = try replayer.advance(to: time)
      var shown = loop
      shown.show(loop.start.adding(seconds: passed))
      let rows = shown.sides[0].session.frame(0, at: shown.time).rows
      let filmed = replayer.session.frame(0, at: time).rows
      #expect(filmed.map(\.id) == rows.map(\.id), sourceLocation: sourceLocation)
      for (one, other) in zip(filmed, rows) {
        expectClose(one.offset, other.offset, within: 1e-3, sourceLocation: sourceLocation)
      }
    }
    #expect(replayer.session.style == style, sourceLocation: sourceLocation)
  }

  @Test("of the last gesture show it from a little before the finger, as it was felt")
  func gesture() throws {
    var player = try Self.player()
    player.key("R")
    let request = try Self.request(player)
    #expect(request.end == nil && request.comparison == nil)
    let span = try #require(player.lab.gestures.last)
    let loop = GestureLoop(span, of: player.lab.history, styles: [player.lab.session.style])
    try expect(request, under: StyleReference(), isOf: loop)
  }

  @Test("need a gesture, or at least something that happened", arguments: ["R", "Shift+R"])
  func nothing(key: String) throws {
    var player = try LaboratoryPlayer.window()
    player.key(key)
    #expect(player.effects.isEmpty)
    player.advance(by: 300)
    #expect(player.shows(key == "R" ? "Swipe a row first, then film it" : "Nothing has happened yet"))
  }

  @Test("are made one at a time: while one is made neither key nor tool asks for another")
  func oneAtATime() throws {
    var player = try Self.player()
    player.tell { lab, time in
      lab.follow(.running(done: 1, of: 10, secondsLeft: 3), at: time)
      return []
    }
    player.keys(["R", "Shift+R"])
    try player.press(Toolbar.Part.film)
    player.advance(by: 200)
    #expect(player.effects.isEmpty)
    #expect(player.lab.menu == nil)
    player.tell { lab, time in
      lab.follow(.finished(name: "film-0001.mp4"), at: time)
      return []
    }
    player.key("R")
    _ = try Self.request(player)
  }

  @Test("of a loop are under the style that it is looped under")
  func loop() throws {
    var player = try Self.player()
    player.key("L")
    player.tune("settle.response", 0.9)
    player.tune("settle.dampingRatio", 0.3)
    player.advance(by: 100)
    player.key("R")
    let request = try Self.request(player)
    let style = player.lab.session.style
    #expect(request.recording.header.style == style)
    try expect(request, under: style, isOf: try #require(player.lab.view.loop))
  }

  @Test("of a comparison have both styles and captions", arguments: [StageArrangement.sideBySide, .ghost])
  func comparison(arrangement: StageArrangement) throws {
    var player = try Self.player(arrangement)
    for key in ["R", "Shift+R"] {
      player.key(key)
      let request = try Self.request(player)
      #expect(request.comparison == player.lab.sides[1].session.style)
      #expect(request.settings.showsCaptions)
    }
  }

  @Test("are what the settings say that were chosen, and as light or dark as the window")
  func settings() throws {
    var player = try Self.player()
    player.key("T")
    player.tell { lab, time in
      var settings = FilmRequest.Settings()
      settings.format = .gif
      settings.scale = 1
      return lab.run(.filmSettings(settings), at: time)
    }
    player.key("R")
    let request = try Self.request(player)
    #expect(request.settings.format == .gif && request.settings.scale == 1)
    #expect(request.appearance == .dark)
  }

  @Test("are ended by their card while they are made, which otherwise goes away", arguments: [true, false])
  func card(isRunning: Bool) throws {
    var player = try Self.player()
    player.tell { lab, time in
      lab.follow(
        isRunning ? .running(done: 1, of: 10, secondsLeft: nil) : .failed("The disk is full"),
        at: time
      )
      return []
    }
    let close = try #require(player.lab.filmCardLayout?.map.frame(of: .close))
    player.click(close.middle)
    #expect(player.effects == (isRunning ? [.cancelFilm] : []))
    #expect((player.lab.film == nil) == !isRunning)
  }

  @Test(
    "have a card that lies on no bar, so that a removal can be taken back meanwhile",
    arguments: [(1280.0, 800.0), (1920, 1080), (800, 600), (430, 932), (320, 600)]
  )
  func bars(width: Double, height: Double) throws {
    var player = try LaboratoryPlayer(width: width, height: height, isBare: false)
    player.tell { lab, time in
      lab.follow(.running(done: 1, of: 10, secondsLeft: 2), at: time)
      return []
    }
    player.announce("A notice")
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(1000))
    let card = try #require(player.lab.filmCardLayout).frame
    for position in 0..<2 { #expect(card.intersection(player.lab.layout.bar(position)).isEmpty) }
    player.click(try #require(player.picture.place(of: "Undo")))
    player.advance(by: 1000)
    #expect(player.table.row("m0") != nil)
    #expect(player.lab.isFilming)
  }

  @Test("go on while rows are swiped, time stands or the past is looked at")
  func goesOn() throws {
    var player = try Self.player()
    player.tell { lab, time in
      lab.follow(.running(done: 1, of: 10, secondsLeft: nil), at: time)
      return []
    }
    player.throwOpen(y: 160)
    player.keys(["Space", ",", "L"])
    player.advance(by: 1000)
    #expect(!player.effects.contains(.cancelFilm))
    #expect(player.lab.isFilming)
  }

  @Test("of the last seconds is as long as was chosen", arguments: FilmRequest.Settings.spans)
  func span(seconds: Int) throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.advance(by: 70_000)
    player.tell { lab, time in
      var settings = lab.filmSettings
      settings.span = seconds
      return lab.run(.filmSettings(settings), at: time)
    }
    player.forgetEffects()
    player.key("Shift+R")
    var asked: FilmRequest?
    for case .film(let film) in player.effects { asked = film }
    let request = try #require(asked)
    expectClose(try #require(request.end).seconds(since: request.start), Double(seconds), within: 1e-6)
    player.key("M")
    player.key("Escape")
    try player.click("Film")
    #expect(player.shows("Film the last \(seconds) s"))
  }
}
