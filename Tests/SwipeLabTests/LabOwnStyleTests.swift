import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("One's own styles in the laboratory")
struct LabOwnStyleTests {
  private static let mine = StyleReference(
    "default",
    settings: [ParameterSetting("settle.response", .number(0.9))]
  )

  private static func player(_ names: [String] = ["Mine", "Yours"]) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer.window()
    player.tell { lab, time in
      lab.setOwnStyles(names.map { .init(name: $0, reference: mine) }, at: time)
      return []
    }
    return player
  }

  /// Takes one's own style from the menu.
  private static func take(_ name: String, in player: inout LaboratoryPlayer) throws {
    player.key("S")
    player.advance(by: 200)
    try player.click(name)
  }

  @Test("are in the menu, and one that is chosen is in use as it is")
  func choose() throws {
    var player = try Self.player()
    try Self.take("Mine", in: &player)
    #expect(player.styles[0] == (try Self.mine.style()))
    #expect(player.lab.origins[0].name == "Mine")
    #expect(!player.lab.isChanged(0))
    player.tune("settle.response", 0.4)
    #expect(player.lab.isChanged(0))
    player.keys(["Ctrl+Z", "Ctrl+Z"])
    #expect(player.lab.origins[0].name != "Mine")
    #expect(player.styles[0] == SwipeStyle())
  }

  @Test("are saved under the name that is typed, with the values in use, of the side in question")
  func save() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.tell { lab, _ in
      lab.edited = .b
      return []
    }
    let reference = player.lab.sides[1].session.style
    player.key("Ctrl+S")
    player.key("Ctrl+A")
    player.type("  Soft ")
    player.forgetEffects()
    player.key("Return")
    #expect(player.effects == [.saveStyle(name: "Soft", reference, side: 1, replaces: false)])
    #expect(player.lab.dialog != nil)
    player.forgetEffects()
    player.tell { lab, time in
      lab.styleWasSaved("Soft", reference, side: 1, at: time)
      return lab.takeEffects()
    }
    #expect(player.effects == [.typing(nil)])
    #expect(player.lab.dialog == nil)
    #expect(player.lab.origins[1] == StyleOrigin(name: "Soft", reference: reference, isOwn: true))
    player.advance(by: 300)
    #expect(player.shows("Saved “Soft”"))
  }

  @Test("are not saved without a name", arguments: ["", "   "])
  func noName(name: String) throws {
    var player = try LaboratoryPlayer.window()
    player.keys(["Ctrl+S", "Ctrl+A", "Backspace"])
    player.type(name)
    player.forgetEffects()
    player.key("Return")
    #expect(player.effects.isEmpty)
    #expect(player.lab.dialog != nil)
  }

  @Test("leave nothing to take back where saving has changed nothing")
  func savedAgain() throws {
    var player = try Self.player([])
    player.tune("settle.response", 0.8)
    let reference = player.lab.session.style
    player.tell { lab, time in
      lab.styleWasSaved("Soft", reference, side: 0, at: time)
      lab.setOwnStyles([.init(name: "Soft", reference: reference)], at: time)
      return []
    }
    player.tune("settle.response", 0.7)
    let changed = player.lab.session.style
    player.tell { lab, time in
      lab.styleWasSaved("Soft", changed, side: 0, at: time)
      // On disk it has the shortest form.
      let kept = StyleReference(lab.session.table.style, base: "default")
      lab.setOwnStyles([.init(name: "Soft", reference: kept)], at: time)
      return []
    }
    player.key("Ctrl+Z")
    #expect(try player.styles[0].value(of: "settle.response") == .number(0.8))
  }

  @Test("that exist already are replaced only when it is asked for again")
  func replace() throws {
    var player = try Self.player()
    player.keys(["Ctrl+S", "Ctrl+A"])
    player.type("Mine")
    player.key("Return")
    player.tell { lab, time in
      lab.styleWasRefused("There is a style “Mine” already. Replace it?", exists: true)
      return []
    }
    #expect(player.shows("Replace"))
    player.forgetEffects()
    player.key("Return")
    guard case .saveStyle("Mine", _, side: 0, replaces: true)? = player.effects.last else {
      Issue.record("\(player.effects)")
      return
    }
    player.type("2")
    #expect(!player.shows("Replace"))
    player.forgetEffects()
    player.key("Return")
    guard case .saveStyle("Mine2", _, side: 0, replaces: false)? = player.effects.last else {
      Issue.record("\(player.effects)")
      return
    }
  }

  @Test("have another name where they were renamed, in the use of both sides and after an undo")
  func rename() throws {
    var player = try Self.player()
    player.arrange(.sideBySide)
    try Self.take("Mine", in: &player)
    player.key("Shift+X")
    player.tune("settle.response", 0.3)
    player.tell { lab, time in
      lab.ask(about: .renameStyle, side: 0, at: time)
      return []
    }
    player.key("Ctrl+A")
    player.type("Ours")
    player.forgetEffects()
    player.key("Return")
    #expect(player.effects == [.renameStyle("Mine", to: "Ours")])
    player.tell { lab, time in
      lab.styleWasRenamed("Mine", to: "Ours")
      lab.setOwnStyles([.init(name: "Ours", reference: Self.mine)], at: time)
      return []
    }
    #expect(player.lab.dialog == nil)
    #expect(player.lab.origins.map(\.name) == ["Ours", "Ours"])
    #expect(try player.styles[0].value(of: "settle.response") == .number(0.3))
    player.key("Ctrl+Z")
    #expect(player.lab.origins.map(\.name) == ["Ours", "Ours"])
    #expect(player.styles[0] == (try Self.mine.style()))
  }

  @Test(
    "that are deleted leave their values in the tables, and are no longer one's own, after an undo neither"
  )
  func delete() throws {
    var player = try Self.player()
    try Self.take("Mine", in: &player)
    player.tune("settle.response", 0.3)
    player.tell { lab, time in
      lab.ask(about: .deleteStyle, side: 0, at: time)
      return []
    }
    player.key("Tab")
    player.forgetEffects()
    player.key("Return")
    #expect(player.effects == [.deleteStyle("Mine")])
    player.tell { lab, time in
      lab.styleWasDeleted("Mine", at: time)
      lab.setOwnStyles([], at: time)
      return []
    }
    #expect(player.lab.origins[0] == StyleOrigin(preset: "default"))
    #expect(try player.styles[0].value(of: "settle.response") == .number(0.3))
    player.advance(by: 300)
    #expect(player.shows("Deleted “Mine”"))
    player.key("Ctrl+Z")
    #expect(player.styles[0] == (try Self.mine.style()))
    #expect(!player.lab.origins[0].isOwn)
  }

  @Test("are not deleted by the first Return, nor by Escape", arguments: ["Return", "Escape"])
  func keep(key: String) throws {
    var player = try Self.player()
    try Self.take("Mine", in: &player)
    player.tell { lab, time in
      lab.ask(about: .deleteStyle, side: 0, at: time)
      return []
    }
    player.forgetEffects()
    player.key(key)
    #expect(player.effects.isEmpty)
    #expect(player.lab.dialog == nil)
  }

  @Test("are followed where their file changes, also while a row moves, and only where they are in use")
  func follow() throws {
    var player = try Self.player()
    player.arrange(.sideBySide)
    try Self.take("Mine", in: &player)
    let other = player.styles[1]
    player.throwOpen()
    player.advance(by: 50)
    let before = try #require(RowState(of: "m0", in: player.table, at: player.now))
    let changed = StyleReference("default", settings: [ParameterSetting("settle.response", .number(0.25))])
    player.tell { lab, time in
      lab.setOwnStyles(
        [.init(name: "Mine", reference: changed), .init(name: "Yours", reference: changed)],
        at: time
      )
      return []
    }
    #expect(player.styles == [try changed.style(), other])
    let after = try #require(RowState(of: "m0", in: player.table, at: player.now))
    expectClose(after.offset, before.offset)
    expectClose(after.velocity, before.velocity)
  }

  @Test("that were refused without a dialog say so over the list, until Escape")
  func refused() throws {
    var player = try LaboratoryPlayer.window()
    player.tell { lab, time in
      lab.styleWasRefused("The disk is full", exists: false)
      return []
    }
    #expect(player.shows("The disk is full"))
    player.key("Escape")
    #expect(!player.shows("The disk is full"))
  }
}
