/// What the toolbar shows: the scene and the styles on the stage, and what is switched on.
struct Toolbar: Hashable, Sendable {
  /// What can be pressed.
  enum Part: Hashable, Sendable {
    case scene, styleA, styleB, undo, redo
    /// A segment, where there is room for three.
    case arrangement(StageArrangement)
    /// The one tool that stands for the segments where there is not.
    case compare
    case touches, curves, theme, help, film, inspector
  }

  /// A style on the stage.
  struct Style: Hashable, Sendable {
    var name: String
    /// Whether it differs from the preset of that name.
    var isChanged = false
  }

  var sceneTitle: String
  var sceneIcon: String
  var styleA: Style
  /// The style beside it; nil without a comparison.
  var styleB: Style?
  var canUndo = false
  var canRedo = false
  var arrangement = StageArrangement.one
  var showsTouches = false
  var showsCurves = false
  /// Whether the window has room for the curves.
  var canShowCurves = true
  var showsHelp = false
  var showsInspector = false
  var isFilming = false
}

extension Toolbar {
  /// Whether what a part switches is on.
  func isOn(_ part: Part) -> Bool {
    switch part {
    case .arrangement(let arrangement): self.arrangement == arrangement
    case .compare: arrangement != .one
    case .touches: showsTouches
    case .curves: showsCurves
    case .help: showsHelp
    case .inspector: showsInspector
    default: false
    }
  }

  /// Whether a part can be used. One film is made at a time.
  func isEnabled(_ part: Part) -> Bool {
    switch part {
    case .undo: canUndo
    case .redo: canRedo
    case .film: !isFilming
    case .curves: canShowCurves
    default: true
    }
  }
}
