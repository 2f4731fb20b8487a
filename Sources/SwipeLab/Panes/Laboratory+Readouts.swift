import SwipeEngine
import SwipeTable

/// The numbers about the row in hand.
extension Laboratory {
  /// The row that the numbers are about: that of the curves, and in the past the one that was in hand last by then.
  var rowInHand: RowID? {
    guard case .past = view else { return curves.row }
    let shown = shownInstant
    return gestures.spans.last { $0.began <= shown }?.row
  }

  /// The row that the numbers are about, as a side shows it; nil where there is none, or it has left.
  func shownRow(of side: Int) -> RowState? {
    let sides = shownSides
    guard let row = rowInHand, sides.indices.contains(side) else { return nil }
    return RowState(of: row, in: sides[side].session.table, at: shownInstant)
  }

  func readout(of side: Int) -> RowReadout.Side {
    let state = shownRow(of: side)
    let armed = rowInHand.flatMap { row in
      shownSides[side].session.table.activeRows(at: shownInstant).first { $0.id == row }?.trigger
    }
    return RowReadout.Side(
      offset: state?.offset,
      velocity: state?.velocity,
      phase: state.map { $0.phase.rawValue } ?? FigureText.none,
      armed: armed ?? "none"
    )
  }

  /// The places along the row in hand; of a row at rest those of the side that was uncovered last.
  func ruler(of side: Int) -> Ruler {
    let table = shownSides[side].session.table
    let offset = shownRow(of: side)?.offset
    guard let row = rowInHand else { return Ruler(side: .right, marks: []) }
    let isLeft = offset.map { $0 > 0 } ?? false || (offset ?? 0) == 0 && lastWay > 0
    let marks = GestureMarks(of: row, in: table)
      .shown(between: isLeft ? 0 : -.infinity, and: isLeft ? .infinity : 0)
      .map { Ruler.Mark(kind: $0.kind, offset: $0.offset) }
    return Ruler(side: isLeft ? .left : .right, marks: marks, offset: offset)
  }

  /// The way that the last gesture went, positive to the right.
  private var lastWay: Double { curves.live.first?.figures.peakVelocity ?? 0 }

  /// The spring by which a side settles: `ζ 0.70 · 0.40 s`.
  func springText(of side: Int) -> String {
    let settle = sides[side].session.table.style.settle
    let time = settle.duration ?? settle.response
    return
      "ζ \(FigureText.fixed(settle.dampingRatio, decimals: 2)) · \(FigureText.fixed(time, decimals: 2)) s"
  }

  var eventLines: [EventReadout.Line] {
    events.map { event in
      let (name, detail) = event.kind.words
      return EventReadout.Line(time: event.time, name: name, detail: detail)
    }
  }
}
