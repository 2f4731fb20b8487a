import SwipeEngine

/// Leaves out the points of a polyline that nobody would miss.
enum PolylineThinning {
  /// How far the thinned line may be from a point that was left out, in points: a tenth of a pixel at scale
  /// 1.
  private static let tolerance = 0.1

  /// The polyline with its ends and the points that its shape needs (Ramer 1972, Douglas and Peucker 1973).
  /// O(n log n) for curves, O(n²) at worst.
  static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    var keeps = [Bool](repeating: false, count: points.count)
    keeps[0] = true
    keeps[points.count - 1] = true
    var open = [(first: 0, last: points.count - 1)]
    while let span = open.popLast() {
      guard let middle = farthest(in: points, span.first, span.last) else { continue }
      keeps[middle] = true
      open.append((span.first, middle))
      open.append((middle, span.last))
    }
    return zip(points, keeps).compactMap { $1 ? $0 : nil }
  }

  /// The point between two others that lies farthest from the line between them; nil where all are near
  /// enough.
  private static func farthest(in points: [Point], _ first: Int, _ last: Int) -> Int? {
    guard last - first > 1 else { return nil }
    let way = points[last] - points[first]
    let length = way.length
    var best: (index: Int, distance: Double)?
    for index in first + 1..<last {
      let from = points[index] - points[first]
      let distance = length > 0 ? abs(way.x * from.y - way.y * from.x) / length : from.length
      if distance > best?.distance ?? tolerance { best = (index, distance) }
    }
    return best?.index
  }
}
