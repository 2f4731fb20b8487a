import SwipeEngine
import SwipeTable

/// The places that mean something along a row's width: what the ruler above a device and the notches in the row in hand
/// are drawn from.
struct Ruler: Hashable, Sendable {
  /// The edge of the row at which the offset is 0 and the pane is uncovered. Left and right, since it is about places.
  enum Side: Hashable, Sendable {
    case left, right
  }

  /// One place.
  struct Mark: Hashable, Sendable {
    var kind: GestureCurves.Mark.Kind
    /// The distance from the edge that uncovers, in points; its sign does not count.
    var offset: Double

    var name: String {
      switch kind {
      case .pane: "Pane"
      case .trigger: "Trigger"
      case .target: "Target"
      }
    }

    /// `Pane 222`.
    var label: String { "\(name) \(FigureText.length(abs(offset)))" }
  }

  /// A mark's label, and where it stands.
  struct Label: Hashable, Sendable {
    var text: String
    var kind: GestureCurves.Mark.Kind
    /// Where it begins.
    var x: Double
    var width: Double
    /// Where its mark is.
    var mark: Double

    init(_ mark: Mark, at place: Double, width: Double) {
      text = mark.label
      kind = mark.kind
      x = place - width / 2
      self.width = width
      self.mark = place
    }

    /// Labels of a higher rank are left out first.
    var rank: Int {
      switch kind {
      case .target: 0
      case .pane: 1
      case .trigger: 2
      }
    }
  }

  var side: Side
  var marks: [Mark]
  /// The row's present offset in points, its sign included; nil where no row is in hand.
  var offset: Double?

  /// Where a distance from the edge is, in a frame as wide as the row; nil beside it.
  func x(of distance: Double, in frame: Rect) -> Double? {
    guard distance >= 0, distance <= frame.width else { return nil }
    return side == .left ? frame.minX + distance : frame.maxX - distance
  }

  /// Where the row's edge is; nil without a row in hand, and where it shows the other side.
  func pointer(in frame: Rect) -> Double? {
    guard let offset, offset.isFinite else { return nil }
    let uncovered = side == .left ? offset : -offset
    guard uncovered >= 0 else { return nil }
    return x(of: min(uncovered, frame.width), in: frame)
  }
}
