import Foundation
public import SwipeEngine
public import SwipeTable

/// An endless stream of inputs of every kind for a table, sensible and senseless, the same for the same seed.
public struct RandomInputs: Sendable {
  var random: SeededRandom
  /// The time of the last input.
  public private(set) var time = Timestamp.zero
  /// Where each pointer is that is down, and where it tends to.
  private var pointers: [Int: (place: Point, drift: Point)] = [:]
  private var made = 0
  /// The rest of a gesture that makes sense; other inputs come between.
  private var plan: [PointerSample] = []

  /// The pointers that it uses.
  public static let pointerIDs = [1, 2, 3, 4, -7]
  private static let keys = [
    "Ctrl+Z", "Escape", "Down", "Up", "PageDown", "PageUp", "Home", "End", "Right", "x", "",
  ]
  /// Numbers that somebody will hand in some day.
  private static let oddNumbers = [
    0, -0.0, -1, 1e-12, 1e6, -1e6, 1e12, -1e12, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .infinity, -.infinity, .nan,
  ]

  /// Whether options of sides come too, which recordings do not carry.
  private let givesOptions: Bool

  public init(seed: UInt64, givesOptions: Bool = false) {
    random = SeededRandom(seed: seed)
    self.givesOptions = givesOptions
  }

  /// The seeds of a test's runs: the one given, and as many more as `SWIPELAB_RANDOM_SEEDS` in the environment says.
  public static func seeds(_ seed: UInt64) -> [UInt64] {
    let more = ProcessInfo.processInfo.environment["SWIPELAB_RANDOM_SEEDS"].flatMap { UInt64($0) } ?? 0
    return [seed] + (0..<more).map { seed &+ 1 &+ $0 }
  }

  /// The next input, and its time.
  public mutating func next(for table: SwipeTable) -> TimedInput {
    made += 1
    pass()
    if plan.isEmpty, random.once(in: 30) { plan = gesture(in: table) }
    if !plan.isEmpty, !random.once(in: 6) {
      let sample = plan.removeFirst()
      pointers[sample.pointer] = sample.phase == .up ? nil : (sample.location, .zero)
      return TimedInput(.pointer(sample), at: time)
    }
    let input: TableInput =
      switch random.whole(1...100) {
      case ...70: pointer(in: table)
      case ...78: wheel(in: table)
      case ...81: .key(random.pick(Self.keys))
      case ...83: style(table.style)
      case 84: givesOptions ? options(for: table) : style(table.style)
      default: command(for: table)
      }
    return TimedInput(input, at: time)
  }

  /// Everybody lets go, and a while passes in which everything comes to rest: the cancels for it.
  public mutating func letGo(for seconds: Double) -> [TimedInput] {
    plan = []
    pointers = [:]
    let cancels = Self.pointerIDs.map { pointer in
      TimedInput(.pointer(PointerSample(pointer: pointer, phase: .cancel, location: .zero)), at: time)
    }
    time = time.adding(seconds: seconds)
    return cancels
  }

  /// Mostly a few milliseconds, sometimes none, sometimes up to 3 s.
  private mutating func pass() {
    let step: Double =
      switch random.whole(1...40) {
      case ...4: 0
      case 5: random.number(0...3000)
      case 6...7: random.number(0...300)
      default: random.number(0...24)
      }
    time = time.adding(seconds: step / 1e3)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    random.once(in: 150) ? random.pick(Self.oddNumbers) : random.number(range)
  }

  private mutating func place(in table: SwipeTable) -> Point {
    Point(
      x: number(-20...max(table.viewport.width, 1) + 20),
      y: number(-20...max(table.viewport.height, 1) + 20)
    )
  }

  private mutating func pointer(in table: SwipeTable) -> TableInput {
    let id = random.pick(random.once(in: 3) ? Self.pointerIDs : [1])
    let kind = random.pick([PointerSample.Kind.touch, .touch, .mouse, .pen])
    var phase = PointerSample.Phase.down
    if pointers[id] != nil {
      phase = random.once(in: 14) ? random.pick([.up, .up, .up, .cancel, .down]) : .move
    } else if random.once(in: 12) {
      phase = random.pick([.move, .up, .cancel])
    }
    var place = pointers[id]?.place ?? place(in: table)
    let drift = pointers[id]?.drift ?? drift()
    if phase == .move || random.once(in: 3) {
      place = Point(x: place.x + drift.x + number(-2...2), y: place.y + drift.y + number(-1...1))
      if random.once(in: 200) { place = Point(x: number(0...1), y: place.y) }
    }
    switch phase {
    case .down: pointers[id] = (place, drift)
    case .move: if pointers[id] != nil { pointers[id] = (place, random.once(in: 12) ? .zero : drift) }
    case .up, .cancel: pointers[id] = nil
    }
    let button = random.once(in: 20) ? random.pick(PointerSample.Button.allCases) : .left
    return .pointer(
      PointerSample(pointer: id, phase: phase, location: place, kind: kind, button: button)
    )
  }

  /// A swipe across a row, or a tap on a button that is on view.
  private mutating func gesture(in table: SwipeTable) -> [PointerSample] {
    func sample(_ phase: PointerSample.Phase, _ x: Double, _ y: Double) -> PointerSample {
      PointerSample(pointer: 1, phase: phase, location: Point(x: x, y: y))
    }
    let scroll = table.scrollOffset(at: time)
    let shown = table.activeRows(at: time).filter { !$0.slots.isEmpty && $0.phase != .collapsing }
    if !shown.isEmpty, random.once(in: 2) {
      let row = random.pick(shown)
      let slot = random.pick(row.slots)
      let (x, y) = (slot.x + slot.width / 2, row.y + row.height / 2 - scroll)
      return [sample(.down, x, y), sample(.up, x, y)]
    }
    let width = table.viewport.width
    let y = random.number(0...max(table.viewport.height, 1))
    let (from, to) = random.once(in: 2) ? (width * 0.95, random.number(0...1) * width) : (width * 0.05, width)
    let steps = random.whole(2...12)
    let moves = (1...steps).map { sample(.move, from + (to - from) * Double($0) / Double(steps), y) }
    return [sample(.down, from, y)] + moves + [sample(.up, to, y)]
  }

  /// How a pointer moves from sample to sample: mostly sideways, sometimes not at all.
  private mutating func drift() -> Point {
    switch random.whole(1...8) {
    case 1: .zero
    case 2...3: Point(x: 0, y: number(-30...30))
    default: Point(x: number(-40...40), y: 0)
    }
  }

  private mutating func wheel(in table: SwipeTable) -> TableInput {
    let isSwipe = random.once(in: 2)
    return .wheel(
      WheelSample(
        dx: isSwipe ? number(-80...80) : random.pick([0, 3]),
        dy: isSwipe ? random.pick([0, 1]) : number(-120...120),
        precise: random.once(in: 2),
        momentum: random.once(in: 6),
        phase: random.pick([nil, nil, .began, .changed, .changed, .ended]),
        location: random.once(in: 8) ? nil : place(in: table)
      )
    )
  }

  private mutating func command(for table: SwipeTable) -> TableInput {
    let tag = random.once(in: 2) ? "t\(made)" : nil
    return .command(random.once(in: 3) ? surroundings(of: table) : rowCommand(for: table), tag: tag)
  }

  mutating func rowID(in table: SwipeTable) -> RowID {
    if table.rows.isEmpty || random.once(in: 30) { return "nobody" }
    // The rows on top are where the fingers are.
    return table.rows[random.whole(0...min(table.rows.count - 1, random.pick([8, 8, 50])))].id
  }

  private mutating func rowCommand(for table: SwipeTable) -> TableCommand {
    let id = rowID(in: table)
    let animated = !random.once(in: 4)
    let edge = random.pick(Edge.allCases)
    let wantsRows = table.rows.count < 50
    switch random.whole(1...17) {
    case ...3: return .open(id, edge, animated: animated)
    case 4: return .close(id, animated: animated)
    case 5: return .closeAll(animated: animated)
    case 6...7:
      let waiting = table.activeRows(at: time).first { $0.phase == .filling }
      return .fulfil(
        waiting?.id ?? id,
        waiting?.trigger ?? random.pick(["D", "R", "A"]),
        with: random.pick(SwipeEvent.Fulfilment.allCases)
      )
    case 8 where !wantsRows: return .remove(id, animated: animated)
    case 8...9: return .insert(row(), at: random.whole(-2...60), animated: animated)
    case 10: return .move(id, to: random.whole(-2...60))
    case 11: return .setActions(id, leading: actions(), trailing: actions())
    case 12: return .enable(id, edge, random.once(in: 2))
    case 13: return .remove(id, animated: animated)
    case 14...15: return .setOffset(id, number(-400...400), animated: animated)
    case 16:
      let cause = random.pick([SwipeEvent.Cause.key, .menu])
      return .perform(id, random.pick(["D", "R", "A", "nothing"]), by: cause)
    default: return .undo
    }
  }

  private mutating func row() -> Row {
    Row(
      id: "new\(made)",
      height: random.once(in: 2) ? nil : number(0...120),
      leading: random.once(in: 3) ? actions() : nil,
      trailing: random.once(in: 3) ? actions() : nil,
      open: random.pick([nil, nil, .leading, .trailing])
    )
  }

  private mutating func actions() -> [SwipeAction]? {
    guard !random.once(in: 3) else { return nil }
    return ["A", "B", "D"].prefix(random.whole(0...3)).map {
      SwipeAction(
        id: $0,
        title: $0,
        width: random.once(in: 3) ? nil : number(0...200),
        content: random.once(in: 3) ? content() : nil,
        closes: !random.once(in: 3),
        transition: random.once(in: 4) ? .scale() : nil
      )
    }
  }

  private mutating func content() -> ButtonContent {
    let words = (0..<random.whole(0...4)).map { _ in number(0...120) }
    return ButtonContent(words: words, space: number(0...8), image: random.pick([0, 24]))
  }

  private mutating func surroundings(of table: SwipeTable) -> TableCommand {
    switch random.whole(1...10) {
    case ...3:
      let isOdd = random.once(in: 12)
      return .resize(width: isOdd ? 0 : number(100...500), height: isOdd ? 0 : number(100...900))
    case ...5: return .direction(random.pick(LayoutDirection.allCases))
    case ...9: return .scrollTo(number(-100...3000), animated: !random.once(in: 3))
    default: return .reload
    }
  }
}
