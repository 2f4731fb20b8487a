import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The inspector's search")
struct InspectorSearchTests {
  private func found(_ player: InspectorPlayer) -> [String] {
    player.layout.rows.compactMap { row in
      if case .parameter(let row) = row.content { row.parameter.id } else { nil }
    }
  }

  @Test(
    "finds by name, id, help and group, every word of it",
    arguments: [
      ("Touch slop", ["recognition.slop"]), ("recognition.slop", ["recognition.slop"]),
      ("dead LIMIT", ["drag.hardStop"]), ("scroll rubber", ["scroll.rubberBand"]),
    ]
  )
  func words(text: String, ids: [String]) {
    var player = InspectorPlayer()
    player.key("Ctrl+F")
    #expect(player.inspector.isTyping)
    player.type(text)
    #expect(found(player) == ids)
    #expect(
      player.layout.rows.allSatisfy { row in
        if case .parameter(let row) = row.content { !row.help.isEmpty } else { true }
      }
    )
    player.key("Escape")
    #expect(player.inspector.search.isEmpty)
    #expect(player.inspector.focus == .search)
  }

  @Test("shows what it finds under the groups' heads, also those that are closed")
  func heads() {
    var player = InspectorPlayer()
    player.focusSearch()
    player.type("damping")
    let texts = player.picture.texts.map(\.name)
    #expect(texts.contains("Settle"))
    #expect(texts.contains("Expansion"))
    #expect(!texts.contains("Recognition"))
    #expect(found(player).contains("scroll.bounceDampingRatio"))
    #expect(!player.layout.stops.contains(.section(.settle)))
  }

  @Test("says when no value is called so")
  func nothing() {
    var player = InspectorPlayer()
    player.focusSearch()
    player.type("zzz")
    #expect(found(player).isEmpty)
    #expect(player.picture.place(of: "No value is called “zzz”") != nil)
    player.key("Backspace")
    player.key("Ctrl+A")
    player.key("Delete")
    #expect(!found(player).isEmpty)
  }

  @Test("is left for the first thing found by Return, and ended by its cross")
  func ends() throws {
    var player = InspectorPlayer()
    player.focusSearch()
    player.type("slop")
    player.key("Return")
    #expect(player.inspector.focus == .field("recognition.slop"))
    player.key("Up")
    #expect(try player.value(of: "recognition.slop") != SwipeStyle().value(of: "recognition.slop"))
    try player.click(.endSearch)
    #expect(player.inspector.search.isEmpty)
    #expect(player.layout.place(of: .endSearch) == nil)
  }

  @Test("stands on a sheet in the place of the chips, across all groups")
  func sheet() throws {
    var player = InspectorPlayer(in: InspectorPlayer.sheet, .sheet)
    #expect(player.layout.place(of: .search) == nil)
    try player.click(.tool(.search), .touch)
    #expect(player.inspector.isTyping)
    #expect(player.layout.place(of: .chip(.settle)) == nil)
    player.type("slop")
    #expect(found(player) == ["recognition.slop"])
    player.key("Escape")
    #expect(player.layout.place(of: .chip(.settle)) != nil)
    #expect(player.effects == [.typing(true), .typing(false)])
  }
}
