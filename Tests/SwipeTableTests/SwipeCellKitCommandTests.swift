import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: rows that a program moves")
struct SwipeCellKitCommandTests {
  struct Command: Decodable, Sendable {
    enum Place: Decodable, Sendable {
      case open
      case offset(Double)

      private enum Word: String, Decodable {
        case open
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
          switch try container.decode(Word.self) {
          case .open: self = .open
          }
        } catch is DecodingError {
          self = .offset(try container.decode(Double.self))
        }
      }
    }

    var cellWidth: Double
    var panel: SwipeCellKitPanel
    var offset: Place
  }

  struct Answer: Decodable, Sendable {
    var targetOffset: Double
    var state: SwipeCellKitPanel.Side
    var curve: String
    var duration: Double
  }

  typealias Vector = SwipeCellKitVector<Command, Answer>

  @Test(
    "a row goes where the program sends it, its side counts as open, and the answer comes once",
    arguments: try SwipeCellKitVectors.exact("programmatic") as [Vector]
  )
  func programmatic(_ vector: Vector) {
    let (input, expected) = (vector.input, vector.expected)
    var player = TablePlayer(SwipeTable([input.panel], width: input.cellWidth))
    let command: TableCommand =
      switch input.offset {
      case .open: .open("id0", input.panel.edge, animated: true)
      case .offset(let offset): .setOffset("id0", offset, animated: true)
      }
    player.play(GestureScript().command(command, tag: "go"))
    #expect(player.table.openEdge(of: "id0") == (expected.state == .left ? .leading : .trailing))
    #expect(player.table.openEdge(of: "id0") == input.panel.edge)
    #expect(expected.curve == "timed")
    let spring = Spring.settling(in: expected.duration, dampingRatio: 1)
    let motion = SpringTrajectory(spring: spring, from: 0, to: expected.targetOffset)
    for instant in [50.0, 100, 200, 400] {
      player.advance(to: instant)
      vector.expect(
        player.offset(of: "id0"),
        motion.position(at: instant / 1000),
        "the offset at \(instant) ms"
      )
    }
    player.rest()
    vector.expect(player.offset(of: "id0"), expected.targetOffset, "the offset")
    #expect(player.phase(of: "id0") == .open)
    #expect(player.log().filter { $0.hasPrefix("completed") } == ["completed go true"])
    #expect(player.editing() == ["editingBegan \(input.panel.edge)"])
  }
}
