import SwipeEngine
import TestSupport

/// The vectors of SwipeCellKit know no times: what happens in them happens a second apart, when every slide has arrived.
extension CellDriver {
  /// Time in ms between two events of a vector.
  private static let pause = 1000.0
  /// How long in ms a finger keeps to its speed before it lets go: longer than its speed is measured over.
  private static let evenMotion = 150.0

  /// A row with these panels that stands at an offset, in points; as open where that is not 0.
  init(_ panels: [SwipeCellKitPanel], width: Double, at offset: Double = 0) {
    self.init()
    context = CellContext(panels, width: width)
    guard offset != 0 else { return }
    let (time, context) = (time, context)
    change {
      $0.setOffset(offset, animated: false, tag: nil, at: time, in: context, events: &$1)
    }
  }

  /// A finger takes the row at a place.
  mutating func grab(atX place: Double) {
    move(place - x, over: 0)
    grab()
    pass(Self.pause)
  }

  /// The finger is at another place at the next event, and stays there.
  mutating func jump(toX place: Double) {
    jumpWithoutPause(toX: place)
    pass(Self.pause)
  }

  /// The same at this instant.
  mutating func jumpWithoutPause(toX place: Double) { move(place - x, over: 0) }

  /// The finger comes to a place at a speed in pt/s, which it has had for long enough to be measured; without one it
  /// stands there.
  mutating func come(toX place: Double, at speed: Double) {
    let way = speed * Self.evenMotion / 1000
    if x != place - way { jump(toX: place - way) }
    guard speed != 0 else { return }
    move(way, over: Self.evenMotion)
  }

  /// The finger sets out towards a panel, so that the row keeps to that side, and then comes to a place.
  mutating func setOut(towards panel: SwipeCellKitPanel, toX place: Double, at speed: Double) {
    jump(toX: x + panel.edge.sign(in: context.direction))
    come(toX: place, at: speed)
  }

  /// Where a finger takes a row so that it does not get to the far edge on its way: near the edge at which the panel is.
  static func start(on panel: SwipeCellKitPanel, width: Double) -> Double {
    let margin = 15.0
    return panel.edge == .leading ? margin : width - margin
  }
}
