import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The inspector of a comparison")
struct InspectorSideTests {
  private static let ratio = "settle.dampingRatio"

  private func player() throws -> InspectorPlayer {
    var other = SwipeStyle()
    try other.set(Self.ratio, to: .number(0.36))
    return InspectorPlayer(compared: other)
  }

  @Test("sets A, B or both, and shows the one that it sets", arguments: Inspector.Edited.allCases)
  func sides(edited: Inspector.Edited) throws {
    var player = try player()
    player.focus(.sides)
    for _ in Inspector.Edited.allCases.prefix(while: { $0 != edited }) { player.key("Right") }
    #expect(player.subject.edited == edited)
    player.focus(.slider(Self.ratio))
    player.key("Up")
    let shown = edited == .b ? 0.37 : 0.87
    #expect(player.sets.map(\.setting) == [ParameterSetting(Self.ratio, .number(shown))])
    #expect(player.sets.map(\.edited) == [edited])
    let a = player.subject.a.style.settle.dampingRatio
    let b = try #require(player.subject.b).style.settle.dampingRatio
    #expect(a == (edited == .b ? 0.86 : 0.87))
    #expect(b == (edited == .a ? 0.36 : edited == .b ? 0.37 : 0.87))
  }

  @Test("chooses the side by a click on its segment")
  func click() throws {
    var player = try player()
    let frame = try #require(player.layout.frame(of: .sides))
    player.click(Point(x: frame.x + frame.width / 2, y: frame.midY))
    #expect(player.effects == [.edit(.b)])
    player.click(Point(x: frame.x + frame.width / 2, y: frame.midY))
    #expect(player.effects == [.edit(.b)])
  }

  @Test("shows the other side's value only where it is another, in that side's colour")
  func marks() throws {
    var player = try player()
    #expect(player.layout.row(of: Self.ratio)?.otherText == "0.36")
    #expect(player.layout.row(of: "settle.response")?.otherText == nil)
    #expect(!player.picture.fills(Theme.light.curveB).isEmpty)
    player.subject.edited = .b
    #expect(player.layout.row(of: Self.ratio)?.otherText == "0.86")
    #expect(player.picture.fills(Theme.light.curveB).isEmpty)
    #expect(!player.picture.fills(Theme.light.curveA).isEmpty)
    player.subject.b = nil
    #expect(player.layout.place(of: .sides) == nil)
    #expect(player.layout.row(of: Self.ratio)?.otherText == nil)
  }

  @Test("resets both where either was changed")
  func reset() throws {
    var player = try player()
    player.subject.edited = .both
    player.subject.b?.base = SwipeStyle()
    try player.click(.reset(Self.ratio))
    #expect(player.effects == [.reset([Self.ratio], of: .both)])
    #expect(player.subject.b?.style == SwipeStyle())
  }
}
