import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The sections of the laboratory's menu")
struct LaboratorySectionsTests {
  private static let isOpen = "Save recording"

  /// A choice of a section, and what it leads to.
  struct Choice: Sendable, CustomTestStringConvertible {
    var section: String
    var label: String
    var settings: [ParameterSetting]

    init(_ section: String, _ label: String, _ settings: [(String, String)]) {
      self.section = section
      self.label = label
      self.settings = settings.map { ParameterSetting($0.0, .choice($0.1)) }
    }

    var testDescription: String { "\(section): \(label)" }
  }

  private static let choices = [
    Choice("Transition", "Border: actions share the width", [("transition", "border")]),
    Choice("Transition", "Drag: actions come with the row", [("transition", "drag")]),
    Choice("Transition", "Reveal: actions lie under the row", [("transition", "reveal")]),
    Choice("Full swipe", "None", [("expansion", "none"), ("expansion.leading", "same")]),
    Choice(
      "Full swipe",
      "Acts, comes back",
      [("expansion", "selection"), ("expansion.leading", "selection")]
    ),
    Choice(
      "Full swipe",
      "Acts and goes",
      [("expansion", "destructive"), ("expansion.leading", "selection")]
    ),
    Choice(
      "Full swipe",
      "Fills, acts, goes",
      [("expansion", "destructiveAfterFill"), ("expansion.leading", "selection")]
    ),
    Choice("Full swipe", "Fills, then asks", [("expansion", "fill"), ("expansion.leading", "selection")]),
    Choice("Buttons", "Title and image", [("buttons.look", "titleAndImage")]),
    Choice("Buttons", "Image only", [("buttons.look", "imageOnly")]),
    Choice("Buttons", "Title only", [("buttons.look", "titleOnly")]),
    Choice("Buttons", "Circular", [("buttons.look", "circular")]),
  ]

  @Test("change the style by a click, recorded as one input, and mark what is chosen", arguments: choices)
  func chooses(choice: Choice) throws {
    var player = try LaboratoryPlayer()
    try player.choose(choice.label, in: choice.section)
    #expect(!player.shows(Self.isOpen))
    #expect(player.lab.session.style == StyleReference("default", settings: choice.settings))
    let recording = try player.save()
    let tunes = recording.inputs.compactMap {
      if case .tune(let settings) = $0.kind { settings } else { nil }
    }
    #expect(tunes == [choice.settings])
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: replayer.lastInput)
    #expect(replayer.session.table.style == player.table.style)

    player.click(LaboratoryPlayer.menuTool)
    try player.click(choice.section)
    player.advance(by: 200)
    let checks = player.picture.icons.filter { $0.name == "check" }.map(\.middle.y)
    #expect(checks == [try #require(player.picture.place(of: choice.label)).y])
  }

  @Test("System offers each family of presets once, from the catalogue, and marks the present one")
  func systems() throws {
    var player = try LaboratoryPlayer()
    player.click(LaboratoryPlayer.menuTool)
    #expect(player.shows("Default"), "the present one stands beside the section")
    try player.click("System")
    let names = [
      "Default", "SwipeCellKit", "SwipyCell", "BWSwipeRevealCell", "SWTableViewCell", "Smallest cell",
    ]
    let families = Set(PresetCatalog.presets.map { $0.id.prefix { $0 != "." } })
    #expect(player.picture.texts.suffix(families.count).map(\.name) == names)
    player.advance(by: 200)
    let checks = player.picture.icons.filter { $0.name == "check" }.map(\.middle.y)
    #expect(checks == [try #require(player.picture.place(of: "Default")).y])
  }

  /// A system that comes in kinds, and these by name and preset.
  private static let kinds = [
    (
      "SwipyCell",
      [
        ("Exit", "swipycell.exit"), ("Toggle", "swipycell.toggle"), ("Mixed", "swipycell.mixed"),
        ("Parked", "swipycell.parked"), ("Right only", "swipycell.rightOnly"),
      ]
    ),
    (
      "BWSwipeRevealCell",
      [
        ("Spring release", "bwswipe.springRelease"), ("Sliding door", "bwswipe.slidingDoor"),
        ("Swipe through", "bwswipe.swipeThrough"),
      ]
    ),
  ]

  @Test(
    "A system that comes in kinds leads on to them; all can be chosen, and the one in use is marked",
    arguments: kinds
  )
  func choosesKinds(system: String, presets: [(String, String)]) throws {
    var player = try LaboratoryPlayer()
    for (label, id) in presets {
      player.click(LaboratoryPlayer.menuTool)
      try player.click("System")
      try player.click(system)
      #expect(player.picture.texts.suffix(presets.count).map(\.name) == presets.map(\.0))
      try player.click(label)
      #expect(!player.shows(Self.isOpen))
      #expect(player.lab.session.style == StyleReference(id))

      player.click(LaboratoryPlayer.menuTool)
      #expect(player.shows(system), "the system stands beside the section")
      try player.click("System")
      player.advance(by: 200)
      #expect(player.picture.texts.contains { $0.name == label && $0.color == Theme.light.accentText })
      try player.click(system)
      player.advance(by: 200)
      let checks = player.picture.icons.filter { $0.name == "check" }.map(\.middle.y)
      #expect(checks == [try #require(player.picture.place(of: label)).y])
      player.play(GestureScript().key("Escape").key("Escape").key("Escape"))
      #expect(!player.shows(Self.isOpen))
    }
    let recording = try Recording(parsing: try player.save().encoded(), file: "saved")
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: replayer.lastInput)
    #expect(replayer.session.style == player.lab.session.style)
  }

  @Test("Kinds are reached by keys, and Left leads back one page at a time")
  func kindsByKeys() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M").key("Down").key("Right").key("Down").key("Down").key("Right"))
    #expect(player.shows("Right only"))
    player.play(GestureScript().key("Left"))
    #expect(player.shows("SWTableViewCell") && !player.shows("Right only"))
    player.play(GestureScript().key("Right").key("Down").key("Down").key("Return"))
    #expect(player.lab.session.style == StyleReference("swipycell.mixed"))
    player.play(GestureScript().key("M").key("Down").key("Right").key("Right"))
    #expect(player.shows("Parked"), "the system in use is highlighted")
    player.play(GestureScript().key("Escape").key("Escape"))
    #expect(player.shows(Self.isOpen))
  }

  @Test("A system with looks of its own keeps them, whatever the other sections had chosen")
  func ownLooks() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Border: actions share the width", in: "Transition")
    try player.choose("Circular", in: "Buttons")
    for (system, id) in [("SWTableViewCell", "swtableview"), ("Smallest cell", "smallest")] {
      try player.choose(system, in: "System")
      #expect(player.lab.session.style == StyleReference(id))
    }
  }

  @Test("Sections that a stage has nothing of can be chosen no more, until there are buttons again")
  func stages() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Smallest cell", in: "System")
    player.click(LaboratoryPlayer.menuTool)
    for section in ["Transition", "Full swipe", "Buttons"] {
      try player.click(section)
      #expect(player.shows(Self.isOpen), "\(section) leads nowhere")
    }
    player.play(GestureScript().key("Escape"))
    try player.choose("SwipeCellKit", in: "System")
    try player.choose("Circular", in: "Buttons")
    #expect(player.table.style.buttons.look == .circular)
    #expect(player.lab.session.style.base == "swipecellkit.reveal")
  }

  @Test(
    "System takes the family's preset with the transition in use, keeps what the other sections chose, and is recorded",
    arguments: [("Border: actions share the width", "border"), ("Drag: actions come with the row", "drag")]
  )
  func switchesSystem(transition: String, name: String) throws {
    var player = try LaboratoryPlayer()
    try player.choose("SwipeCellKit", in: "System")
    #expect(player.lab.session.style == StyleReference("swipecellkit.reveal"))
    try player.choose("Default", in: "System")
    #expect(player.lab.session.style == StyleReference("default"))
    try player.choose(transition, in: "Transition")
    try player.choose("Acts and goes", in: "Full swipe")
    try player.choose("Circular", in: "Buttons")
    try player.choose("SwipeCellKit", in: "System")
    let expected = StyleReference(
      "swipecellkit.\(name)",
      settings: [
        ParameterSetting("expansion", .choice("destructive")),
        ParameterSetting("expansion.leading", .choice("selection")),
        ParameterSetting("buttons.look", .choice("circular")),
      ]
    )
    #expect(player.lab.session.style == expected)
    let recording = try Recording(parsing: try player.save().encoded(), file: "saved")
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: replayer.lastInput)
    #expect(replayer.session.style == expected)
    #expect(replayer.session.table.style == player.table.style)
  }

  @Test("are worked by keys: Right and Return lead in, Left and Escape back, the arrows around the ends")
  func keys() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M").key("Down").key("Down").key("Right"))
    #expect(player.shows("Border: actions share the width"))
    player.play(GestureScript().key("Left"))
    #expect(player.shows(Self.isOpen))
    player.play(GestureScript().key("Return").key("Escape"))
    #expect(player.shows(Self.isOpen), "Escape leads back first")
    player.play(GestureScript().key("Left").key("Right"))
    #expect(player.shows("Border: actions share the width"), "the section one comes from is highlighted")
    // What is chosen is highlighted first: the last one, from which the way down leads to the head, and on.
    player.play(GestureScript().key("Down").key("Down").key("Return"))
    #expect(player.table.style.transition == .border)
    #expect(!player.shows("Transition"))
    player.play(GestureScript().key("M").key("Right").key("Up").key("Return"))
    #expect(player.shows(Self.isOpen), "the head of a page leads back")
    player.play(GestureScript().key("Escape"))
    #expect(!player.shows(Self.isOpen))
  }

  @Test(
    "fit into the window and can be reached by a finger",
    arguments: [(320.0, 480.0), (420, 800), (900, 700)]
  )
  func fit(width: Double, height: Double) throws {
    let tool = Point(x: width - 32, y: 32)
    for section in ["Scene", "System", "Transition", "Full swipe", "Buttons"] {
      var player = try LaboratoryPlayer(width: width, height: height)
      player.click(tool, kind: .touch)
      player.advance(by: 200)
      let first = player.picture.rounded(Theme.light.raised).last
      try player.click(section, kind: .touch)
      for frame in [first, player.picture.rounded(Theme.light.raised).last] {
        let menu = try #require(frame)
        #expect(menu.minX >= 8 && menu.maxX <= width - 8 && menu.minY >= 8 && menu.maxY <= height - 8)
      }
      let last = try #require(player.picture.texts.last)
      player.click(last.middle, kind: .touch)
      #expect(player.picture.rounded(Theme.light.raised).isEmpty, "\(last.name) is chosen")
      #expect(player.lab.session.style != StyleReference("default") || section == "Transition")
    }
  }

  @Test("cannot be changed in a replay")
  func replay() throws {
    var session = try LaboratoryPlayer()
    var player = try LaboratoryPlayer(replaying: try session.save())
    try player.choose("Circular", in: "Buttons")
    #expect(player.lab.session.style == StyleReference("default"))
    #expect(player.shows("Circular"), "an item that cannot be chosen leaves the menu open")
  }

  @Test("The leading full swipe toggles read and bounces back, whatever the trailing one does")
  func leadingFullSwipe() throws {
    for label in ["Acts and goes", "Fills, acts, goes", "Fills, then asks"] {
      var player = try LaboratoryPlayer()
      try player.choose(label, in: "Full swipe")
      let unread = player.lab.scene.summary
      player.play(GestureScript().down(5, 114).move(dx: 390, over: 200).wait(100).up())
      player.advance(by: 1500)
      #expect(player.lab.scene.summary != unread)
      #expect(player.offset(of: "m0") == 0)
      #expect(!player.shows("Keep"))
    }
  }
}
