import SwipeEngine
import SwipeTable

/// What the panes around the list show.
extension Laboratory {
  // MARK: Toolbar

  var toolbar: Toolbar {
    Toolbar(
      sceneTitle: first.scene.title,
      sceneIcon: SceneCatalog.icon(first.session.header.scene),
      styleA: barStyle(of: 0),
      styleB: second == nil ? nil : barStyle(of: 1),
      canUndo: styleUndo.canUndo,
      canRedo: styleUndo.canRedo,
      arrangement: layout.arrangement,
      showsTouches: showsTouches,
      showsCurves: layout.plot != nil,
      canShowCurves: layout.hasRoomForPlot,
      showsHelp: dialog?.isKeys ?? false,
      showsInspector: layout.isNarrow ? layout.form.sheet != .low : layout.form.showsInspector,
      isFilming: isFilming
    )
  }

  private func barStyle(of side: Int) -> Toolbar.Style {
    Toolbar.Style(name: origins[side].name, isChanged: isChanged(side))
  }

  /// Whether a side's style is another than the one that it was made from.
  func isChanged(_ side: Int) -> Bool {
    let style = sides[side].session.table.style
    return originStyle(of: side).map { $0 != style } ?? false
  }

  var toolbarLayout: ToolbarLayout? {
    layout.toolbar.map { ToolbarLayout(toolbar, in: $0, stageMiddle: layout.stage.midX, metrics) }
  }

  // MARK: Timeline

  var timeline: Timeline {
    let start = max(.zero, Timestamp(seconds: now.seconds - SessionHistory.span))
    let shown = shownInstant
    let current = curves.gesture
    return Timeline(
      range: start...start.adding(seconds: SessionHistory.span),
      playhead: shown,
      gestures: gestures.spans.map { span in
        Timeline.Gesture(
          span: max(span.down, start)...max(span.ended ?? now, start),
          isCurrent: span == current
        )
      },
      actions: gestures.actions,
      isPaused: isPaused,
      isLooping: isLooping,
      canStepBack: shown > history.start,
      speed: speed
    )
  }

  var timelineLayout: TimelineLayout? {
    layout.timeline.map { TimelineLayout(in: $0, layout.isNarrow ? .narrow : .wide, metrics) }
  }

  /// The session's time on view, as of the last time that passed.
  var shownInstant: Timestamp {
    switch view {
    case .live: now
    case .past(let playback): playback.time
    case .loop(let loop): loop.time
    }
  }

  // MARK: Inspector

  /// Where the inspector is; nil where it is hidden.
  var inspectorPane: Inspector.Pane? { layout.inspectorPane }

  var subject: Inspector.Subject {
    var subject = Inspector.Subject(a: inspected(0))
    if second != nil { subject.b = inspected(1) }
    subject.edited = edited
    return subject
  }

  private func inspected(_ side: Int) -> Inspector.Side {
    let style = sides[side].session.table.style
    return Inspector.Side(name: origins[side].name, style: style, base: originStyle(of: side) ?? style)
  }

  // MARK: Over the stage

  var bannerLayout: ErrorBannerLayout? {
    banner.map { ErrorBannerLayout($0, over: layout.cardRoom, metrics) }
  }

  var filmCard: FilmCard? { film.map(FilmCard.init) }

  var filmCardLayout: FilmCardLayout? {
    filmCard.map { card in
      var room = layout.cardRoom
      let usual = FilmCardLayout(card, over: room, metrics)
      let bars = BarKind.allCases.filter { bar($0) != nil }.map { layout.bar(position(of: $0)) }
      guard bars.contains(where: { !$0.intersection(usual.frame).isEmpty }) else { return usual }
      // It stands above the bars that it would lie on.
      let top = bars.map(\.minY).min() ?? room.maxY
      room.height = max(0, top - room.y)
      return FilmCardLayout(card, over: room, metrics)
    }
  }

  /// The tools between the two devices.
  var compareTools: CompareTools? {
    let devices = layout.devices
    guard devices.count > 1 else { return nil }
    return CompareTools(
      around: Point(x: (devices[0].maxX + devices[1].minX) / 2, y: devices[0].midY)
    )
  }
}
