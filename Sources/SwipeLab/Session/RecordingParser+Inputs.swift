import SwipeEngine
import SwipeTable

extension RecordingParser {
  /// The keys that tell what goes in; the first one that is there decides.
  private static let kinds = ["pointer", "wheel", "key", "set", "style", "command"]

  /// Reads one of the lines after the first.
  mutating func input(_ value: JSONValue, at place: RecordingPlace) throws(RecordingError) -> SessionInput {
    let fields = try RecordingFields(value, at: place)
    guard let kind = Self.kinds.first(where: fields.has) else {
      if let stranger = fields.object.members.first(where: { $0.key != "t" }),
        let nearest = Spelling.nearest(to: stranger.key, in: Self.kinds)
      {
        throw fields.error(.unknownKey(nearest: nearest), stranger.key)
      }
      throw place.error(.noInput)
    }
    let time = try time(fields)
    switch kind {
    case "pointer": return SessionInput(time: time, kind: .pointer(try pointer(fields)))
    case "wheel": return SessionInput(time: time, kind: .wheel(try wheel(fields)))
    case "key":
      try fields.allow(["t", "key"])
      return SessionInput(time: time, kind: .key(try fields.text("key")))
    case "set":
      try fields.allow(["t", "set"])
      return SessionInput(time: time, kind: .tune(try Self.settings(fields)))
    case "style":
      try fields.allow(["t", "style"])
      return SessionInput(time: time, kind: .style(try Self.style(fields)))
    default:
      return SessionInput(time: time, kind: try Self.commandInput(fields))
    }
  }

  private mutating func pointer(_ fields: RecordingFields) throws(RecordingError) -> PointerSample {
    try fields.allow(["t", "pointer", "phase", "x", "y", "kind", "button"])
    let pointer = try fields.whole("pointer")
    let phase: PointerSample.Phase = try fields.word("phase")
    let location: Point
    if (phase == .up || phase == .cancel) && !fields.has("x") && !fields.has("y") {
      guard let last = lastPoints[pointer] else { throw fields.error(.noPoint(pointer: pointer), "x") }
      location = last
    } else {
      location = Point(x: try fields.coordinate("x"), y: try fields.coordinate("y"))
      lastPoints[pointer] = location
    }
    var sample = PointerSample(pointer: pointer, phase: phase, location: location)
    if fields.has("kind") { sample.kind = try fields.word("kind") }
    if fields.has("button") {
      guard sample.kind == .mouse else { throw fields.error(.buttonWithoutMouse, "button") }
      sample.button = try fields.word("button")
    }
    return sample
  }

  private func wheel(_ fields: RecordingFields) throws(RecordingError) -> WheelSample {
    try fields.allow(["t", "wheel", "x", "y"])
    let child = try fields.child("wheel", allowing: ["dx", "dy", "precise", "momentum", "phase"])
    var sample = WheelSample(dx: try child.coordinate("dx"), dy: try child.coordinate("dy"))
    sample.precise = try child.flag("precise", default: false)
    sample.momentum = try child.flag("momentum", default: false)
    if child.has("phase") { sample.phase = try child.word("phase") }
    if fields.has("x") || fields.has("y") {
      sample.location = Point(x: try fields.coordinate("x"), y: try fields.coordinate("y"))
    }
    return sample
  }
}
