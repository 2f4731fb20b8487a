import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("In the inspector each parameter's control changes that parameter only")
struct InspectorParameterTests {
  /// A style in which no number is missing and none stands at an end of its range.
  private static func middling() throws -> SwipeStyle {
    var style = SwipeStyle()
    for parameter in SwipeStyle.parameters {
      guard case .number(let range, let step, _, _) = parameter.kind else { continue }
      let scale = SliderScale(range: range, unit: parameter.unit)
      try style.set(parameter.id, to: .number(scale.value(at: 0.4, step: step)))
    }
    return style
  }

  /// Expects that of all parameters only this one has changed, to a value that it can take.
  private func expectOnly(_ id: String, in player: InspectorPlayer, _ before: SwipeStyle) throws {
    for parameter in SwipeStyle.parameters {
      let isSame = parameter.value(in: before) == parameter.value(in: player.subject.a.style)
      #expect(isSame == (parameter.id != id), "\(parameter.id)")
    }
    #expect(!player.sets.isEmpty)
    for set in player.sets {
      #expect(set.setting.id == id)
      try SwipeStyle.known(id).check(set.setting.value)
    }
  }

  @Test("by a mouse that drags its slider, in one step of undo", arguments: Parameter.numberIDs)
  func mouseDrag(id: String) throws {
    let style = try Self.middling()
    var player = try InspectorPlayer.showing(id, of: style)
    let start = try player.middle(of: .slider(id))
    player.drag(from: start, by: Point(x: 60, y: 3))
    try expectOnly(id, in: player, style)
    #expect(Set(player.sets.map(\.change)).count == 1)
    player.drag(from: start, by: Point(x: -900, y: 0))
    let parameter = try SwipeStyle.known(id)
    #expect(try player.value(of: id) == .number(try #require(parameter.range).lowerBound))
    #expect(Set(player.sets.map(\.change)).count == 2)
  }

  @Test("by a finger that drags its slider across", arguments: Parameter.numberIDs)
  func touchDrag(id: String) throws {
    let style = try Self.middling()
    var player = try InspectorPlayer.showing(id, of: style)
    player.drag(from: try player.middle(of: .slider(id)), by: Point(x: 900, y: 0), .touch)
    try expectOnly(id, in: player, style)
    let parameter = try SwipeStyle.known(id)
    #expect(try player.value(of: id) == .number(try #require(parameter.range).upperBound))
  }

  @Test("by a drag on its name", arguments: Parameter.numberIDs, [PointerSample.Kind.mouse, .touch])
  func scrub(id: String, kind: PointerSample.Kind) throws {
    let style = try Self.middling()
    var player = try InspectorPlayer.showing(id, of: style)
    let start = try player.middle(of: .name(id))
    player.drag(from: start, by: Point(x: 20, y: 0), kind)
    try expectOnly(id, in: player, style)
    let parameter = try SwipeStyle.known(id)
    guard case .number(let old) = parameter.value(in: style), case .number(let new) = try player.value(of: id)
    else {
      Issue.record("\(id) has no number")
      return
    }
    let (range, step) = (try #require(parameter.range), try #require(parameter.step))
    expectClose(new, min(range.upperBound, old + 10 * step), within: step / 100)
  }

  @Test("by a number that is typed", arguments: Parameter.numberIDs)
  func typed(id: String) throws {
    let style = try Self.middling()
    var player = try InspectorPlayer.showing(id, of: style)
    let range = try #require(try SwipeStyle.known(id).range)
    let wanted = range.lowerBound + (range.upperBound - range.lowerBound) / 4
    try player.click(.field(id))
    player.type("\(wanted)".split(separator: ".").joined(separator: ","))
    #expect(player.sets.isEmpty)
    player.key("Return")
    try expectOnly(id, in: player, style)
    #expect(try player.value(of: id) == .number(wanted))
  }

  @Test(
    "by the arrow keys, in its steps",
    arguments: Parameter.numberIDs,
    [("Up", 1.0), ("Shift+Up", 10), ("Alt+Up", 0.1), ("Down", -1), ("Shift+Down", -10), ("Alt+Down", -0.1)]
  )
  func arrows(id: String, key: (name: String, steps: Double)) throws {
    let style = try Self.middling()
    let parameter = try SwipeStyle.known(id)
    let (range, step) = (try #require(parameter.range), try #require(parameter.step))
    guard case .number(let old) = parameter.value(in: style) else { return }
    for element in [InspectorElement.field(id), .slider(id)] {
      var player = try InspectorPlayer.showing(id, of: style)
      player.focus(element)
      player.expect(key.name, isTaken: true)
      try expectOnly(id, in: player, style)
      guard case .number(let new) = try player.value(of: id) else { return }
      let wanted = min(max(old + key.steps * step, range.lowerBound), range.upperBound)
      expectClose(new, wanted, within: step / 100)
    }
  }

  @Test("by a click on its toggle, a tap on it, and the space bar", arguments: Parameter.toggleIDs)
  func toggle(id: String) throws {
    let style = SwipeStyle()
    var player = try InspectorPlayer.showing(id, of: style)
    try player.click(.toggle(id))
    try expectOnly(id, in: player, style)
    try player.click(.toggle(id), .touch)
    #expect(player.subject.a.style == style)
    player.focus(.toggle(id))
    player.expect("Space", isTaken: true)
    try expectOnly(id, in: player, style)
    #expect(Set(player.sets.map(\.change)).count == 3)
  }

  @Test(
    "by its segments and by the arrow keys on them, or by the menu that it asks for",
    arguments: Parameter.choiceIDs
  )
  func choice(id: String) throws {
    let style = SwipeStyle()
    let parameter = try SwipeStyle.known(id)
    guard case .choice(let choices) = parameter.kind else { return }
    var player = try InspectorPlayer.showing(id, of: style)
    _ = try player.middle(of: .choice(id))
    let box = try #require(player.layout.row(of: id)?.box)
    let control = try #require(player.layout.row(of: id)?.control)
    if control == .picker(choices) {
      player.click(Point(x: box.midX, y: box.midY))
      #expect(player.effects == [.chooseFrom(id, anchor: box)])
    } else {
      #expect(choices.count <= 4)
      for (index, choice) in choices.enumerated() {
        let share = (Double(index) + 0.5) / Double(choices.count)
        player.click(Point(x: box.x + box.width * share, y: box.midY))
        #expect(try player.value(of: id) == .choice(choice))
      }
    }
    player = try InspectorPlayer.showing(id, of: style)
    player.focus(.choice(id))
    for _ in choices { player.key("Left") }
    for (index, choice) in choices.enumerated() {
      #expect(try player.value(of: id) == .choice(choice))
      if index == 0, choices.count > 1 { player.key("Right") } else { player.key("Down") }
    }
    #expect(player.sets.allSatisfy { $0.setting.id == id })
  }

  @Test("by the text of its trigger points", arguments: ["triggers.leading", "triggers.trailing"])
  func points(id: String) throws {
    let style = SwipeStyle()
    var player = try InspectorPlayer.showing(id, of: style)
    try player.click(.field(id))
    player.type("25% back, 1h door")
    player.key("Return")
    try expectOnly(id, in: player, style)
    #expect(try player.value(of: id) == .choice("25% back, 1h door"))
    player.type("25% backwards")
    player.key("Return")
    #expect(try player.value(of: id) == .choice("25% back, 1h door"))
    #expect(player.inspector.edit?.isRefused == true)
    #expect(player.picture.texts.contains { $0.name.hasPrefix("Takes none, or trigger points") })
  }

  @Test("by its reset, and all by the head's", arguments: Parameter.allIDs)
  func reset(id: String) throws {
    let style = try Self.middling()
    var player = try InspectorPlayer.showing(id)
    player.subject.a.style = style
    let parameter = try SwipeStyle.known(id)
    let isChanged = player.subject.isChanged(parameter)
    #expect((player.layout.place(of: .reset(id)) != nil) == isChanged)
    if isChanged {
      try player.click(.reset(id))
      #expect(player.effects == [.reset([id], of: .a)])
      #expect(!player.subject.isChanged(parameter))
      #expect(player.layout.place(of: .reset(id)) == nil)
    }
    player.forgetEffects()
    try player.click(.tool(.reset))
    #expect(player.effects == [.resetAll(of: .a)])
  }
}
