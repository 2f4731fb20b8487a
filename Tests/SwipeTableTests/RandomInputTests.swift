import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A table under random inputs")
struct RandomInputTests {
  /// Inputs shown when something is wrong.
  private static let shown = 12

  /// A run through so many inputs; ends at the first thing that is wrong.
  private struct Run {
    var table: SwipeTable
    var pairing = EventPairing()
    var counts: [String: Int] = [:]
    /// The rows that were ever sent to an offset, and may stand anywhere.
    var sent: Set<RowID> = []

    /// Takes an input in, and returns what is wrong afterwards.
    mutating func take(_ step: TimedInput) -> [String] {
      pairing.note(step.input)
      if case .command(.setOffset(let id, _, _), _) = step.input { sent.insert(id) }
      var asked: [String] = []
      let events = table.handle(step.input, at: step.time) { Run.react(to: $1, in: &$0, asking: &asked) }
      for tag in asked { pairing.asked(tag) }
      for event in events { note(event) }
      return table.violations(at: step.time) + pairing.violations
    }

    /// Lets everything come to rest; nothing may be left open.
    mutating func finish(at time: Timestamp) -> [String] {
      let end = time.adding(seconds: 3600)
      var asked: [String] = []
      for pointer in RandomInputs.pointerIDs {
        let cancel = PointerSample(pointer: pointer, phase: .cancel, location: .zero)
        let events = table.handle(.pointer(cancel), at: time) { Run.react(to: $1, in: &$0, asking: &asked) }
        for tag in asked { pairing.asked(tag) }
        asked = []
        for event in events { note(event) }
      }
      let events = table.advance(to: end) { Run.react(to: $1, in: &$0, asking: &asked) }
      for tag in asked { pairing.asked(tag) }
      for event in events { note(event) }
      pairing.finish()
      let found = table.violations(at: end) + pairing.violations + unrested(at: end)
      return found + (table.needsFrame(at: end) ? ["something moves for ever"] : [])
    }

    /// The rows that are neither closed, nor open at their pane's width or a trigger point, nor out and waiting for the
    /// program.
    private func unrested(at time: Timestamp) -> [String] {
      table.activeRows(at: time).compactMap { row in
        switch row.phase {
        case .filling, .gone: row.height == row.fullHeight ? nil : "\(row.id) is out and has not collapsed"
        case .open where row.height == row.fullHeight && stands(row): nil
        case .open where sent.contains(row.id) && abs(row.offset) <= table.viewport.width: nil
        default: "\(row.id) is left \(row.phase) at \(row.offset) of \(places(of: row))"
        }
      }
    }

    private func stands(_ row: RowSnapshot) -> Bool {
      places(of: row).contains { abs(abs(row.offset) - $0) < 1e-9 }
    }

    /// How far a row may have been moved where its side is open: by its pane, or to a trigger point that holds it.
    private func places(of row: RowSnapshot) -> [Double] {
      guard let edge = table.openEdge(of: row.id),
        let actions = table.row(row.id).map({ table.actions(of: $0, edge) })
      else { return [0] }
      let cells = actions.map { action in
        CellAction(
          id: action.id,
          demand: action.content.map { .content($0) } ?? .width(action.width ?? ButtonStyle.standardWidth)
        )
      }
      let options = table.options(of: row.id, edge)
      let context = CellContext(
        style: table.style,
        width: table.viewport.width,
        height: row.fullHeight,
        leading: cells,
        trailing: cells,
        leadingOptions: options,
        trailingOptions: options
      )
      let doors = context.stops(edge).filter { $0.outcome == .door }.map(\.distance)
      return [context.paneWidth(edge)] + doors
    }

    private mutating func note(_ event: SwipeEvent) {
      pairing.note(event)
      counts[String(event.text.prefix { $0 != " " }), default: 0] += 1
    }

    /// What the program does when an action fires: something, nothing, or too much.
    private static func react(to event: SwipeEvent, in table: inout SwipeTable, asking: inout [String]) {
      guard case .action(let action, _) = event.kind, let row = event.row else { return }
      let tag = "r\(event.time.nanoseconds)\(row)"
      func perform(_ command: TableCommand) {
        asking.append(tag)
        table.perform(command, tag: tag, at: event.time)
      }
      switch event.time.nanoseconds % 11 {
      case 0: perform(.fulfil(row, action, with: .delete))
      case 1: perform(.fulfil(row, action, with: .reset))
      case 2: perform(.remove(row, animated: true))
      case 3: perform(.remove(row, animated: false))
      case 4: perform(.open(row, .leading, animated: true))
      case 5:
        perform(.closeAll(animated: true))
        perform(.closeAll(animated: true))
      case 6:
        perform(.remove(row, animated: true))
        perform(.undo)
      case 7: perform(.insert(Row(id: "made" + tag), at: 1, animated: true))
      case 8, 9: break
      default: perform(.fulfil(row, action, with: .reset))
      }
    }
  }

  /// Fifty rows, with everything allowed that the default style forbids.
  private var table: SwipeTable {
    .sample(rows: 50, open: ["id3": .trailing]) {
      $0.openRows = .many
      $0.expansion.kind = .fill
    }
  }

  private func run(seed: UInt64, count: Int) -> [String: Int] {
    var run = Run(table: table)
    var inputs = RandomInputs(seed: seed, givesOptions: true)
    var recent: [TimedInput] = []
    for index in 0..<count {
      let step = inputs.next(for: run.table)
      if recent.count == Self.shown { recent.removeFirst() }
      recent.append(step)
      let found = run.take(step)
      if !found.isEmpty {
        let lines = recent.map { "\($0.time.milliseconds) ms: \($0.input)" }
        Issue.record("Seed \(seed), input \(index): \(found)\n\(lines.joined(separator: "\n"))")
        return run.counts
      }
    }
    let left = run.finish(at: inputs.time)
    if !left.isEmpty { Issue.record("Seed \(seed), at the end: \(left)") }
    return run.counts
  }

  @Test(
    "keeps its invariants through 100,000 inputs of all kinds, and everything happens",
    arguments: RandomInputs.seeds(20_261_130)
  )
  func hundredThousand(seed: UInt64) {
    let counts = run(seed: seed, count: 100_000)
    for name in Self.names {
      #expect(counts[name, default: 0] >= 20, "\(name) came \(counts[name, default: 0]) times")
    }
  }

  /// Every kind of event, so that the inputs are known to reach all of the table.
  private static let names = [
    "gestureBegan", "gestureEnded", "declined", "willOpen", "didOpen", "willClose", "didClose",
    "triggerChanged", "haptic", "action", "fill", "fulfilled", "removed", "inserted", "selected",
    "scrollBegan", "scrollEnded", "completed",
  ]
}
