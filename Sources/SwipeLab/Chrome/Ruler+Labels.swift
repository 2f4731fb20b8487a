import SwipeTable

extension Ruler {
  /// Room between two labels, in points.
  private static let labelGap = 8.0
  /// How far the middle of a label may stand from its mark, in points.
  private static let labelReach = 96.0

  /// Labels that stand side by side since over their marks they would collide.
  private struct Cluster {
    var labels: [Label]
    /// Where each label alone would have the cluster begin, summed up.
    var wishes: Double
    var width: Double

    func start(in frame: Rect) -> Double {
      let wished = wishes / Double(labels.count)
      return max(frame.minX, min(wished, frame.maxX - width))
    }

    /// This cluster with another to the right of it.
    func joined(_ other: Cluster) -> Cluster {
      let shift = width + labelGap
      return Cluster(
        labels: labels + other.labels,
        wishes: wishes + other.wishes - shift * Double(other.labels.count),
        width: shift + other.width
      )
    }
  }

  /// The labels, each over its mark; where they would collide, side by side around their marks and in the marks' order.
  /// Where some would then stand too far from their marks or outside of the frame, labels are left out: first the
  /// triggers', then the panes'.
  func labels(in frame: Rect, _ metrics: TextMetrics) -> [Label] {
    var wanted = marks.compactMap { mark in
      x(of: abs(mark.offset), in: frame).map { middle in
        Label(mark, at: middle, width: metrics.width(of: mark.label, LabType.axis))
      }
    }
    .sorted { ($0.rank, $0.mark) < ($1.rank, $1.mark) }
    while !wanted.isEmpty {
      let placed = Self.spread(wanted.sorted { ($0.mark, $0.rank) < ($1.mark, $1.rank) }, in: frame)
      let fits = placed.allSatisfy { label in
        abs(label.x + label.width / 2 - label.mark) <= Self.labelReach && label.x + label.width <= frame.maxX
      }
      if fits { return placed }
      wanted.removeLast()
    }
    return []
  }

  /// The labels, in the marks' order, moved as little as it takes to stand apart. O(labels²).
  private static func spread(_ labels: [Label], in frame: Rect) -> [Label] {
    var clusters: [Cluster] = []
    for label in labels {
      var cluster = Cluster(labels: [label], wishes: label.mark - label.width / 2, width: label.width)
      while let before = clusters.last,
        before.start(in: frame) + before.width + labelGap > cluster.start(in: frame)
      {
        cluster = before.joined(cluster)
        clusters.removeLast()
      }
      clusters.append(cluster)
    }
    return clusters.flatMap { cluster in
      var x = cluster.start(in: frame)
      return cluster.labels.map { label in
        var label = label
        label.x = x
        x += label.width + labelGap
        return label
      }
    }
  }
}
