import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A style file and the clipboard in the laboratory")
struct LabStyleFileTests {
  private static func reference(_ response: Double) -> StyleReference {
    StyleReference("default", settings: [ParameterSetting("settle.response", .number(response))])
  }

  private static func take(_ response: Double, _ player: inout LaboratoryPlayer) {
    player.tell { lab, time in
      lab.clearStyleFile("/soft.json")
      lab.takeStyleFile("soft", reference(response), at: time)
      return []
    }
  }

  private static func refuse(_ player: inout LaboratoryPlayer) {
    player.tell { lab, time in
      lab.refuseStyleFile(
        "soft.json, line 3: there is no parameter \"x\"",
        advice: "Take it out.",
        path: "/soft.json"
      )
      return []
    }
  }

  private static let error = "soft.json, line 3: there is no parameter \"x\""

  @Test("is in use at once, and a broken one shows its error and keeps the last good style")
  func file() throws {
    var player = try LaboratoryPlayer.window()
    Self.take(0.9, &player)
    #expect(player.styles[0] == (try Self.reference(0.9).style()))
    Self.refuse(&player)
    #expect(player.shows(Self.error))
    #expect(player.styles[0] == (try Self.reference(0.9).style()))
    player.expectRest()
    Self.take(0.3, &player)
    #expect(!player.shows(Self.error))
    #expect(player.styles[0] == (try Self.reference(0.3).style()))
  }

  @Test("reaches a row that moves, and the row keeps its place and its speed")
  func moving() throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.advance(by: 50)
    let before = RowState(of: "m0", in: player.table, at: player.now)
    Self.take(0.9, &player)
    #expect(RowState(of: "m0", in: player.table, at: player.now)?.offset == before?.offset)
    #expect(RowState(of: "m0", in: player.table, at: player.now)?.velocity == before?.velocity)
  }

  @Test(
    "that is broken can be shown, and its error closed",
    arguments: [(1280.0, 800.0), (430, 932), (320, 480)]
  )
  func banner(width: Double, height: Double) throws {
    var player = try LaboratoryPlayer(width: width, height: height, isBare: false)
    Self.refuse(&player)
    let show = try #require(player.lab.bannerLayout?.map.frame(of: .show))
    player.forgetEffects()
    player.click(show.middle)
    #expect(player.effects == [.showFile("/soft.json")])
    #expect(player.lab.banner != nil)
    let close = try #require(player.lab.bannerLayout?.map.frame(of: .close))
    player.click(close.middle)
    #expect(player.lab.banner == nil)
  }

  @Test("shows its error where the list is alone too, and nothing that is not to be seen takes a touch")
  func bare() throws {
    var player = try LaboratoryPlayer.window()
    Self.refuse(&player)
    player.key("H")
    #expect(player.picture.texts.contains { $0.name.hasPrefix("soft.json") })
    let close = try #require(player.lab.bannerLayout?.map.frame(of: .close))
    player.click(close.middle)
    #expect(player.lab.banner == nil)
    player.swipe(-120, from: 700, y: 20)
    player.advance(by: 2000)
    #expect(player.phase(of: "m0") == .open)
  }

  @Test("and what is announced can be seen and pressed where a sheet covers the whole list")
  func highSheet() throws {
    var player = try LaboratoryPlayer(width: 430, height: 932, isBare: false)
    player.tell { lab, time in
      lab.rest(at: .high, at: time)
      return []
    }
    player.advance(by: 2000)
    Self.refuse(&player)
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(1000))
    let undo = try #require(player.picture.place(of: "Undo"))
    let bar = try #require(player.lab.bannerLayout).frame
    let toolbar = try #require(player.lab.layout.toolbar)
    let timeline = try #require(player.lab.layout.timeline)
    #expect(bar.minY >= toolbar.maxY && undo.y < timeline.minY && undo.y > bar.maxY)
    player.click(undo)
    player.advance(by: 1000)
    #expect(player.table.row("m0") != nil)
  }

  @Test("gives way to an undo: the style before comes back")
  func undo() throws {
    var player = try LaboratoryPlayer.window()
    Self.take(0.9, &player)
    player.key("Ctrl+Z")
    #expect(player.styles[0] == SwipeStyle())
  }

  // MARK: Clipboard

  private static func style() throws -> StyleReference {
    StyleReference(
      "swipecellkit.drag",
      settings: [
        ParameterSetting("settle.dampingRatio", .number(0.6)),
        ParameterSetting("settle.response", .number(0.45)),
      ]
    )
  }

  @Test(
    "Every form that a style is copied in, but Swift, sets the same spring when it is pasted",
    arguments: StyleCode.Form.allCases
  )
  func forms(form: StyleCode.Form) throws {
    let copied = try Self.style()
    let text = try #require(try StyleCode(copied).text(form))
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.tell { $0.paste(text, at: $1) }
    guard form != .swift else {
      #expect(player.lab.banner?.title == "The clipboard holds Swift code, which is not read")
      #expect(player.styles[0] == SwipeStyle())
      return
    }
    #expect(player.lab.banner == nil)
    let spring = player.styles[0].settle.spring
    let wanted = try copied.style().settle.spring
    expectClose(spring.response, wanted.response, within: 0.01)
    expectClose(spring.dampingRatio, wanted.dampingRatio, within: 0.01)
    if form == .json { #expect(player.styles[0] == (try copied.style())) }
    player.key("Ctrl+Z")
    #expect(player.styles[0] == SwipeStyle())
  }

  @Test(
    "Rubbish sets nothing and says why, empty text too",
    arguments: [
      nil, "", "   ", "hello", "{", "{}", "[1, 2]", "{\"settle.response\": \"fast\"}",
      "{\"settle.respnse\": 1}",
      "{\"base\": \"nobody\"}", "stiffness: 170", "stiffness: -1, damping: 3", "linear(0, 1", "linear(1)",
      "adw_spring_params_new (0.7)", "response: 1e999, dampingFraction: 0.5", "\u{0}\u{1}\u{FFFD}",
      String(repeating: "{\"a\":", count: 5000), String(repeating: "x", count: 70_000),
    ] as [String?]
  )
  func rubbish(text: String?) throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    let before = player.lab.styleState
    player.tell { $0.paste(text, at: $1) }
    #expect(player.lab.styleState == before)
    #expect(!player.lab.styleUndo.canUndo)
    #expect(player.lab.banner != nil || player.lab.notice != nil)
    #expect(!player.picture.items.isEmpty)
  }

  @Test("Values go to the side that is edited, or to both", arguments: Inspector.Edited.allCases)
  func sides(edited: Inspector.Edited) throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.tell { lab, time in
      lab.edited = edited
      return lab.paste("response: 0.8, dampingFraction: 0.5", at: time)
    }
    let isSet = player.styles.map { $0.settle.response == 0.8 }
    #expect(isSet == [edited != .b, edited != .a])
    player.key("Ctrl+Z")
    #expect(player.styles.map { $0.settle.response == 0.8 } == [false, false])
  }

  @Test("Text for a field goes into the field, and sets no style")
  func field() throws {
    var player = try LaboratoryPlayer.window()
    try player.press(InspectorElement.field("settle.response"))
    player.forgetEffects()
    player.key("Ctrl+V")
    #expect(player.effects == [.pasteText])
    player.type("0.77")
    player.key("Return")
    #expect(try player.styles[0].value(of: "settle.response") == .number(0.77))
  }

  @Test("that is mended leaves an error alone that is about something else")
  func others() throws {
    var player = try LaboratoryPlayer.window()
    Self.refuse(&player)
    player.tell { lab, time in lab.paste("rubbish", at: time) }
    let shown = try #require(player.lab.banner)
    #expect(shown.path == nil)
    player.tell { lab, _ in
      lab.clearStyleFile("/soft.json")
      return []
    }
    #expect(player.lab.banner == shown)
  }
}
