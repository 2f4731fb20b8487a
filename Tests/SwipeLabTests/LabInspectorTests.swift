import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Each control of the inspector in its window")
struct LabInspectorTests {
  /// A laboratory whose styles have no missing number and none at an end of its range.
  private static func player(compared: Bool = false) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer.window()
    let settings = SwipeStyle.parameters.compactMap { parameter -> ParameterSetting? in
      guard case .number(let range, let step, _, _) = parameter.kind else { return nil }
      let scale = SliderScale(range: range, unit: parameter.unit)
      return ParameterSetting(parameter.id, .number(scale.value(at: 0.4, step: step)))
    }
    player.tell { lab, _ in
      lab.begin(with: StyleReference("default", settings: settings), named: nil, isOwn: false)
      return []
    }
    if compared { player.key("B") }
    return player
  }

  /// Does what a mouse does to the control of a parameter so that its value becomes another one.
  private static func change(_ parameter: Parameter, in player: inout LaboratoryPlayer) throws {
    let id = parameter.id
    switch parameter.kind {
    case .number:
      let knob = try player.reveal(.slider(id))
      player.drag(from: knob, by: Point(x: 70, y: 0))
      player.drag(from: knob, by: Point(x: -40, y: 0))
    case .toggle: try player.press(.toggle(id))
    case .choice(let names): try choose(names, of: parameter, in: &player)
    case .triggerPoints:
      try player.press(.field(id))
      player.type("25% back, 75% exit")
      player.key("Return")
    }
  }

  /// Chooses the first of some names that is not chosen: by its segment, or in the menu.
  private static func choose(
    _ names: [String],
    of parameter: Parameter,
    in player: inout LaboratoryPlayer
  ) throws {
    let shown = player.lab.subject.shown.style
    let wanted = try #require(names.firstIndex { .choice($0) != parameter.value(in: shown) })
    let place = try player.reveal(.choice(parameter.id))
    let row = try #require(try player.inspectorLayout().row(of: parameter.id))
    guard case .segments = row.control else {
      player.click(place)
      return try player.click(ParameterText.sentenceCase(names[wanted]))
    }
    let share = (Double(wanted) + 0.5) / Double(names.count)
    player.click(Point(x: row.box.x + row.box.width * share, y: place.y))
  }

  /// Expects that of all parameters of a style one has changed, or none.
  private func expect(
    _ style: SwipeStyle,
    differsFrom before: SwipeStyle,
    only id: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let changed = SwipeStyle.parameters.filter { $0.value(in: style) != $0.value(in: before) }.map(\.id)
    #expect(changed == (id.map { [$0] } ?? []), sourceLocation: sourceLocation)
  }

  @Test("changes its parameter only, and so says the recording", arguments: Parameter.allIDs)
  func one(id: String) throws {
    var player = try Self.player()
    let before = player.styles[0]
    try Self.change(try SwipeStyle.known(id), in: &player)
    expect(player.styles[0], differsFrom: before, only: id)
    let recording = try player.save()
    let settings = recording.settings
    #expect(!settings.isEmpty)
    #expect(settings.allSatisfy { $0.id == id })
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: recording.lastTime)
    #expect(replayer.session.table.style == player.styles[0])
    #expect(replayer.session.style == player.lab.session.style)
  }

  @Test(
    "changes it on the side that is edited only, or on both",
    arguments: Parameter.allIDs,
    Inspector.Edited.allCases
  )
  func sides(id: String, edited: Inspector.Edited) throws {
    var player = try Self.player(compared: true)
    // B begins as the style that A was changed from.
    player.key("Shift+X")
    let before = player.styles
    #expect(before[0] == before[1])
    try Self.edit(edited, in: &player)
    try Self.change(try SwipeStyle.known(id), in: &player)
    expect(player.styles[0], differsFrom: before[0], only: edited == .b ? nil : id)
    expect(player.styles[1], differsFrom: before[1], only: edited == .a ? nil : id)
    if edited == .both { #expect(player.styles[0] == player.styles[1]) }
    #expect(try player.save().settings.isEmpty == (edited == .b))
  }

  /// Chooses the side that is edited, by its segment.
  private static func edit(_ edited: Inspector.Edited, in player: inout LaboratoryPlayer) throws {
    let frame = try #require(try player.inspectorLayout().frame(of: .sides))
    let index = try #require(Inspector.Edited.allCases.firstIndex(of: edited))
    let share = (Double(index) + 0.5) / Double(Inspector.Edited.allCases.count)
    player.click(Point(x: frame.x + frame.width * share, y: frame.midY))
    #expect(player.lab.edited == edited)
  }

  @Test("has a reset that brings back what the style had, and the head's brings back all")
  func resets() throws {
    var player = try LaboratoryPlayer.window()
    let before = player.styles[0]
    for id in ["settle.response", "settle.dampingRatio"] {
      player.drag(from: try player.reveal(.slider(id)), by: Point(x: 50, y: 0))
    }
    let changed = player.styles[0]
    try player.press(InspectorElement.reset("settle.response"))
    expect(player.styles[0], differsFrom: before, only: "settle.dampingRatio")
    player.key("Ctrl+Z")
    #expect(player.styles[0] == changed)
    try player.press(InspectorElement.tool(.reset))
    #expect(player.styles[0] == before)
    player.key("Ctrl+Z")
    #expect(player.styles[0] == changed)
  }
}
