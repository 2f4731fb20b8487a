public import SwipeEngine
public import SwipeTable

/// What fingers, mice, wheels and the program do, written down as one readable chain:
///
///     GestureScript().down(300, 90).move(dx: -170, over: 160).up()
///
/// Times are milliseconds from the script's beginning, places are table points. A script is a value: every step gives
/// a new one. It does nothing by itself; `TablePlayer` plays it.
public struct GestureScript: Sendable {
  /// The inputs in order of time.
  public private(set) var inputs: [TimedInput] = []
  /// Where the next step begins, in ms.
  public private(set) var now = 0.0
  /// Where each pointer is.
  private var places: [Int: Point] = [:]
  private var kinds: [Int: PointerSample.Kind] = [:]

  /// Samples of a moving pointer are this far apart, in ms (a touch screen of 125 Hz).
  public static let sampleInterval = 8.0

  public init() {}

  /// A pointer comes down.
  public func down(
    _ x: Double,
    _ y: Double,
    pointer: Int = 1,
    kind: PointerSample.Kind = .touch,
    button: PointerSample.Button = .left
  ) -> GestureScript {
    var script = self
    script.kinds[pointer] = kind
    script.places[pointer] = Point(x: x, y: y)
    return script.sample(.down, pointer, button: button)
  }

  /// A pointer moves evenly over a time in ms, in steps of `sampleInterval` or the given number; over no time at once.
  public func move(
    dx: Double = 0,
    dy: Double = 0,
    over time: Double = 0,
    steps: Int? = nil,
    pointer: Int = 1
  ) -> GestureScript {
    let start = place(of: pointer)
    let count = max(steps ?? Int((time / Self.sampleInterval).rounded()), 1)
    var script = self
    for step in 1...count {
      let share = Double(step) / Double(count)
      script.now = now + time * share
      script.places[pointer] = Point(x: start.x + dx * share, y: start.y + dy * share)
      script = script.sample(.move, pointer)
    }
    return script
  }

  /// A pointer goes up where it is, or at another place.
  public func up(_ place: Point? = nil, pointer: Int = 1) -> GestureScript {
    var script = self
    if let place { script.places[pointer] = place }
    return script.sample(.up, pointer)
  }

  /// The system takes a pointer away.
  public func cancel(pointer: Int = 1) -> GestureScript { sample(.cancel, pointer) }

  /// Down and up again at one place, 40 ms apart.
  public func tap(_ x: Double, _ y: Double, pointer: Int = 1) -> GestureScript {
    down(x, y, pointer: pointer).wait(40).up(pointer: pointer)
  }

  /// Time passes, in ms.
  public func wait(_ time: Double) -> GestureScript {
    var script = self
    script.now += time
    return script
  }

  /// A wheel turns: the way of the content in points.
  public func wheel(
    dx: Double = 0,
    dy: Double = 0,
    momentum: Bool = false,
    phase: WheelSample.Phase? = nil,
    at place: Point? = nil
  ) -> GestureScript {
    input(.wheel(WheelSample(dx: dx, dy: dy, momentum: momentum, phase: phase, location: place)))
  }

  public func key(_ key: String) -> GestureScript { input(.key(key)) }

  /// The program gives a command.
  public func command(_ command: TableCommand, tag: String? = nil) -> GestureScript {
    input(.command(command, tag: tag))
  }

  public func style(_ style: SwipeStyle) -> GestureScript { input(.style(style)) }

  /// Anything else.
  public func input(_ input: TableInput) -> GestureScript {
    var script = self
    script.inputs.append(TimedInput(input, at: Timestamp(milliseconds: now)))
    return script
  }

  /// Both scripts at the same time, from the same beginning; of equal times this one's inputs come first.
  public func together(with other: GestureScript) -> GestureScript {
    var script = self
    let all = inputs + other.inputs
    script.inputs = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
    script.now = max(now, other.now)
    script.places.merge(other.places) { $1 }
    script.kinds.merge(other.kinds) { $1 }
    return script
  }

  private func place(of pointer: Int) -> Point { places[pointer] ?? .zero }

  private func sample(
    _ phase: PointerSample.Phase,
    _ pointer: Int,
    button: PointerSample.Button = .left
  ) -> GestureScript {
    input(
      .pointer(
        PointerSample(
          pointer: pointer,
          phase: phase,
          location: place(of: pointer),
          kind: kinds[pointer] ?? .touch,
          button: button
        )
      )
    )
  }
}
