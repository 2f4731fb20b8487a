public import SDL
public import SwipeEngine
public import SwipeTable

/// Turns SDL's events into a table's inputs: pixels into points, fingers and the mouse into pointers.
///
/// The mouse is pointer 0, fingers get the least free number from 1. Only what went down comes up: when the
/// window loses the keyboard or is put away, everything that is down is cancelled, and what these pointers do
/// afterwards is passed over, so nothing sticks. Times are `SessionClock`'s affair.
public struct InputTranslator: Hashable, Sendable {
  /// The mouse's pointer.
  public static let mousePointer = 0
  /// The way of a whole notch of a wheel, in points.
  public static let notch = 60.0
  /// The keys that act again and again while they are held: those that scroll. Others are commands; one that closes a row
  /// must not open its other side because it was held.
  private static let repeatingKeys: Set<String> = ["Up", "Down", "PageUp", "PageDown"]
  /// The keys that do so besides while a text field has the keyboard.
  private static let editingKeys: Set<String> = ["Backspace", "Delete", "Left", "Right"]
  /// Steps of a place in a point.
  private static let fineness = 1000.0
  /// Where the mouse is said to be when it has left the window: over no row.
  private static let outside = Point(x: -1, y: -1)

  /// The window whose events count; nil for all. Events that name no window count always.
  public var window: Window.ID?
  /// Device pixels in a point.
  public var scale: Double
  /// The table's top left in the window, in points: it is subtracted from every place.
  public var origin: Point
  /// Whether a text field has the keyboard. Then keys that type come as text only (`Event.Kind.text`, which is no input of
  /// a table), and Backspace, Delete, Left and Right repeat while they are held.
  public var isTyping = false
  private var contacts: [Contact] = []

  /// - Parameters:
  ///   - window: the window whose events count; nil (the default) for all.
  ///   - scale: device pixels in a point; must be above 0.
  ///   - origin: the table's top left in the window, in points. Default: the window's own.
  public init(window: Window.ID? = nil, scale: Double, origin: Point = .zero) {
    self.window = window
    self.scale = scale
    self.origin = origin
  }

  /// Whether any finger is down.
  public var isAnyFingerDown: Bool {
    contacts.contains { if case .finger = $0.source { true } else { false } }
  }

  /// What an event means for the table, in order; empty for an event that means nothing to it.
  public mutating func translate(_ event: Event) -> [TableInput] {
    switch event.kind {
    case .finger(let finger) where counts(finger.window): return fingerInputs(finger)
    case .mouseMotion(let motion) where counts(motion.window): return motionInputs(motion)
    case .mouseButton(let press) where counts(press.window): return buttonInputs(press)
    case .wheel(let wheel) where counts(wheel.window): return [.wheel(sample(wheel))]
    case .key(let key) where counts(key.window): return keyInputs(key)
    case .window(let id, let change) where counts(id): return windowInputs(change)
    default: return []
    }
  }

  /// Cancels everything that is down: for a change of scale or scene.
  public mutating func cancelAll() -> [TableInput] {
    defer { contacts = [] }
    return contacts.map { .pointer($0.sample(.cancel)) }
  }

  /// Cancels the fingers on touch devices that are gone; SDL does not tell of it.
  ///
  /// - Parameter present: the ids of the devices that are there.
  public mutating func cancelFingers(notOn present: some Collection<Int64>) -> [TableInput] {
    let lost = contacts.filter {
      if case .finger(let device, _) = $0.source { !present.contains(device) } else { false }
    }
    contacts.removeAll { lost.contains($0) }
    return lost.map { .pointer($0.sample(.cancel)) }
  }

  private func keyInputs(_ key: Event.Key) -> [TableInput] {
    guard key.isDown, !key.isRepeat || repeats(key.name) else { return [] }
    guard !isTyping || !key.types else { return [] }
    return key.spelled.map { [.key($0)] } ?? []
  }

  private func repeats(_ key: String) -> Bool {
    Self.repeatingKeys.contains(key) || isTyping && Self.editingKeys.contains(key)
  }

  private func counts(_ id: Window.ID) -> Bool {
    window == nil || id == 0 || id == window
  }

  /// Places are kept to a thousandth of a point: SDL's own are single precision fractions of the window, and what lies
  /// below is noise that recordings would carry along.
  private func point(_ x: Double, _ y: Double) -> Point {
    func place(_ pixels: Double, _ origin: Double) -> Double {
      ((pixels / scale - origin) * Self.fineness).rounded() / Self.fineness
    }
    return Point(x: place(x, origin.x), y: place(y, origin.y))
  }

  private func sample(_ wheel: Event.Wheel) -> WheelSample {
    // X11 gives whole notches even for trackpads; only a device that measures finer gives fractions.
    let isPrecise =
      wheel.notchesX != wheel.notchesX.rounded() || wheel.notchesY != wheel.notchesY.rounded()
    return WheelSample(
      dx: -Self.notch * wheel.notchesX,
      dy: Self.notch * wheel.notchesY,
      precise: isPrecise,
      location: point(wheel.x, wheel.y)
    )
  }
}

extension InputTranslator {
  private mutating func fingerInputs(_ finger: Event.Finger) -> [TableInput] {
    let source = Contact.Source.finger(device: finger.device, id: finger.id)
    let place = point(finger.x, finger.y)
    let index = contacts.firstIndex { $0.source == source }
    switch finger.phase {
    case .down:
      if let index { return press(at: index, place) }
      return begin(Contact(source: source, pointer: freePointer, location: place))
    case .moved: return index.map { move(at: $0, place) } ?? []
    case .up: return index.map { lift(at: $0, place) } ?? []
    }
  }

  private mutating func buttonInputs(_ press: Event.MouseButton) -> [TableInput] {
    guard let button = PointerSample.Button(press.button) else { return [] }
    let source = Contact.Source.mouse(button)
    let place = point(press.x, press.y)
    let index = contacts.firstIndex { $0.source == source }
    guard press.isDown else { return index.map { lift(at: $0, place) } ?? [] }
    if let index { return self.press(at: index, place) }
    return begin(Contact(source: source, pointer: Self.mousePointer, location: place))
  }

  private mutating func motionInputs(_ motion: Event.MouseMotion) -> [TableInput] {
    let place = point(motion.x, motion.y)
    let held = contacts.indices.filter { contacts[$0].isMouse }
    for index in held { contacts[index].location = place }
    // A button that was cancelled and is still held: its motion is no hovering.
    if held.isEmpty && motion.isDragging { return [] }
    return [.pointer(mouse(.move, at: place))]
  }

  private mutating func windowInputs(_ change: Event.WindowChange) -> [TableInput] {
    switch change {
    case .focusLost, .minimized, .hidden: return cancelAll()
    case .mouseLeft where !contacts.contains { $0.isMouse }: return [.pointer(mouse(.move, at: Self.outside))]
    default: return []
    }
  }

  private func mouse(_ phase: PointerSample.Phase, at place: Point) -> PointerSample {
    PointerSample(pointer: Self.mousePointer, phase: phase, location: place, kind: .mouse)
  }

  private mutating func begin(_ contact: Contact) -> [TableInput] {
    contacts.append(contact)
    return [.pointer(contact.sample(.down))]
  }

  /// A press of what is down already, whose release was lost.
  private mutating func press(at index: Int, _ place: Point) -> [TableInput] {
    let lost = contacts[index].sample(.cancel)
    contacts[index].location = place
    return [.pointer(lost), .pointer(contacts[index].sample(.down))]
  }

  private mutating func move(at index: Int, _ place: Point) -> [TableInput] {
    contacts[index].location = place
    return [.pointer(contacts[index].sample(.move))]
  }

  private mutating func lift(at index: Int, _ place: Point) -> [TableInput] {
    var contact = contacts.remove(at: index)
    contact.location = place
    return [.pointer(contact.sample(.up))]
  }

  /// The least pointer number from 1 that no finger has.
  private var freePointer: Int {
    let taken = Set(contacts.map(\.pointer))
    var pointer = Self.mousePointer + 1
    while taken.contains(pointer) { pointer += 1 }
    return pointer
  }
}

extension PointerSample.Button {
  /// Nil for buttons that a table knows nothing of.
  fileprivate init?(_ button: Event.MouseButton.Button) {
    switch button {
    case .left: self = .left
    case .middle: self = .middle
    case .right: self = .right
    case .other: return nil
    }
  }
}
