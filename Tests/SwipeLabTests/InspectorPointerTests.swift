import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A pointer on the inspector")
struct InspectorPointerTests {
  private static let ratio = "settle.dampingRatio"

  private func frame(_ player: InspectorPlayer, _ element: InspectorElement) throws -> Rect {
    try #require(player.layout.frame(of: element))
  }

  @Test(
    "jumps to where the track is pressed and goes on from there",
    arguments: [PointerSample.Kind.mouse, .touch]
  )
  func jump(kind: PointerSample.Kind) throws {
    var player = InspectorPlayer()
    let slider = try frame(player, .slider(Self.ratio))
    player.click(Point(x: slider.midX, y: slider.midY), kind)
    // The middle of the way from 0.05 to 4, by the square of the way.
    #expect(try player.value(of: Self.ratio) == .number(1.04))
  }

  @Test("that holds the knob beside its middle does not move it by that")
  func hold() throws {
    var player = InspectorPlayer()
    let row = try #require(player.layout.row(of: Self.ratio))
    let knob = try #require(row.knobX(for: 0.86))
    player.drag(from: Point(x: knob + 6, y: row.slider.midY), by: Point(x: 0, y: 30))
    #expect(player.sets.isEmpty)
    player.drag(from: Point(x: knob + 6, y: row.slider.midY), by: Point(x: 40, y: 0))
    let wanted = try #require(row.value(at: knob + 40))
    #expect(try player.value(of: Self.ratio) == .number(wanted))
  }

  @Test(
    "that is taken away gives each side back what it had",
    arguments: [Inspector.Edited.a, .b, .both],
    [InspectorElement.slider(ratio), .name(ratio)]
  )
  func cancel(edited: Inspector.Edited, element: InspectorElement) throws {
    var other = SwipeStyle()
    try other.set(Self.ratio, to: .number(0.4))
    var player = InspectorPlayer(compared: other)
    player.subject.edited = edited
    let before = player.subject
    player.drag(from: try player.middle(of: element), by: Point(x: 70, y: 0), ends: false)
    #expect(player.subject != before)
    let changes = Set(player.sets.map(\.change))
    player.sample(.cancel, .zero)
    #expect(player.subject == before)
    #expect(Set(player.sets.map(\.change)) == changes)
    #expect(changes.count == 1)
    player.sample(.move, Point(x: 1200, y: 400))
    #expect(player.subject == before)
  }

  @Test("that is taken away gives a missing number back that it is missing")
  func cancelMissing() throws {
    var player = InspectorPlayer()
    player.drag(from: try player.middle(of: .slider("settle.duration")), by: Point(x: 40, y: 0), ends: false)
    #expect(try player.value(of: "settle.duration") != .null)
    player.sample(.cancel, .zero)
    #expect(try player.value(of: "settle.duration") == .null)
  }

  @Test(
    "of a finger that moves up scrolls, and changes nothing",
    arguments: [InspectorElement.slider(ratio), .name(ratio), .field(ratio)]
  )
  func scroll(element: InspectorElement) throws {
    var player = InspectorPlayer.open()
    let start = try player.middle(of: element)
    let before = player.layout.scroll
    player.drag(from: start, by: Point(x: 6, y: -100), .touch, ends: false)
    #expect(player.sets.isEmpty)
    // The way counts from where the finger left its slop.
    #expect(player.layout.scroll - before > 80)
    #expect(player.layout.scroll - before <= 100)
    player.sample(.up, start + Point(x: 6, y: -100), .touch)
    #expect(player.inspector.needsFrame(at: player.now))
    #expect(player.inspector.focus == nil)
    let thrown = player.layout.scroll
    player.wait(100)
    let later = player.layout.scroll
    #expect(later > thrown)
    player.wait(10_000)
    #expect(player.layout.scroll > later)
    #expect(!player.inspector.needsFrame(at: player.now))
  }

  @Test("of a finger stops what it has thrown, without pressing anything")
  func stop() throws {
    var player = InspectorPlayer.open()
    let start = Point(x: 1100, y: 600)
    player.drag(from: start, by: Point(x: 0, y: -200), .touch)
    player.wait(50)
    let place = player.layout.scroll
    player.click(start, .touch)
    player.wait(100)
    expectClose(player.layout.scroll, place)
    #expect(player.inspector.focus == nil)
    #expect(player.effects.isEmpty)
  }

  @Test("of a finger that is thrown ends at the end of the content")
  func end() throws {
    var player = InspectorPlayer()
    for _ in 0..<8 { player.drag(from: Point(x: 1100, y: 600), by: Point(x: 0, y: -300), .touch, steps: 4) }
    player.wait(10_000)
    #expect(player.layout.scroll == player.layout.scrollEnd)
    player.drag(from: Point(x: 1100, y: 400), by: Point(x: 0, y: 2000), .touch, ends: false)
    #expect(player.layout.scroll == 0)
  }

  @Test("of a second finger on the same number does nothing, on another it changes that one")
  func twoFingers() throws {
    var player = InspectorPlayer()
    let slider = try frame(player, .slider(Self.ratio))
    let second = try frame(player, .slider("settle.response"))
    player.drag(from: Point(x: slider.midX, y: slider.midY), by: Point(x: 40, y: 0), .touch, ends: false)
    let value = try player.value(of: Self.ratio)
    player.sample(.down, Point(x: slider.x + 20, y: slider.midY), .touch, pointer: 2)
    player.sample(.move, Point(x: slider.x + 120, y: slider.midY), .touch, pointer: 2)
    player.sample(.up, Point(x: slider.x + 120, y: slider.midY), .touch, pointer: 2)
    #expect(try player.value(of: Self.ratio) == value)
    player.sample(.down, Point(x: second.x + 20, y: second.midY), .touch, pointer: 3)
    player.sample(.move, Point(x: second.x + 120, y: second.midY), .touch, pointer: 3)
    #expect(Set(player.sets.map(\.setting.id)) == [Self.ratio, "settle.response"])
    #expect(Set(player.sets.map(\.change)).count == 2)
  }

  @Test("hits what is 44 points around for a finger, the nearest of several")
  func reach() throws {
    let player = InspectorPlayer()
    let field = try frame(player, .field(Self.ratio))
    let slider = try frame(player, .slider(Self.ratio))
    let below = Point(x: field.midX, y: field.maxY + 1)
    #expect(player.layout.element(at: below, .touch) == .field(Self.ratio))
    #expect(
      player.layout.element(at: Point(x: slider.midX, y: slider.maxY + 3), .touch) == .slider(Self.ratio)
    )
    let chevron = try frame(player, .section(.drag))
    #expect(chevron.height == 40)
    #expect(player.layout.element(at: Point(x: chevron.midX, y: chevron.midY), .touch) == .section(.drag))
  }

  @Test(
    "that begins to type is shown the whole row with its help",
    arguments: [PointerSample.Kind.mouse, .touch]
  )
  func shownWhole(kind: PointerSample.Kind) throws {
    var player = InspectorPlayer(in: InspectorPlayer.sheet, .sheet)
    try player.click(.field(Self.ratio), kind)
    #expect(player.inspector.isTyping)
    let row = try #require(player.layout.row(of: Self.ratio))
    #expect(!row.help.isEmpty)
    #expect(row.frame.maxY <= player.layout.viewport.maxY)
  }

  @Test("other than the left button of a mouse does nothing")
  func otherButtons() throws {
    var player = InspectorPlayer()
    let point = try player.middle(of: .slider(Self.ratio))
    for button in [PointerSample.Button.right, .middle] {
      let sample = PointerSample(pointer: 1, phase: .down, location: point, kind: .mouse, button: button)
      let effects = player.inspector.handle(sample, player.subject, in: player.pane, at: player.now)
      #expect(effects.isEmpty)
    }
    #expect(player.inspector.grabs.isEmpty)
  }

  @Test("shows a row's help after 400 ms on it, and nothing moves under it")
  func hover() throws {
    var player = InspectorPlayer()
    player.sample(.move, try player.middle(of: .name(Self.ratio)))
    player.wait(399)
    #expect(player.layout.row(of: Self.ratio)?.help == [])
    #expect(player.inspector.nextEvent == Timestamp(milliseconds: 400))
    player.wait(1)
    #expect(player.layout.row(of: Self.ratio)?.help.isEmpty == false)
    #expect(player.inspector.nextEvent == .distantFuture)
    player.sample(.move, try player.middle(of: .name("slide.duration")))
    let before = player.layout.row(of: "slide.duration")?.frame.y
    player.wait(400)
    #expect(player.layout.row(of: Self.ratio)?.help == [])
    #expect(player.layout.row(of: "slide.duration")?.help.isEmpty == false)
    let after = player.layout.row(of: "slide.duration")?.frame.y
    #expect(player.layout.scroll > 0 || before != after)
    if player.layout.scroll > 0 { #expect(before == after) }
  }

  @Test("that is down keeps everything where it is")
  func stillWhileDown() throws {
    var player = InspectorPlayer()
    let place = try player.middle(of: .slider(Self.ratio))
    let before = player.layout.frame(of: .slider("settle.duration"))
    player.sample(.down, place)
    player.wait(1000)
    #expect(player.layout.frame(of: .slider("settle.duration")) == before)
    player.sample(.up, place)
    #expect(player.layout.frame(of: .slider("settle.duration")) != before)
  }

  @Test("turns the wheel: the content scrolls, on a sheet's chips these")
  func wheel() throws {
    var player = InspectorPlayer.open()
    player.wheel(-60, at: Point(x: 1100, y: 500))
    #expect(player.layout.scroll == 60)
    player.wheel(500, at: Point(x: 1100, y: 500))
    #expect(player.layout.scroll == 0)
    player.wheel(-1e9, at: Point(x: 1100, y: 500))
    #expect(player.layout.scroll == player.layout.scrollEnd)
    var phone = InspectorPlayer(in: InspectorPlayer.sheet, .sheet)
    phone.wheel(-60, at: Point(x: 200, y: 546))
    #expect(phone.layout.chipScroll == 60)
    #expect(phone.layout.scroll == 0)
  }

  @Test("of a finger pulls the chips along, and a tap shows their group")
  func chips() throws {
    var player = InspectorPlayer(in: InspectorPlayer.sheet, .sheet)
    #expect(player.layout.row(of: Self.ratio) != nil)
    let chip = try frame(player, .chip(.settle))
    player.drag(from: Point(x: chip.midX, y: chip.midY), by: Point(x: -100, y: 0), .touch)
    player.wait(5000)
    #expect(player.layout.chipScroll > 80)
    #expect(player.inspector.chosenGroup == .settle)
    try player.click(.chip(.expansion), .touch)
    #expect(player.inspector.chosenGroup == .expansion)
    #expect(player.layout.row(of: "expansion") != nil)
    #expect(player.layout.row(of: Self.ratio) == nil)
  }
}
