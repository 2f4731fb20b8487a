public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// The whole window as it is at `time`.
  public func displayList(at time: Timestamp) -> DisplayList {
    var list = DisplayList()
    LabPainter(lab: self, theme: theme(at: time), time: time).paint(into: &list)
    return list
  }

  /// What shows where nothing is drawn.
  public func background(at time: Timestamp) -> Color {
    layout.hasDevice ? theme(at: time).backdrop : theme(at: time).under
  }
}

/// Draws the window: the devices on their stage, the panes around them, and what lies over everything.
struct LabPainter {
  var lab: Laboratory
  var theme: Theme
  var time: Timestamp

  private var metrics: TextMetrics { lab.metrics }

  func paint(into list: inout DisplayList) {
    let stage = StagePanePainter(lab: lab, theme: theme, time: time)
    stage.paint(into: &list)
    if !lab.layout.form.isBare { paintPanes(into: &list) }
    paintBars(into: &list)
    paintCards(into: &list)
    if lab.isTipShown, lab.menu == nil, lab.dialog == nil, let tip = lab.tip {
      TooltipPainter(theme: theme, metrics: metrics).paint(tip.tooltip, in: lab.window, into: &list)
    }
    if let menu = lab.menu {
      MenuPainter(menu: menu, layout: lab.layout, theme: theme, metrics: metrics, time: time)
        .paint(into: &list)
    }
    if let dialog = lab.dialog { paint(dialog, into: &list) }
  }

  private func paintBars(into list: inout DisplayList) {
    for kind in BarKind.allCases.reversed() {
      guard let bar = lab.bar(kind) else { continue }
      BarPainter(
        layout: lab.layout,
        theme: theme,
        metrics: metrics,
        time: time,
        pressedButton: lab.pressedButton(of: kind)
      ).paint(bar, position: lab.position(of: kind), into: &list)
    }
  }

  /// What tells of files, over everything but menus and dialogs.
  private func paintCards(into list: inout DisplayList) {
    if let banner = lab.banner, let layout = lab.bannerLayout {
      ErrorBannerPainter(theme: theme, metrics: metrics)
        .paint(
          banner,
          layout,
          lab.attention { if case .banner(let part) = $0 { part } else { nil } },
          into: &list
        )
    }
    if let card = lab.filmCard, let layout = lab.filmCardLayout {
      FilmCardPainter(theme: theme, metrics: metrics)
        .paint(
          card,
          layout,
          lab.attention { if case .film(let part) = $0 { part } else { nil } },
          into: &list
        )
    }
  }

  // MARK: Panes

  private func paintPanes(into list: inout DisplayList) {
    if let frame = lab.layout.plot {
      lab.curvePainter(theme).paint(in: frame, into: &list)
      list.append(.fill(Rect(x: frame.x, y: frame.y, width: frame.width, height: 1), theme.separator))
    }
    if let sheet = lab.layout.sheet { paintGround(of: sheet, into: &list) }
    if let pane = lab.inspectorPane {
      lab.inspector.paint(
        lab.subject,
        in: pane,
        theme: theme,
        metrics: metrics,
        at: time,
        into: &list
      )
    }
    if let layout = lab.timelineLayout {
      let attention = lab.attention {
        if case .timeline(let part) = $0 { part } else { nil as Timeline.Part? }
      }
      let isAloneOnSheet = lab.layout.sheet != nil && lab.inspectorPane == nil
      TimelinePainter(theme: theme, metrics: metrics)
        .paint(lab.timeline, layout, attention, hasGround: !isAloneOnSheet, into: &list)
    }
    if let layout = lab.toolbarLayout {
      let attention = lab.attention { if case .toolbar(let part) = $0 { part } else { nil as Toolbar.Part? } }
      ToolbarPainter(theme: theme, metrics: metrics).paint(lab.toolbar, layout, attention, into: &list)
    }
  }

  /// The sheet of a narrow window where it shows the timeline alone: as the inspector draws it, with round corners.
  private func paintGround(of sheet: Rect, into list: inout DisplayList) {
    guard lab.inspectorPane == nil else { return }
    SheetGround(frame: sheet, color: theme.panel).paint(theme, into: &list)
  }

  // MARK: Dialogs

  private func paint(_ dialog: LabDialog, into list: inout DisplayList) {
    switch dialog {
    case .name(let naming):
      let layout = lab.nameLayout(naming)
      NameSheetPainter(theme: theme, metrics: metrics)
        .paint(
          naming.sheet,
          layout,
          Attention(
            hovered: layout.part(at: lab.mousePlace),
            pressed: lab.dialogPress.flatMap(layout.part),
            focused: naming.focus
          ),
          into: &list
        )
    case .delete(let name, let focus):
      let sheet = Laboratory.deletion(of: name)
      let layout = ConfirmSheetLayout(sheet, in: lab.window, metrics)
      ConfirmSheetPainter(theme: theme, metrics: metrics)
        .paint(
          sheet,
          layout,
          Attention(
            hovered: layout.part(at: lab.mousePlace),
            pressed: lab.dialogPress.flatMap(layout.part),
            focused: focus
          ),
          into: &list
        )
    case .keys(let offset):
      let layout = KeysSheetLayout(LabKeys.sheet, in: lab.window, offset: offset)
      KeysSheetPainter(theme: theme, metrics: metrics)
        .paint(
          LabKeys.sheet,
          layout,
          Attention(hovered: layout.part(at: lab.mousePlace), pressed: lab.dialogPress.flatMap(layout.part)),
          into: &list
        )
    }
  }
}
