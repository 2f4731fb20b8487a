import SwipeEngine
import SwipeTable

/// Two styles under one finger.
extension Laboratory {
  /// Sets how many tables there are and how they stand.
  mutating func setArrangement(_ arrangement: StageArrangement, at time: Timestamp) {
    guard replay == nil, arrangement != layout.form.arrangement else { return }
    goLive(at: time)
    var form = layout.form
    form.arrangement = arrangement
    if arrangement == .one {
      secondStyle = second?.session.style
      second = nil
      edited = .a
      history.keep(sides, at: now)
    } else if second == nil {
      if origins.count < 2 { origins.append(secondOrigin) }
      copyTable(with: secondStyle ?? origins[1].reference)
    }
    lay(out: form, at: time)
    showLastCurves()
    if layout.arrangement != arrangement {
      announce("There is no room for two lists: B is a ghost over A", icon: "ghost", at: time)
    }
  }

  /// Shows two tables beside each other, or one.
  mutating func toggleComparison(at time: Timestamp) {
    setArrangement(layout.form.arrangement == .sideBySide ? .one : .sideBySide, at: time)
  }

  /// What side B begins with at first: the style that A was changed from, else another than A's.
  private var secondOrigin: StyleOrigin {
    let style = first.session.style
    if !style.settings.isEmpty { return origins[0] }
    return StyleOrigin(preset: style.base == Self.standardPreset ? Self.otherPreset : Self.standardPreset)
  }

  private static let standardPreset = StyleReference().base
  private static let otherPreset = "swipecellkit.drag"

  /// Makes side B's table the same as A's, under a style of its own.
  mutating func copyTable(with style: StyleReference) {
    var side = first
    side.answersItself = true
    side.replay(SessionInput(time: now, kind: .style(style)))
    second = side
    curves.clear()
    history.keep(sides, at: now)
  }

  /// The curves of the last gesture, as it would be under the present styles: the sides are others than they were.
  private mutating func showLastCurves() {
    guard view.isLive, let gesture = gestures.last else { return }
    curves.show(gestureLoop(gesture), names: sideNames)
  }

  /// Before a finger begins something: where the tables have become different ones, under styles that do different things
  /// with the rows, B's is set to what A's is.
  mutating func alignTables() {
    guard let second, !isHeld else { return }
    let (one, other) = (first.session.table, second.session.table)
    let isAlike =
      one.rows.map(\.id) == other.rows.map(\.id)
      && one.scrollOffset(at: now) == other.scrollOffset(at: now)
    if !isAlike { copyTable(with: second.session.style) }
  }

  /// A takes B's style, and B A's.
  mutating func swapStyles(at time: Timestamp) {
    guard let second, origins.count > 1 else { return }
    let (one, other) = (first.session.style, second.session.style)
    changeStyles(at: time) { lab in
      lab.origins.swapAt(0, 1)
      lab.feedFirst(.style(other), at: time)
      lab.feedSecond(.style(one), at: time)
    }
    showLastCurves()
  }

  /// B takes A's style.
  mutating func copyStyleToSecond(at time: Timestamp) {
    guard second != nil, origins.count > 1 else { return }
    let style = first.session.style
    changeStyles(at: time) { lab in
      lab.origins[1] = lab.origins[0]
      lab.feedSecond(.style(style), at: time)
    }
    showLastCurves()
  }
}
