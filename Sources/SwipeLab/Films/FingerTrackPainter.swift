import SwipeEngine
import SwipeTable

/// Draws the fingers of a recording: a disc each, with a trail behind it; the disc grows as it comes down, opens into a ring
/// as it goes up, and turns dashed where the touch was cancelled.
struct FingerTrackPainter {
  var theme: Theme

  // The visual language, section 8. Lengths in points, times in seconds of the recording.
  private static let size = 44.0
  private static let ring = 2.0
  private static let fill = 0.22
  private static let rim = 0.7
  private static let rimWidth = 1.0
  /// The shadow lies under the disc too, which is not to turn grey.
  private static let shadow = 0.5
  private static let downScale = 0.8
  private static let downTime = 0.09
  private static let upSize = 56.0
  private static let upTime = 0.18
  private static let cancelTime = 0.12
  private static let trailTime = 0.2
  private static let trailWidth = 4.0
  private static let trailAlpha = 0.6
  /// The longest piece of a trail in one shade, in seconds: a frame at 120 Hz.
  private static let trailStep = 1.0 / 120
  /// Dashes of a cancelled ring; as many gaps.
  private static let dashes = 16

  /// How a disc looks at one moment.
  private struct Disc {
    var size = FingerTrackPainter.size
    var opacity = 1.0
    var isDashed = false
  }

  /// Seconds for which something of a finger is seen after it has gone, or rests.
  private static let longest = max(upTime, trailTime)

  /// Whether a disc or a trail changes by itself at `time`: shortly after each sample.
  static func moves(_ track: FingerTrack, at time: Timestamp) -> Bool {
    track.contacts.contains { contact in
      let last = contact.end ?? contact.samples[contact.samples.count - 1].time
      return time >= last && time.seconds(since: last) < longest
    }
  }

  /// Adds all fingers and trails at `time`, the first finger lowest.
  func paint(_ track: FingerTrack, at time: Timestamp, into list: inout DisplayList) {
    for contact in track.contacts where contact.samples[0].time <= time {
      if let end = contact.end, time.seconds(since: end) >= Self.longest { continue }
      let color = theme.finger(contact.finger)
      paintTrail(contact, at: time, color, into: &list)
      guard let disc = disc(of: contact, at: time), let place = contact.place(at: time) else { continue }
      list.faded(disc.opacity) { paint(disc, at: place, color, into: &$0) }
    }
  }

  /// Nil once it has gone.
  private func disc(of contact: FingerTrack.Contact, at time: Timestamp) -> Disc? {
    guard let end = contact.end, time >= end else {
      let share = min(1, time.seconds(since: contact.samples[0].time) / Self.downTime)
      return Disc(size: Self.size * (Self.downScale + (1 - Self.downScale) * Self.eased(share)))
    }
    let share = time.seconds(since: end) / (contact.isCancelled ? Self.cancelTime : Self.upTime)
    guard share < 1 else { return nil }
    if contact.isCancelled { return Disc(opacity: 1 - share, isDashed: true) }
    return Disc(size: Self.size + (Self.upSize - Self.size) * Self.eased(share), opacity: 1 - share)
  }

  /// Fast at first, slow at the end.
  private static func eased(_ share: Double) -> Double { 1 - (1 - share) * (1 - share) }

  private func paint(_ disc: Disc, at place: Point, _ color: Color, into list: inout DisplayList) {
    let radius = disc.size / 2
    let frame = Rect(x: place.x - radius, y: place.y - radius, width: disc.size, height: disc.size)
    let rim = frame.inset(by: Insets(all: -Self.rimWidth))
    list.append(.shadow(frame, radius: radius, .medium, opacity: Self.shadow))
    list.append(.roundedRect(frame, radius: radius, color.opacity(Self.fill)))
    guard !disc.isDashed else {
      return paintDashes(around: place, radius - Self.ring / 2, color, into: &list)
    }
    list.append(
      .roundedBorder(rim, radius: rim.width / 2, width: Self.rimWidth, Color.white.opacity(Self.rim))
    )
    list.append(.roundedBorder(frame, radius: radius, width: Self.ring, color))
  }

  private func paintDashes(
    around middle: Point,
    _ radius: Double,
    _ color: Color,
    into list: inout DisplayList
  ) {
    let corners = Self.circle.map { Point(x: middle.x + radius * $0.x, y: middle.y + radius * $0.y) }
    for dash in 0..<Self.dashes {
      let (from, to) = (corners[2 * dash], corners[2 * dash + 1])
      list.append(.line(from: from, to: to, width: Self.ring, dash: nil, color))
    }
  }

  /// Points on a circle of radius 1 in equal steps, where dashes begin and end: one turned from the other, so that no
  /// sine has to be had.
  private static let circle: [Point] = {
    // Cosine and sine of 1/32 of a turn.
    let (cosine, sine) = (0.980785280403230, 0.195090322016128)
    return (1..<2 * dashes).reduce(into: [Point(x: 1, y: 0)]) { points, _ in
      let last = points[points.count - 1]
      points.append(Point(x: last.x * cosine - last.y * sine, y: last.x * sine + last.y * cosine))
    }
  }()

  /// One shade of a trail after the other, each from a node to the next.
  private func paintTrail(
    _ contact: FingerTrack.Contact,
    at time: Timestamp,
    _ color: Color,
    into list: inout DisplayList
  ) {
    let nodes = nodes(of: contact, at: time)
    for (from, to) in zip(nodes, nodes.dropFirst()) where from.place != to.place {
      let age = (from.age + to.age) / 2
      guard age < Self.trailTime else { continue }
      let shade = color.opacity(Self.trailAlpha * (1 - age / Self.trailTime))
      list.append(.line(from: from.place, to: to.place, width: Self.trailWidth, dash: nil, shade))
    }
  }

  /// The last part of a finger's way, the oldest place first.
  private func nodes(of contact: FingerTrack.Contact, at time: Timestamp) -> [(place: Point, age: Double)] {
    let passed = contact.samples.prefix { $0.time <= time }
    let first = passed.firstIndex { time.seconds(since: $0.time) < Self.trailTime } ?? passed.endIndex
    let last = passed[max(0, first - 1)...]
    guard let start = last.first else { return [] }
    var nodes = [(place: start.place, age: time.seconds(since: start.time))]
    for (from, to) in zip(last, last.dropFirst()) {
      let length = to.time.seconds(since: from.time)
      // A finger that has rested draws no long line when it goes on.
      let pieces = max(1, Int((min(length, Self.trailTime) / Self.trailStep).rounded(.up)))
      for piece in 1...pieces {
        let share = Double(piece) / Double(pieces)
        let age = time.seconds(since: to.time) + length * (1 - share)
        nodes.append((Self.joint(from.place, to.place, share), age))
      }
    }
    return nodes
  }

  /// A place between two others, moved along the line to the next whole point across: where two shades meet on the edge
  /// of a pixel, no seam shows.
  private static func joint(_ from: Point, _ to: Point, _ share: Double) -> Point {
    let place = between(from, to, share)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    if abs(dx) >= abs(dy), dx != 0 {
      let x = place.x.rounded()
      return Point(x: x, y: place.y + (x - place.x) * dy / dx)
    }
    guard dy != 0 else { return place }
    let y = place.y.rounded()
    return Point(x: place.x + (y - place.y) * dx / dy, y: y)
  }

  private static func between(_ from: Point, _ to: Point, _ share: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
