import SwipeEngine
import SwipeTable

/// Changing styles, and taking that back.
extension Laboratory {
  /// The styles of all sides, and where they come from; that of B also while it is not there.
  var styleState: StyleUndo.State {
    let other = second?.session.style ?? secondStyle
    return StyleUndo.State(
      origins: origins,
      references: [first.session.style] + (other.map { [$0] } ?? [])
    )
  }

  /// The one way to change styles: what is on view follows, and it can be taken back. Where nothing has changed afterwards there
  /// is nothing to take back.
  ///
  /// - Parameter change: what the change belongs to; equal ones are one step of undo. Nil is a step of its own.
  mutating func changeStyles(_ change: Int? = nil, at time: Timestamp, _ body: (inout Laboratory) -> Void) {
    guard replay == nil else { return }
    let before = styleState
    body(&self)
    guard styleState != before else { return }
    styleUndo.didChange(from: before, change: change, at: time)
    restyleView(at: time)
  }

  /// Changes parameters of some sides, at once: what moves goes on from where it is, as fast as it is.
  ///
  /// - Parameter change: what the change belongs to; equal ones are one step of undo. Nil is a step of its own.
  mutating func tune(_ settings: [ParameterSetting], sides: [Int], change: Int? = nil, at time: Timestamp) {
    guard !settings.isEmpty else { return }
    changeStyles(change, at: time) { lab in
      for side in sides { lab.feed(.tune(settings), toSide: side, at: time) }
    }
  }

  /// Sets parameters of some sides back to what the style had that it was made from.
  mutating func reset(_ ids: [String], sides: [Int], at time: Timestamp) {
    changeStyles(at: time) { lab in
      for side in sides {
        guard let style = lab.originStyle(of: side) else { continue }
        let settings = ids.compactMap { id in
          SwipeStyle.parameter(id).map { ParameterSetting(id, $0.value(in: style)) }
        }
        lab.feed(.tune(settings), toSide: side, at: time)
      }
    }
  }

  /// Takes another style for a side.
  ///
  /// - Parameter reference: what is changed of it at once; nil is nothing.
  mutating func take(
    _ origin: StyleOrigin,
    _ reference: StyleReference? = nil,
    side: Int,
    at time: Timestamp
  ) {
    guard origins.indices.contains(side) else { return }
    changeStyles(at: time) { lab in
      lab.origins[side] = origin
      lab.feed(.style(reference ?? origin.reference), toSide: side, at: time)
    }
  }

  /// The style that a side was made from; nil where it cannot be, which no origin is.
  func originStyle(of side: Int) -> SwipeStyle? {
    origins.indices.contains(side) ? Self.style(of: origins[side].reference) : nil
  }

  /// The style that is meant; nil where there is none.
  static func style(of reference: StyleReference) -> SwipeStyle? {
    do { return try reference.style() } catch { return nil }
  }

  private mutating func feed(_ kind: SessionInput.Kind, toSide side: Int, at time: Timestamp) {
    if side == 0 { feedFirst(kind, at: time) } else { feedSecond(kind, at: time) }
  }

  /// Takes the last change of a style back.
  mutating func undoStyle(at time: Timestamp) {
    guard let state = styleUndo.undo(from: styleState, at: time) else { return }
    restore(state, at: time)
  }

  /// Makes the change again that was taken back last.
  mutating func redoStyle(at time: Timestamp) {
    guard let state = styleUndo.redo(from: styleState, at: time) else { return }
    restore(state, at: time)
  }

  private mutating func restore(_ state: StyleUndo.State, at time: Timestamp) {
    // A side that has come meanwhile is as it is.
    for (side, reference) in state.references.enumerated() where side < origins.count {
      origins[side] = state.origins[side]
      guard side < sides.count else {
        secondStyle = reference
        continue
      }
      if sides[side].session.style != reference { feed(.style(reference), toSide: side, at: time) }
    }
    restyleView(at: time)
  }
}
