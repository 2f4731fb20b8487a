import SwipeEngine
import SwipeTable

/// Makes the inspector's layout: bands one under the other, first the head, then what scrolls, then the foot.
struct InspectorLayoutBuilder {
  let inspector: Inspector
  let subject: Inspector.Subject
  let pane: Inspector.Pane
  let time: Timestamp

  var layout = InspectorLayout()
  /// Where the next band begins.
  var y = 0.0
  var clip = Rect.zero
  var isScrolled = false
  /// Whether Tab comes by what is added.
  var isStop = true

  init(inspector: Inspector, subject: Inspector.Subject, pane: Inspector.Pane, time: Timestamp) {
    self.inspector = inspector
    self.subject = subject
    self.pane = pane
    self.time = time
  }

  var isSheet: Bool { pane.placement == .sheet }
  var left: Double { pane.frame.x + InspectorMeasures.padding }
  var width: Double { max(0, pane.frame.width - 2 * InspectorMeasures.padding) }

  mutating func build() -> InspectorLayout {
    let frame = pane.frame.inset(by: Insets(top: isSheet ? InspectorMeasures.grip : 0))
    let foot = isSheet ? 0 : InspectorMeasures.foot
    let room = frame.height - headHeight - foot
    if room < InspectorMeasures.leastViewport {
      scrolled(in: frame) { builder in
        builder.addHead()
        builder.addContent()
        if foot > 0 { builder.addFoot() }
      }
      return layout
    }
    clip = frame
    y = frame.y
    addHead()
    scrolled(in: Rect(x: frame.x, y: frame.y + headHeight, width: frame.width, height: room)) {
      $0.addContent()
    }
    if foot > 0 {
      clip = frame
      y = frame.maxY - foot
      addFoot()
    }
    return layout
  }

  /// Adds bands that scroll inside of a viewport. What they need in height is known only once they are laid out, so a
  /// place beyond the end is corrected afterwards.
  private mutating func scrolled(in viewport: Rect, _ add: (inout InspectorLayoutBuilder) -> Void) {
    let before = layout
    func place(scrolledBy scroll: Double) {
      layout = before
      layout.viewport = viewport
      layout.scroll = scroll
      clip = viewport
      isScrolled = true
      y = viewport.y - scroll
      add(&self)
      isScrolled = false
      layout.scrollEnd = max(0, y + scroll - viewport.maxY)
    }
    let wanted = inspector.scroll.position(at: time, end: .infinity)
    place(scrolledBy: wanted)
    if wanted > layout.scrollEnd { place(scrolledBy: layout.scrollEnd) }
  }

  /// Adds a band and goes on below it.
  mutating func add(_ content: InspectorLayout.Row.Content, height: Double) {
    let frame = Rect(x: pane.frame.x, y: y, width: pane.frame.width, height: height)
    layout.rows.append(InspectorLayout.Row(content: content, frame: frame, clip: clip))
    y += height
  }

  /// - Parameter target: what of it can be hit, where that is more than `frame`.
  mutating func addPlace(_ element: InspectorElement, _ frame: Rect, target: Rect? = nil) {
    layout.places.append(
      InspectorLayout.Place(
        element: element,
        frame: frame,
        target: target,
        clip: clip,
        isStop: isStop && element.isStop,
        isScrolled: isScrolled
      )
    )
  }
}
