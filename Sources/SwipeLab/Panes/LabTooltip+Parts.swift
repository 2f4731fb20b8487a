/// What the controls without a label are called, and the key that does the same.
extension Toolbar.Part {
  /// What it is called and the key that does the same; nil where it has a label of its own.
  var tip: (text: String, key: String)? {
    switch self {
    case .scene, .styleA, .styleB: nil
    case .undo: ("Undo the last change", "Ctrl+Z")
    case .redo: ("Change again", "Ctrl+Y")
    case .arrangement(.one): ("One list", "")
    case .arrangement(.sideBySide), .compare: ("A and B beside each other", "B")
    case .arrangement(.ghost): ("B as a ghost over A", "G")
    case .touches: ("Show fingers", "F")
    case .curves: ("Curves", "C")
    case .theme: ("Light or dark", "T")
    case .help: ("Keys", "?")
    case .film: ("Film", "R")
    case .inspector: ("Inspector", "I")
    }
  }
}

extension Timeline.Part {
  var tip: (text: String, key: String)? {
    switch self {
    case .stepBack: ("A frame back", ",")
    case .play: ("Pause, go on", "Space")
    case .stepForward: ("A frame on", ".")
    case .loop: ("Loop the last gesture", "L")
    case .lane, .speed, .speedPicker: nil
    }
  }
}

extension CompareTools.Part {
  var tip: (text: String, key: String) {
    switch self {
    case .swap: ("Swap the styles", "X")
    case .copy: ("Copy A's style to B", "Shift+X")
    }
  }
}

extension InspectorElement.Tool {
  var tip: (text: String, key: String) {
    switch self {
    case .search: ("Search values", "Ctrl+F")
    case .code: ("Copy as code", "Ctrl+C")
    case .save: ("Save this style", "Ctrl+S")
    case .reset: ("Reset all values", "")
    }
  }
}
