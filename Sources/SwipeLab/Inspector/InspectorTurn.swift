import SwipeEngine

/// One call of the inspector: what came in with it, and what goes out.
struct InspectorTurn {
  let subject: Inspector.Subject
  let pane: Inspector.Pane
  let time: Timestamp
  var effects: [InspectorEffect] = []

  /// Where changes go.
  var target: Inspector.Edited { subject.b == nil ? .a : subject.edited }
}
