import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A comparison")
struct LabComparisonTests {
  private static let inputs = 500

  /// A comparison of two equal styles.
  private static func player(_ scene: any Scene, _ settings: [ParameterSetting] = []) throws
    -> LaboratoryPlayer
  {
    var player = try LaboratoryPlayer.window(scene: scene)
    player.arrange(.sideBySide)
    player.tell { lab, time in
      lab.tune(settings, sides: [0], at: time)
      return []
    }
    player.key("Shift+X")
    player.tell { lab, _ in
      // Else an undo would take the copy back.
      lab.styleUndo = StyleUndo()
      return []
    }
    return player
  }

  /// What a side shows.
  private static func look(_ side: LabSide, at time: Timestamp) -> DisplayList {
    var list = DisplayList()
    side.scene.painter(theme: .light, metrics: .halfEm).paint(side.session.table, at: time, into: &list)
    return list
  }

  /// Expects that the sides are the same.
  private func expectEqual(
    _ player: LaboratoryPlayer,
    isThorough: Bool,
    _ what: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let time = player.lab.now
    let sides = player.lab.sides
    let frames = sides.map { $0.session.frame(0, at: time) }
    #expect(frames[0] == frames[1], "\(what())", sourceLocation: sourceLocation)
    #expect(sides[0].scene.summary == sides[1].scene.summary, "\(what())", sourceLocation: sourceLocation)
    guard isThorough else { return }
    let looks = sides.map { Self.look($0, at: time) }
    #expect(looks[0] == looks[1], "\(what())", sourceLocation: sourceLocation)
  }

  static let expansions = Expansion.Kind.allCases.map(\.rawValue)

  @Test(
    "of equal styles shows the same twice, whatever is done",
    arguments: expansions,
    RandomInputs.seeds(1)
  )
  func equal(expansion: String, seed: UInt64) throws {
    for scene in [InboxScene() as any Scene, TasksScene(), BooksScene(), ContactsScene()] {
      let settings = expansion == "none" ? [] : [ParameterSetting("expansion", .choice(expansion))]
      var player = try Self.player(scene, settings)
      // Nothing but the rows can be touched.
      player.keys(["I", "C"])
      var random = SeededRandom(seed: seed)
      var stream = RandomInputs(seed: seed)
      for number in 1...Self.inputs {
        let next = stream.next(for: player.table)
        guard let input = Self.inWindow(next.input, of: player.lab, &random) else { continue }
        player.handle(input, at: next.time.nanoseconds)
        expectEqual(player, isThorough: number % 10 == 0, "\(scene.title), \(number): \(input)")
        let sides = player.lab.sides.map { $0.session.frame(0, at: player.lab.now) }
        guard sides[0] == sides[1] else { return }
      }
    }
  }

  /// The input in window points, on either of the devices; nil for one of the program's own.
  private static func inWindow(
    _ input: TableInput,
    of lab: Laboratory,
    _ random: inout SeededRandom
  ) -> TableInput? {
    let table = lab.layout.table(random.whole(0...1))
    switch input {
    case .pointer(var sample):
      // A finger stays with the device that it came down on.
      let device =
        if case .table(let device)? = lab.targets[sample.pointer] { lab.layout.table(device) } else { table }
      sample.location = sample.location + device.origin
      return .pointer(sample)
    case .wheel(var sample):
      sample.location = sample.location.map { $0 + table.origin }
      return .wheel(sample)
    case .key(let key):
      return random.once(in: 3) ? .key(random.pick(["Return", "Delete", "Left", "Menu"])) : .key(key)
    case .command(let command, let tag):
      switch command {
      case .perform, .remove, .undo, .open, .close, .fulfil: return .command(command, tag: tag)
      default: return nil
      }
    case .style, .options: return nil
    }
  }

  @Test("has the second table in step with the first before a finger begins something")
  func aligned() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.tell { lab, time in
      lab.tune([ParameterSetting("expansion", .choice("destructive"))], sides: [0], at: time)
      lab.tune([ParameterSetting("expansion", .choice("none"))], sides: [1], at: time)
      return []
    }
    player.swipe(-405, from: 410)
    player.advance(by: 3000)
    let rows = player.lab.sides.map { $0.session.table.rows.count }
    #expect(rows[0] == rows[1] - 1)
    player.sample(.down, player.lab.layout.table(0).origin + Point(x: 300, y: 200), .touch)
    #expect(player.lab.sides[0].session.table.rows == player.lab.sides[1].session.table.rows)
    #expect(player.styles[0] != player.styles[1])
  }

  @Test("follows a finger on either device, in the same place of both", arguments: [0, 1])
  func devices(device: Int) throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.key("Shift+X")
    player.swipe(-120, from: 380, device: device, ends: false)
    let offsets = [player.offset(of: "m0", in: 0), player.offset(of: "m0", in: 1)]
    #expect(offsets[0] < -50 && offsets[0] == offsets[1])
    #expect(player.lab.drivenDevice == device)
  }

  @Test("has both curves in one plot, with the place of the finger the same")
  func curves() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.throwOpen()
    player.advance(by: 2000)
    #expect(player.lab.plot.entries.count == 2)
    let figures = player.lab.curves.live.map(\.figures)
    #expect(figures[0].start == figures[1].start)
    #expect(figures[0].settling != figures[1].settling)
  }

  @Test("that ends keeps B's style for the next one", arguments: [StageArrangement.sideBySide, .ghost])
  func again(arrangement: StageArrangement) throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(arrangement)
    player.tune("settle.response", to: .number(0.77), side: 1)
    let styles = player.styles
    player.arrange(.one)
    #expect(player.styles == [styles[0]])
    player.arrange(.sideBySide)
    #expect(player.styles == styles)
  }

  @Test("that has ended leaves B's changes to be taken back when there is a B again")
  func undoWithoutB() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    let first = player.styles
    player.tune("settle.response", to: .number(0.77), side: 1)
    player.arrange(.one)
    player.key("Ctrl+Z")
    player.arrange(.sideBySide)
    #expect(player.styles == first)
    player.key("Ctrl+Y")
    #expect(player.styles[1].settle.response == 0.77)
  }
}
