import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// The laboratory with all its panes.
extension LaboratoryPlayer {
  /// The size of the window that most of these tests are in.
  static let windowSize = (width: 1280.0, height: 800.0)

  /// A laboratory in a window of 1280 × 800 points.
  static func window(scene: any Scene = InboxScene()) throws -> LaboratoryPlayer {
    try LaboratoryPlayer(scene: scene, width: windowSize.width, height: windowSize.height, isBare: false)
  }

  mutating func key(_ key: String, sourceLocation: SourceLocation = #_sourceLocation) {
    handle(.key(key), at: now.nanoseconds, sourceLocation)
  }

  mutating func keys(_ keys: [String]) { for key in keys { self.key(key) } }

  /// Letters are typed, as the program hands them in.
  mutating func type(_ text: String) { tell { $0.type(text, at: $1) } }

  /// A pointer does something at a place of the window, now.
  mutating func sample(
    _ phase: PointerSample.Phase,
    _ place: Point,
    _ kind: PointerSample.Kind = .mouse
  ) {
    let sample = PointerSample(pointer: 1, phase: phase, location: place, kind: kind)
    handle(.pointer(sample), at: now.nanoseconds)
  }

  /// A pointer comes down, moves in eight steps of 8 ms and goes up.
  mutating func drag(from start: Point, by way: Point, _ kind: PointerSample.Kind = .mouse) {
    sample(.down, start, kind)
    for step in 1...8 {
      advance(by: 8)
      sample(.move, Point(x: start.x + way.x * Double(step) / 8, y: start.y + way.y * Double(step) / 8), kind)
    }
    sample(.up, start + way, kind)
  }

  /// A finger that swipes over the list: from `x` of a device's table by a way, in steps of 16 ms.
  ///
  /// - Parameter ends: whether it is lifted at the end.
  mutating func swipe(
    _ way: Double,
    from x: Double,
    y: Double = 50,
    device: Int = 0,
    steps: Int = 8,
    ends: Bool = true
  ) {
    let table = lab.layout.table(device)
    var script = GestureScript().down(table.x + x, table.y + y)
    for _ in 0..<steps { script = script.wait(16).move(dx: way / Double(steps)) }
    play(ends ? script.wait(8).up() : script)
  }

  /// A finger throws the first row open, on its trailing side; time stops with the finger's up.
  mutating func throwOpen(y: Double = 50) { swipe(-120, from: 380, y: y) }

  /// The middle of a part of the toolbar.
  func middle(of part: Toolbar.Part) throws -> Point {
    try #require(lab.toolbarLayout?.frame(of: part), "\(part) is not there").middle
  }

  /// The middle of a part of the timeline.
  func middle(of part: Timeline.Part) throws -> Point {
    try #require(lab.timelineLayout?.frame(of: part), "\(part) is not there").middle
  }

  mutating func press(_ part: Toolbar.Part) throws { click(try middle(of: part)) }
  mutating func press(_ part: Timeline.Part) throws { click(try middle(of: part)) }

  /// What the inspector shows and where.
  func inspectorLayout() throws -> InspectorLayout {
    let pane = try #require(lab.inspectorPane, "There is no inspector")
    return lab.inspector.layout(lab.subject, in: pane, at: now)
  }

  /// The middle of a control of the inspector, which opens its group and scrolls to it.
  mutating func reveal(_ element: InspectorElement) throws -> Point {
    let group = element.parameterID.flatMap { SwipeStyle.parameter($0) }?.group
    tell { lab, _ in
      if let group { lab.inspector.openGroups = [group] }
      return []
    }
    advance(by: 1000)
    let layout = try inspectorLayout()
    let place = try #require(layout.place(of: element), "\(element) is not there")
    if place.isScrolled, !layout.viewport.contains(place.frame.middle) {
      tell { lab, _ in
        lab.inspector.scroll.stand(at: max(0, layout.scroll + place.frame.midY - layout.viewport.midY))
        return []
      }
    }
    return try #require(try inspectorLayout().frame(of: element)).middle
  }

  mutating func press(_ element: InspectorElement) throws { click(try reveal(element)) }

  /// The styles of all sides.
  var styles: [SwipeStyle] { lab.sides.map(\.session.table.style) }

  /// What the devices show, without fingers.
  var devices: [DisplayList] {
    var still = lab
    still.showsTouches = false
    return still.layout.devices.indices.map { device in
      var list = DisplayList()
      DevicePainter(lab: still, theme: .light, time: now).paint(device, into: &list)
      return list
    }
  }

  /// Expects that nothing moves and nothing is due, however long one waits.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!lab.needsFrame(at: now), sourceLocation: sourceLocation)
    #expect(lab.nextEvent == .distantFuture, sourceLocation: sourceLocation)
  }
}

extension Rect {
  var origin: Point { Point(x: x, y: y) }
  var middle: Point { Point(x: midX, y: midY) }
}

extension Parameter {
  /// Values from all over what a parameter can take.
  var samples: [ParameterValue] {
    switch kind {
    case .number(let range, _, _, let canBeNull):
      let shares = [0, 0.1, 0.25, 0.5, 0.75, 1].map { share in
        ParameterValue.number(range.lowerBound + (range.upperBound - range.lowerBound) * share)
      }
      return shares + (canBeNull ? [.null] : [])
    case .toggle: return [.flag(false), .flag(true)]
    case .choice(let names): return names.map { .choice($0) }
    case .triggerPoints: return ["none", "25% back, 75% exit", "33.3pt through, 1h door"].map { .choice($0) }
    }
  }
}
