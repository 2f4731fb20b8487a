import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The keyboard in the laboratory")
struct LabFocusTests {
  /// What the keys act on: a part, or a control of the inspector.
  private struct Stop: Hashable {
    var focus: LabFocus?
    var element: InspectorElement?

    init(_ lab: Laboratory) { (focus, element) = (lab.focus, lab.inspector.focus) }
  }

  /// A laboratory in which everything is there: a comparison, a banner, a film, something to undo and to redo.
  private static func full(width: Double, height: Double) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer(width: width, height: height, isBare: false)
    player.arrange(.sideBySide)
    player.throwOpen()
    player.advance(by: 2000)
    player.tune("settle.response", 0.9)
    player.tune("settle.response", 0.7)
    player.key("Ctrl+Z")
    player.tell { lab, time in
      lab.refuseStyleFile("it is broken", advice: "", path: "/soft.json")
      lab.follow(.running(done: 1, of: 2, secondsLeft: nil), at: time)
      return []
    }
    if player.lab.layout.isNarrow {
      player.key("I")
      player.advance(by: 2000)
    }
    return player
  }

  /// Every stop that a key comes by until it is back at the rows.
  private static func walk(_ key: String, _ player: inout LaboratoryPlayer) -> [Stop] {
    var stops: [Stop] = []
    repeat {
      player.key(key)
      stops.append(Stop(player.lab))
    } while player.lab.focus != nil && stops.count < 500
    return stops
  }

  @Test(
    "goes around every stop by Tab, and back the same way",
    arguments: [(1280.0, 800.0), (1920, 1080), (700, 500), (430, 932), (320, 480)]
  )
  func tab(width: Double, height: Double) throws {
    var player = try Self.full(width: width, height: height)
    let stops = Self.walk("Tab", &player)
    #expect(stops.last?.focus == nil)
    #expect(Set(stops).count == stops.count)
    let parts = Set(stops.compactMap(\.focus))
    let lab = player.lab
    let bar = try #require(lab.toolbarLayout).parts.filter(lab.toolbar.isEnabled).map { LabFocus.toolbar($0) }
    let times = try #require(lab.timelineLayout).parts.filter(lab.timeline.isEnabled)
      .map { LabFocus.timeline($0) }
    let others = [
      lab.bannerLayout?.parts.map { LabFocus.banner($0) }, lab.filmCardLayout?.parts.map { .film($0) },
      lab.compareTools?.map.parts.map { .compare($0) },
    ]
    #expect(parts == Set(bar + times + others.flatMap { $0 ?? [] } + [.inspector]))
    let elements = stops.compactMap(\.element)
    #expect(elements == (try player.inspectorLayout()).stops)
    let back = Self.walk("Shift+Tab", &player)
    #expect(Array(back.dropLast().reversed()) == Array(stops.dropLast()))
  }

  @Test("shows at each stop what has the focus: no two pictures on the way are the same")
  func visible() throws {
    var player = try Self.full(width: 1280, height: 800)
    var last = player.picture
    for _ in 0..<80 {
      player.key("Tab")
      player.advance(by: 1000)
      #expect(player.picture != last, "\(String(describing: Stop(player.lab)))")
      last = player.picture
    }
  }

  @Test("leaves the focus by Escape at every stop of Tab, and loses nothing by it")
  func escape() throws {
    let start = try Self.full(width: 1280, height: 800)
    var copy = start
    for number in 1..<Self.walk("Tab", &copy).count {
      var player = start
      for _ in 0..<number { player.key("Tab") }
      player.key("Escape")
      if player.lab.focus != nil { player.key("Escape") }
      #expect(player.lab.focus == nil)
      #expect(player.lab.inspector.focus == nil)
      #expect(player.lab.styleState == start.lab.styleState)
      #expect(player.lab.banner != nil)
    }
  }

  @Test("acts on no control that is gone: the keys are the rows' and the window's again")
  func goneControl() throws {
    var player = try Self.full(width: 1280, height: 800)
    let banner = try #require(player.lab.bannerLayout).parts
    #expect(banner.contains(.close))
    while player.lab.focus != .banner(.close) { player.key("Tab") }
    player.key("Return")
    #expect(player.lab.banner == nil)
    player.key("Space")
    #expect(player.lab.isPaused)
  }

  @Test("goes on from the place of a tool that its own press has switched off")
  func switchedOff() throws {
    var player = try LaboratoryPlayer.window()
    player.tune("settle.response", 0.9)
    while player.lab.focus != .toolbar(.undo) { player.key("Tab") }
    player.key("Return")
    #expect(!player.lab.styleUndo.canUndo)
    player.key("Tab")
    #expect(player.lab.focus == .toolbar(.redo))
    player.key("Return")
    #expect(player.lab.styleUndo.canUndo)
  }

  /// Keys that do something where nothing is typed.
  private static let shortcuts = [
    "T", "I", "C", "F", "R", "L", "B", "G", "X", "S", "H", "M", "Space", "1", "2", "3", "4", ",", ".", "?",
    "Shift+S", "Shift+X", "Shift+R", "Shift+/",
  ]

  @Test("takes a letter that is typed in a field or in the search as a letter", arguments: shortcuts)
  func letters(key: String) throws {
    for element in [InspectorElement.search, .field("settle.response")] {
      var player = try LaboratoryPlayer.window()
      player.arrange(.sideBySide)
      player.throwOpen()
      player.advance(by: 2000)
      try player.press(element)
      player.forgetEffects()
      let before = player.lab
      player.key(key)
      #expect(player.effects.isEmpty)
      #expect(player.lab.inspector.focus == element)
      #expect(player.lab.layout == before.layout && player.lab.appearance == before.appearance)
      #expect(player.lab.menu == nil && player.lab.dialog == nil)
      #expect(player.lab.isPaused == before.isPaused && player.lab.speed == before.speed)
      #expect(player.lab.view.isLive && player.lab.showsTouches == before.showsTouches)
      #expect(player.lab.styleState == before.styleState)
    }
  }

  @Test(
    "belongs to a dialog while one is open, whatever has it",
    arguments: ["name", "delete", "keys"],
    shortcuts + [
      "Tab", "Shift+Tab", "F5", "Ctrl+Z", "Ctrl+Y", "Ctrl+S", "Ctrl+F", "Up", "Left", "Home", "Delete",
    ]
  )
  func dialogs(dialog: String, key: String) throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.tune("settle.response", 0.9)
    player.tell { lab, time in
      lab.setOwnStyles([.init(name: "Mine", reference: StyleReference())], at: time)
      if dialog == "delete" { lab.takeOwnStyle("Mine", side: 0, at: time) }
      if dialog == "keys" {
        lab.toggleKeys(at: time)
      } else {
        lab.ask(about: dialog == "name" ? .saveStyle : .deleteStyle, side: 0, at: time)
      }
      return lab.takeEffects()
    }
    player.forgetEffects()
    let before = player.lab
    #expect(before.dialog != nil)
    player.key(key)
    #expect(player.effects.allSatisfy { $0 == .pasteText })
    #expect(player.lab.styleState == before.styleState && player.lab.layout == before.layout)
    #expect(player.lab.menu == nil && player.lab.focus == nil && player.lab.speed == before.speed)
    #expect(player.lab.isPaused == before.isPaused && player.lab.appearance == before.appearance)
    player.key("Escape")
    #expect(player.lab.dialog == nil)
    #expect(player.lab.styleState == before.styleState)
  }

  @Test("keeps a pointer off what lies under a dialog")
  func pointers() throws {
    var player = try LaboratoryPlayer.window()
    let theme = try player.middle(of: Toolbar.Part.theme)
    player.key("Ctrl+S")
    player.click(theme)
    player.throwOpen()
    #expect(player.lab.appearance == .light)
    #expect(player.offset(of: "m0") == 0)
    #expect(player.lab.dialog != nil)
  }
}
