import SwipeEngine
import SwipeTable

/// Draws the toolbar.
struct ToolbarPainter {
  var theme: Theme
  var metrics: TextMetrics

  static let filmLabel = "Film"
  // The visual language, section 7. Lengths in points.
  private static let dividerHeight = 20.0

  private var controls: ControlPainter { ControlPainter(theme: theme, metrics: metrics) }

  func paint(
    _ toolbar: Toolbar,
    _ layout: ToolbarLayout,
    _ attention: Attention<Toolbar.Part> = Attention(),
    into list: inout DisplayList
  ) {
    let frame = layout.frame
    list.append(.fill(frame, theme.panel))
    list.append(.hairline(x: frame.x, y: frame.maxY, width: frame.width, theme.separator))
    for x in layout.dividers {
      let y = frame.midY - Self.dividerHeight / 2
      list.append(.fill(Rect(x: x, y: y, width: 1, height: Self.dividerHeight), theme.border))
    }
    if let segments = layout.segments {
      paintSegments(toolbar, segments, layout, attention, into: &list)
    }
    for place in layout.map.places {
      paint(place.part, in: place.frame, toolbar, layout, attention, into: &list)
    }
  }

  private func paintSegments(
    _ toolbar: Toolbar,
    _ frame: Rect,
    _ layout: ToolbarLayout,
    _ attention: Attention<Toolbar.Part>,
    into list: inout DisplayList
  ) {
    let all = StageArrangement.allCases
    var control = SegmentedControl(
      segments: all.map { arrangement in
        let label = layout.choice.segmentsHaveLabels ? arrangement.label : ""
        return SegmentedControl.Segment(label: label, icon: arrangement.icon)
      },
      chosen: all.firstIndex(of: toolbar.arrangement) ?? 0,
      frame: frame
    )
    control.hovered = all.firstIndex { attention.hovered == .arrangement($0) }
    control.focused = all.firstIndex { attention.focused == .arrangement($0) }
    control.paint(theme, metrics, into: &list)
  }

  private func paint(
    _ part: Toolbar.Part,
    in frame: Rect,
    _ toolbar: Toolbar,
    _ layout: ToolbarLayout,
    _ attention: Attention<Toolbar.Part>,
    into list: inout DisplayList
  ) {
    let state = attention.state(
      of: part,
      isOn: toolbar.isOn(part),
      isEnabled: toolbar.isEnabled(part)
    )
    switch part {
    case .scene:
      controls.picker(toolbar.sceneTitle, icon: toolbar.sceneIcon, in: frame, state, into: &list)
    case .styleA:
      let letter = toolbar.styleB == nil ? nil : CurvePlot.letters[0]
      paint(toolbar.styleA, letter, theme.curveA, in: frame, state, into: &list)
    case .styleB:
      guard let style = toolbar.styleB else { return }
      paint(style, CurvePlot.letters[1], theme.curveB, in: frame, state, into: &list)
    case .arrangement: return
    case .film:
      let label = layout.choice.filmHasLabel ? Self.filmLabel : ""
      controls.filled(label, icon: "film", in: frame, state, into: &list)
    default:
      controls.tool(icon(of: part, toolbar, layout), in: frame, state, into: &list)
    }
  }

  private func paint(
    _ style: Toolbar.Style,
    _ letter: String?,
    _ color: Color,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    let mark = letter.map { (text: $0, color: color) }
    controls.picker(
      style.name,
      letter: mark,
      isChanged: style.isChanged,
      in: frame,
      state,
      into: &list
    )
  }

  private func icon(of part: Toolbar.Part, _ toolbar: Toolbar, _ layout: ToolbarLayout) -> String {
    switch part {
    case .undo: "undo"
    case .redo: "redo"
    case .compare: toolbar.arrangement == .ghost ? "ghost" : "compare"
    case .touches: "touch"
    case .curves: "curve"
    case .theme: theme.appearance == .light ? "moon" : "sun"
    case .inspector: layout.isNarrow ? "sliders" : "sidebar"
    default: "help"
    }
  }
}
