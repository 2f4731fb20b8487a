import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("Random inputs to the laboratory")
struct LaboratoryRandomTests {
  private static let inputs = 20_000
  private static let keys = [
    "M", "F10", "T", "F5", "R", "Up", "Down", "Left", "Right", "Return", "Space", "Escape", "Ctrl+Z",
    "Delete", "Menu", "Shift+F10",
  ]

  @Test(
    "never trap, and the table's invariants hold after each of 20,000",
    arguments: RandomInputs.seeds(2_026)
  )
  func invariants(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var stream = RandomInputs(seed: seed)
    var player = try LaboratoryPlayer()
    for number in 1...Self.inputs {
      let next = stream.next(for: player.table)
      player.handle(Self.inWindow(next.input, &random), at: next.time.nanoseconds)
      if number % 50 == 0 { #expect(Self.isSound(player.picture), "after \(number) inputs") }
      if number % 1000 == 0 { player.announce("After \(number) inputs") }
    }
    for cancel in stream.letGo(for: 30) { player.handle(cancel.input, at: cancel.time.nanoseconds) }
    player.play(GestureScript().key("Escape"))
    player.advance(to: stream.time.milliseconds)
    #expect(!player.lab.needsFrame(at: player.now))
    // A fill that nobody answers may wait for ever; nothing else does.
    #expect(player.lab.nextEvent == .distantFuture)
  }

  @Test("lead to a recording that comes to the same table")
  func recordings() throws {
    var random = SeededRandom(seed: 7)
    var stream = RandomInputs(seed: 7)
    var player = try LaboratoryPlayer()
    for _ in 1...1500 {
      let next = stream.next(for: player.table)
      guard Self.isFinite(next.input) else { continue }
      player.handle(Self.inWindow(next.input, &random), at: next.time.nanoseconds)
    }
    for cancel in stream.letGo(for: 30) { player.handle(cancel.input, at: cancel.time.nanoseconds) }
    player.play(GestureScript().key("Escape"))
    player.advance(to: stream.time.milliseconds)
    let recording = try player.save()
    var replayer = try Replayer(recording)
    let age = replayer.lastInput.milliseconds
    _ = try replayer.advance(to: Timestamp(milliseconds: max(age, 30_000) + 30_000))
    #expect(replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    #expect(replayer.session.style == player.lab.session.style)
    #expect(replayer.session.table.viewport == player.table.viewport)
  }

  /// The input in window points, with keys and places of the laboratory's own strewn in.
  private static func inWindow(_ input: TableInput, _ random: inout SeededRandom) -> TableInput {
    switch input {
    case .pointer(var sample):
      sample.location.y += LaboratoryPlayer.titleBar
      if random.once(in: 12) {
        let bar = Point(x: 370, y: random.number(0...900))
        sample.location = random.pick([LaboratoryPlayer.menuTool, LaboratoryPlayer.themeTool, bar])
      }
      return .pointer(sample)
    case .wheel(var sample):
      sample.location?.y += LaboratoryPlayer.titleBar
      return .wheel(sample)
    case .key(let key): return .key(random.once(in: 2) ? random.pick(keys) : key)
    case .style, .options, .command: return input
    }
  }

  /// Whether a recording can state it: a length that is not finite has no place in a file.
  private static func isFinite(_ input: TableInput) -> Bool {
    switch input {
    case .pointer(let sample): sample.location.x.isFinite && sample.location.y.isFinite
    case .wheel(let sample): sample.dx.isFinite && sample.dy.isFinite
    default: true
    }
  }

  /// Whether every clip and layer that is opened is closed.
  private static func isSound(_ list: DisplayList) -> Bool {
    var open = 0
    for item in list.items {
      switch item {
      case .pushClip, .pushLayer: open += 1
      case .popClip, .popLayer: open -= 1
      default: break
      }
      if open < 0 { return false }
    }
    return open == 0
  }
}
