import SDL
import SwipeEngine
import SwipeTable

/// A window's content that is one table and nothing else.
@MainActor
final class TableContent: WindowContent {
  private(set) var table: SwipeTable
  var painter: TablePainter
  private let metrics: TextMetrics
  private let hidesIcons: Bool
  private let motor: any HapticMotor
  private let react: SwipeTable.Reaction

  /// - Parameters:
  ///   - metrics: measures the actions of rows that come in later.
  ///   - hidesIcons: whether there are none to draw, so that actions show their titles alone.
  ///   - motor: lets the table's ticks and thuds be felt.
  ///   - react: the program's reaction.
  init(
    table: SwipeTable,
    painter: TablePainter,
    metrics: TextMetrics,
    hidesIcons: Bool = false,
    motor: any HapticMotor,
    react: @escaping SwipeTable.Reaction
  ) {
    self.table = table
    self.painter = painter
    self.metrics = metrics
    self.hidesIcons = hidesIcons
    self.motor = motor
    self.react = { table, event in
      let rows = table.rows
      react(&table, event)
      Self.measureNewActions(of: &table, changedFrom: rows, metrics, at: event.time)
    }
  }

  /// Gives actions that the program's reaction has brought in the width that their titles need.
  private static func measureNewActions(
    of table: inout SwipeTable,
    changedFrom old: [Row],
    _ metrics: TextMetrics,
    at time: Timestamp
  ) {
    // Rows that nothing has touched are the same memory, so this costs nothing but after a change.
    guard table.rows != old else { return }
    for row in table.rows {
      let measured = row.measured(metrics)
      guard measured != row else { continue }
      let command = TableCommand.setActions(row.id, leading: measured.leading, trailing: measured.trailing)
      table.perform(command, tag: nil, at: time)
    }
  }

  func take(_ input: TableInput, at time: Timestamp) {
    motor.feel(table.handle(input.measured(metrics), at: time, react: react))
  }

  func advance(to time: Timestamp) {
    motor.feel(table.advance(to: time, react: react))
  }

  func needsFrame(at time: Timestamp) -> Bool {
    table.needsFrame(at: time)
  }

  var nextEvent: Timestamp { table.nextEvent }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    var list = DisplayList()
    var painter = painter
    if hidesIcons {
      let face = painter.face
      painter.face = { face($0, $1).withoutIcon }
    }
    painter.paint(table, at: time, into: &list)
    return (list, painter.theme.under)
  }
}

extension SwipeAction {
  /// What the action looks like where there are no icons: its title alone.
  fileprivate var withoutIcon: SwipeAction {
    var face = self
    face.icon = nil
    return face
  }
}
