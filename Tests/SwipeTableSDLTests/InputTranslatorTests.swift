import SDL
import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeTableSDL

@Suite("Input translator")
struct InputTranslatorTests {
  private func event(_ kind: Event.Kind) -> Event { Event(time: 0, kind: kind) }

  private func finger(
    _ id: Int64,
    _ phase: Event.Finger.Phase,
    _ x: Double,
    _ y: Double,
    device: Int64 = 8
  ) -> Event {
    event(.finger(Event.Finger(window: 1, id: id, device: device, phase: phase, x: x, y: y)))
  }

  private func button(
    _ button: Event.MouseButton.Button,
    down: Bool,
    _ x: Double = 10,
    _ y: Double = 20
  ) -> Event {
    event(.mouseButton(Event.MouseButton(window: 1, button: button, isDown: down, x: x, y: y)))
  }

  private func motion(_ x: Double, _ y: Double, dragging: Bool = false) -> Event {
    event(.mouseMotion(Event.MouseMotion(window: 1, x: x, y: y, isDragging: dragging)))
  }

  private func touch(
    _ pointer: Int,
    _ phase: PointerSample.Phase,
    _ x: Double,
    _ y: Double
  ) -> TableInput {
    .pointer(PointerSample(pointer: pointer, phase: phase, location: Point(x: x, y: y)))
  }

  private func mouse(
    _ phase: PointerSample.Phase,
    _ x: Double,
    _ y: Double,
    _ button: PointerSample.Button = .left
  ) -> TableInput {
    .pointer(
      PointerSample(
        pointer: 0,
        phase: phase,
        location: Point(x: x, y: y),
        kind: .mouse,
        button: button
      )
    )
  }

  @Test("a finger's pixels become points of the table", arguments: [1.0, 1.5, 2, 3])
  func points(scale: Double) {
    var translator = InputTranslator(scale: scale, origin: Point(x: 10, y: 64))
    let down = translator.translate(finger(77, .down, 100 * scale, 200.5 * scale))
    #expect(down == [touch(1, .down, 90, 136.5)])
    #expect(translator.translate(finger(77, .moved, 90 * scale, 64 * scale)) == [touch(1, .move, 80, 0)])
    #expect(translator.translate(finger(77, .up, 90 * scale, 64 * scale)) == [touch(1, .up, 80, 0)])
    let left = translator.cancelAll()
    #expect(left.isEmpty)
  }

  @Test("fingers are numbered by the least free number, apart from the mouse and by device")
  func pointers() {
    var translator = InputTranslator(scale: 1)
    #expect(translator.translate(button(.left, down: true)) == [mouse(.down, 10, 20)])
    #expect(translator.translate(finger(5, .down, 1, 1)) == [touch(1, .down, 1, 1)])
    #expect(translator.translate(finger(5, .down, 2, 2, device: 9)) == [touch(2, .down, 2, 2)])
    #expect(translator.translate(finger(5, .up, 1, 1)) == [touch(1, .up, 1, 1)])
    #expect(translator.translate(finger(6, .down, 3, 3)) == [touch(1, .down, 3, 3)])
    #expect(translator.isAnyFingerDown)
  }

  @Test("a finger that never came down is passed over")
  func unknownFinger() {
    var translator = InputTranslator(scale: 1)
    #expect(translator.translate(finger(5, .moved, 1, 1)).isEmpty)
    #expect(translator.translate(finger(5, .up, 1, 1)).isEmpty)
  }

  @Test("a second down without an up cancels the first")
  func lostUp() {
    var translator = InputTranslator(scale: 1)
    _ = translator.translate(finger(5, .down, 1, 1))
    let again = translator.translate(finger(5, .down, 4, 4))
    #expect(again == [touch(1, .cancel, 1, 1), touch(1, .down, 4, 4)])
  }

  @Test(
    "the mouse's buttons are told apart",
    arguments: [
      (Event.MouseButton.Button.left, PointerSample.Button.left), (.middle, .middle), (.right, .right),
    ]
  )
  func buttons(sdl: Event.MouseButton.Button, ours: PointerSample.Button) {
    var translator = InputTranslator(scale: 2)
    #expect(translator.translate(button(sdl, down: true, 8, 6)) == [mouse(.down, 4, 3, ours)])
    #expect(translator.translate(button(sdl, down: false, 8, 8)) == [mouse(.up, 4, 4, ours)])
  }

  @Test("a button that tables do not know is passed over")
  func otherButton() {
    var translator = InputTranslator(scale: 1)
    #expect(translator.translate(button(.other(4), down: true)).isEmpty)
    let left = translator.cancelAll()
    #expect(left.isEmpty)
  }

  @Test("the mouse hovers and drags as one pointer")
  func mouseMotion() {
    var translator = InputTranslator(scale: 1)
    #expect(translator.translate(motion(5, 6)) == [mouse(.move, 5, 6)])
    _ = translator.translate(button(.left, down: true))
    #expect(translator.translate(motion(-30, 6, dragging: true)) == [mouse(.move, -30, 6)])
    #expect(translator.translate(button(.left, down: false, -30, 6)) == [mouse(.up, -30, 6)])
  }

  @Test("a whole notch is 60 points, to the left and up for the content")
  func notches() {
    var translator = InputTranslator(scale: 2, origin: Point(x: 0, y: 10))
    let wheel = Event.Wheel(window: 1, notchesX: 1, notchesY: -2, x: 40, y: 60)
    let sample = WheelSample(dx: -60, dy: -120, precise: false, location: Point(x: 20, y: 20))
    #expect(translator.translate(event(.wheel(wheel))) == [.wheel(sample)])
  }

  @Test(
    "a wheel that gives fractions is precise",
    arguments: [(0.25, 0.0, true), (0, -1.5, true), (1, 0, false), (0, 3, false)]
  )
  func precise(x: Double, y: Double, isPrecise: Bool) throws {
    var translator = InputTranslator(scale: 1)
    let wheel = Event.Wheel(window: 1, notchesX: x, notchesY: y, x: 0, y: 0)
    guard case .wheel(let sample)? = translator.translate(event(.wheel(wheel))).first else {
      Issue.record("a wheel must give a wheel sample")
      return
    }
    #expect(sample.precise == isPrecise)
    #expect(sample.dx == -60 * x)
    #expect(sample.dy == 60 * y)
  }

  @Test("keys count when they go down, once")
  func keys() {
    var translator = InputTranslator(scale: 1)
    var key = Event.Key(window: 1, name: "Z", modifiers: .control, isDown: true)
    #expect(translator.translate(event(.key(key))) == [.key("Ctrl+Z")])
    key.isRepeat = true
    #expect(translator.translate(event(.key(key))).isEmpty)
    key.isDown = false
    #expect(translator.translate(event(.key(key))).isEmpty)
  }

  @Test(
    "what takes the window away cancels everything that is down, and what follows is passed over",
    arguments: [Event.WindowChange.focusLost, .minimized, .hidden]
  )
  func cancelled(change: Event.WindowChange) {
    var translator = InputTranslator(scale: 1)
    _ = translator.translate(finger(5, .down, 1, 1))
    _ = translator.translate(finger(6, .down, 2, 2))
    _ = translator.translate(finger(6, .moved, 3, 2))
    _ = translator.translate(button(.left, down: true))
    let cancels = translator.translate(event(.window(id: 1, change)))
    #expect(cancels == [touch(1, .cancel, 1, 1), touch(2, .cancel, 3, 2), mouse(.cancel, 10, 20)])
    let left = translator.cancelAll()
    #expect(left.isEmpty)
    #expect(translator.translate(finger(5, .moved, 9, 9)).isEmpty)
    #expect(translator.translate(finger(5, .up, 9, 9)).isEmpty)
    #expect(translator.translate(motion(9, 9, dragging: true)).isEmpty)
    #expect(translator.translate(button(.left, down: false)).isEmpty)
    #expect(translator.translate(motion(9, 9)) == [mouse(.move, 9, 9)])
  }

  @Test("a touchscreen that is unplugged takes only its own fingers with it")
  func unplugged() {
    var translator = InputTranslator(scale: 1)
    _ = translator.translate(finger(5, .down, 1, 1, device: 8))
    _ = translator.translate(finger(6, .down, 2, 2, device: 9))
    #expect(translator.cancelFingers(notOn: [8, 9]).isEmpty)
    #expect(translator.cancelFingers(notOn: [9, 3]) == [touch(1, .cancel, 1, 1)])
    #expect(translator.translate(finger(6, .up, 2, 2, device: 9)) == [touch(2, .up, 2, 2)])
  }

  @Test("a mouse that leaves the window hovers over nothing, unless a button is held")
  func mouseLeft() {
    var translator = InputTranslator(scale: 2)
    _ = translator.translate(motion(20, 20))
    #expect(translator.translate(event(.window(id: 1, .mouseLeft))) == [mouse(.move, -1, -1)])
    _ = translator.translate(button(.left, down: true))
    #expect(translator.translate(event(.window(id: 1, .mouseLeft))).isEmpty)
  }

  @Test("another window's events are passed over, and those that name none count")
  func windows() {
    var translator = InputTranslator(window: 7, scale: 1)
    #expect(translator.translate(motion(5, 5)).isEmpty)
    #expect(translator.translate(finger(1, .down, 5, 5)).isEmpty)
    #expect(translator.translate(event(.window(id: 1, .mouseLeft))).isEmpty)
    let nameless = Event.MouseMotion(window: 0, x: 5, y: 5, isDragging: false)
    #expect(translator.translate(event(.mouseMotion(nameless))) == [mouse(.move, 5, 5)])
  }

  private static let spellings: [(name: String, held: Event.Key.Modifiers, spelled: String?)] = [
    ("Z", .control, "Ctrl+Z"), ("F5", [], "F5"), ("Left", .shift, "Shift+Left"),
    ("Delete", [.gui, .shift, .alt, .control], "Ctrl+Alt+Shift+Gui+Delete"), ("", .control, nil),
    ("Left Ctrl", .control, nil), ("Right GUI", .gui, nil),
  ]

  @Test("keys are spelled with what is held, in one order", arguments: spellings)
  func spelling(name: String, held: Event.Key.Modifiers, spelled: String?) {
    #expect(Event.Key(window: 1, name: name, modifiers: held, isDown: true).spelled == spelled)
  }

  @Test(
    "A held key repeats where it scrolls, a command comes once",
    arguments: [("Down", 2), ("Left", 1), ("Right", 1), ("Delete", 1), ("F5", 1), ("T", 1)]
  )
  func heldKeys(name: String, count: Int) {
    var translator = InputTranslator(scale: 1)
    let inputs = [false, true].flatMap { isRepeat in
      translator.translate(
        event(.key(Event.Key(window: 1, name: name, modifiers: [], isDown: true, isRepeat: isRepeat)))
      )
    }
    #expect(inputs == Array(repeating: .key(name), count: count))
  }

  @Test(
    "While a text field has the keyboard, a key that types is no command, and keys that edit repeat",
    arguments: [
      ("T", [], 0), ("Ä", [], 0), ("1", [.shift], 0), ("Space", [], 0), ("Keypad 1", [], 0),
      ("Keypad +", [], 0),
      ("Q", [.alt], 0), ("C", [.control], 1), ("V", [.gui], 1), ("Keypad Enter", [], 1), ("Return", [], 1),
      ("F5", [], 1), ("Tab", [.shift], 1), ("Escape", [], 1), ("Backspace", [], 2), ("Delete", [], 2),
      ("Left", [], 2), ("Right", [.shift], 2), ("Up", [.alt], 2), ("Down", [.shift], 2),
      ("Left Shift", [.shift], 0),
    ] as [(String, Event.Key.Modifiers, Int)]
  )
  func typing(name: String, modifiers: Event.Key.Modifiers, count: Int) {
    var translator = InputTranslator(scale: 1)
    translator.isTyping = true
    let keys = [false, true].map {
      Event.Key(window: 1, name: name, modifiers: modifiers, isDown: true, isRepeat: $0)
    }
    let inputs = keys.flatMap { translator.translate(event(.key($0))) }
    #expect(inputs == keys.prefix(count).compactMap { key in key.spelled.map { .key($0) } })
    translator.isTyping = false
    let isModifier = name == "Left Shift"
    #expect(translator.translate(event(.key(keys[0]))).isEmpty == isModifier)
  }

  @Test("Text is no input of a table")
  func text() {
    var translator = InputTranslator(scale: 1)
    #expect(translator.translate(event(.text(window: 1, "a"))).isEmpty)
  }
}
