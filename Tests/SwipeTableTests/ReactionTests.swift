import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A reaction")
struct ReactionTests {
  /// What a table does when an action fires: a tap on one.
  private static func tapped(react: SwipeTable.Reaction) -> [SwipeEvent] {
    var table = SwipeTable.sample(open: ["id1": .trailing])
    var events: [SwipeEvent] = []
    for input in GestureScript().tap(200, 90).inputs {
      events += table.handle(input.input, at: input.time, react: react)
    }
    return events
  }

  @Test("is told of each event once, also of those that its own commands cause")
  func once() {
    var told: [String] = []
    let events = Self.tapped { table, event in
      told.append(event.text)
      if case .action = event.kind {
        table.perform(.remove("id5", animated: false), tag: "r", at: event.time)
      }
    }
    #expect(told == events.map(\.text))
    #expect(told.count { $0 == "removed" } == 1)
    #expect(told.count { $0 == "completed r true" } == 1)
  }

  @Test("that hands the table an input is a mistake, which ends the program")
  func handleInside() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.tapped { table, event in
        if case .action = event.kind { table.handle(.key("Escape"), at: event.time) }
      }
    }
  }

  @Test("that lets time pass is a mistake, which ends the program")
  func advanceInside() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.tapped { table, event in
        if case .action = event.kind { table.advance(to: event.time) }
      }
    }
  }

  @Test("alone gives commands with perform: outside of one that is a mistake, which ends the program")
  func performOutside() async {
    await #expect(processExitsWith: .failure) {
      var table = SwipeTable.sample()
      table.perform(.reload, tag: nil, at: .zero)
    }
  }

  @Test("may copy the table, and the copy is as usable afterwards")
  func copy() {
    var copies: [SwipeTable] = []
    _ = Self.tapped { table, _ in copies.append(table) }
    #expect(!copies.isEmpty)
  }
}
