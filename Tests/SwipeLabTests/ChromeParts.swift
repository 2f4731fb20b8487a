import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// Checks that hold for the parts of every pane.
enum ChromeParts {
  /// A little more than rounding.
  private static let tolerance = 1e-6

  /// Expects each part to lie inside of its pane, none over another, and each to be hit in its middle and near its ends.
  static func expect<Part: Hashable & Sendable>(
    _ map: PartMap<Part>,
    inside pane: Rect,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, place) in map.places.enumerated() {
      let frame = place.frame
      #expect(contains(pane, frame), "\(place) in \(pane)", sourceLocation: sourceLocation)
      for other in map.places[(index + 1)...] {
        let shared = frame.intersection(other.frame)
        let overlaps = shared.width > tolerance && shared.height > tolerance
        #expect(!overlaps, "\(place) and \(other)", sourceLocation: sourceLocation)
      }
      let inner = [
        Point(x: frame.midX, y: frame.midY),
        Point(x: frame.minX + 0.01, y: frame.minY + 0.01),
        Point(x: frame.maxX - 0.01, y: frame.maxY - 0.01),
      ]
      for point in inner {
        #expect(map.part(at: point) == place.part, comment, sourceLocation: sourceLocation)
      }
    }
  }

  /// Expects each text of a list to lie inside of a pane, and none over another.
  static func expectTexts(
    of list: DisplayList,
    inside pane: Rect,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = list.texts.filter { !$0.name.isEmpty && $0.frame.width > 0 }
    for (index, text) in texts.enumerated() {
      #expect(contains(pane, text.frame), "\(text) in \(pane)", sourceLocation: sourceLocation)
      for other in texts[(index + 1)...] {
        let shared = text.frame.intersection(other.frame)
        let overlaps = shared.width > tolerance && shared.height > tolerance
        #expect(!overlaps, "\(text) and \(other)", sourceLocation: sourceLocation)
      }
    }
  }

  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX - tolerance && inner.maxX <= outer.maxX + tolerance
      && inner.minY >= outer.minY - tolerance && inner.maxY <= outer.maxY + tolerance
  }
}
