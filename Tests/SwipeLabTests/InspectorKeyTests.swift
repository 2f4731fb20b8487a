import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The keys in the inspector")
struct InspectorKeyTests {
  private static let ratio = "settle.dampingRatio"

  @Test(
    "Tab through everything in visual order and leave at the end, and Shift+Tab the other way",
    arguments: [false, true]
  )
  func order(isOpen: Bool) throws {
    var player = isOpen ? InspectorPlayer.open() : InspectorPlayer()
    player.focusFirst()
    var seen = [try #require(player.inspector.focus)]
    while player.key("Tab") { seen.append(try #require(player.inspector.focus)) }
    #expect(seen == player.layout.stops)
    #expect(Set(seen).count == seen.count)
    #expect(seen.first == .tool(.code))
    #expect(seen.last == .paste)
    player.focusLast()
    var back = [try #require(player.inspector.focus)]
    while player.key("Shift+Tab") { back.append(try #require(player.inspector.focus)) }
    #expect(back == seen.reversed())
    #expect(player.sets.isEmpty)
  }

  @Test(
    "keep what has the focus in view, ringed",
    arguments: [
      Rect(x: 0, y: 0, width: 340, height: 748), Rect(x: 10, y: 20, width: 300, height: 260),
      Rect(x: 0, y: 0, width: 300, height: 100), Rect(x: 0, y: 0, width: 340, height: 6000),
    ]
  )
  func inView(frame: Rect) throws {
    var player = InspectorPlayer.open(in: frame)
    player.focusFirst()
    repeat {
      let element = try #require(player.inspector.focus)
      let place = try #require(player.layout.place(of: element))
      #expect(place.frame.intersection(place.clip) == place.frame, "\(element)")
      #expect(player.inspector.state(of: element).isFocused)
    } while player.key("Tab")
  }

  @Test("work on a sheet too", arguments: [430.0, 320])
  func sheet(width: Double) throws {
    var player = InspectorPlayer(
      compared: SwipeStyle(),
      in: Rect(x: 0, y: 460, width: width, height: 368),
      .sheet
    )
    player.focusFirst()
    var count = 1
    repeat {
      let element = try #require(player.inspector.focus)
      let place = try #require(player.layout.place(of: element))
      #expect(place.frame.intersection(place.clip) == place.frame, "\(element)")
      count += 1
    } while player.key("Tab")
    #expect(count > 20)
  }

  @Test("go on in one step of undo for a second, and begin another after it and on another parameter")
  func burst() {
    var player = InspectorPlayer()
    player.focus(.slider(Self.ratio))
    for _ in 0..<5 {
      player.key("Right")
      player.wait(300)
    }
    #expect(Set(player.sets.map(\.change)).count == 1)
    player.wait(1000)
    player.key("Left")
    #expect(Set(player.sets.map(\.change)).count == 2)
    player.focus(.field("settle.response"))
    player.key("Up")
    #expect(Set(player.sets.map(\.change)).count == 3)
    player.focus(.slider(Self.ratio))
    player.key("PageUp")
    player.key("Home")
    player.key("End")
    #expect(Set(player.sets.map(\.change)).count == 4)
    #expect(player.sets.suffix(2).map(\.setting.value) == [.number(0.05), .number(4)])
  }

  @Test("step from what was typed, and leave numbers without the dust of binary fractions")
  func stepFromTyped() throws {
    var player = InspectorPlayer()
    player.focus(.field("settle.response"))
    player.type("0.2")
    player.key("Up")
    #expect(try player.value(of: "settle.response") == .number(0.21))
    for _ in 0..<9 { player.key("Up") }
    #expect(try player.value(of: "settle.response") == .number(0.3))
    player.key("Alt+Down")
    #expect(try player.value(of: "settle.response") == .number(0.299))
    #expect(player.picture.place(of: "0.299") != nil)
  }

  @Test("set what was typed with Return and Tab, and take it back with Escape")
  func fields() throws {
    var player = InspectorPlayer()
    try player.click(.field(Self.ratio))
    #expect(player.effects == [.typing(true)])
    player.type("0.5")
    player.key("Escape")
    #expect(player.sets.isEmpty)
    #expect(player.inspector.focus == .field(Self.ratio))
    player.type("0.5")
    player.key("Tab")
    #expect(try player.value(of: Self.ratio) == .number(0.5))
    #expect(player.inspector.focus == .slider(Self.ratio))
    #expect(player.effects.last == .typing(false))
    player.key("Shift+Tab")
    player.key("Escape")
    #expect(player.inspector.focus == nil)
    #expect(!player.inspector.isTyping)
  }

  @Test(
    "refuse what is no value and say what is allowed",
    arguments: ["7", "-1", "abc", "-", "", "0.8.1", "nan", "1e999"]
  )
  func refusal(text: String) throws {
    var player = InspectorPlayer()
    player.focus(.field(Self.ratio))
    player.key("Backspace")
    player.type(text)
    player.key("Return")
    #expect(player.sets.isEmpty)
    #expect(player.picture.place(of: "Takes a number from 0.05 to 4.00.") != nil)
    player.expect("Tab", isTaken: true)
    #expect(player.inspector.focus == .slider(Self.ratio))
    #expect(player.sets.isEmpty)
    #expect(player.picture.place(of: "Takes a number from 0.05 to 4.00.") == nil)
  }

  @Test("hold a refused value once when Tab would leave it")
  func refusedTab() {
    var player = InspectorPlayer()
    player.focus(.field(Self.ratio))
    player.type("9")
    player.expect("Tab", isTaken: true)
    #expect(player.inspector.focus == .field(Self.ratio))
    #expect(player.inspector.edit?.isRefused == true)
    player.type("9")
    #expect(player.inspector.edit?.isRefused == false)
  }

  @Test(
    "take numbers as people write them",
    arguments: [
      ("release.openThreshold", "−0,25", -0.25), ("release.openThreshold", "-.25", -0.25),
      ("release.velocityThreshold", "1 250 pt/s", 1250), ("settle.response", " 0.3s ", 0.3),
      ("settle.response", "0.", 0), ("recognition.slop", "1e1", 10),
    ]
  )
  func numbers(id: String, text: String, number: Double) throws {
    var player = InspectorPlayer.open()
    player.focus(.field(id))
    player.type(text)
    player.key("Return")
    #expect(try player.value(of: id) == .number(number))
  }

  @Test("give a missing number a value, and take it away")
  func missing() throws {
    var player = InspectorPlayer()
    let id = "settle.duration"
    let response = SpringTrajectory(spring: player.subject.a.style.settle.spring, from: 0, to: 1)
    player.focus(.slider(id))
    player.key("Up")
    guard case .number(let duration) = try player.value(of: id) else {
      Issue.record("There is no duration.")
      return
    }
    expectClose(duration, response.settlingDuration(tolerance: 0.001), within: 0.005)
    player.key("Delete")
    #expect(try player.value(of: id) == .null)
    try player.click(.presence(id))
    #expect(try player.value(of: id) == .number(duration))
    player.focus(.field(id))
    player.key("Backspace")
    player.key("Return")
    #expect(try player.value(of: id) == .null)
    player.focus(.settleForm)
    player.key("Right")
    #expect(try player.value(of: id) == .number(duration))
    player.key("Left")
    #expect(try player.value(of: id) == .null)
    #expect(player.sets.allSatisfy { $0.setting.id == id })
  }

  @Test("that are shortcuts of the window go through, but not while text is typed")
  func shortcuts() {
    var player = InspectorPlayer()
    player.expect("Tab", isTaken: false)
    player.expect("R", isTaken: false)
    player.focus(.slider(Self.ratio))
    for key in ["R", "Ctrl+Z", "Escape", "F5", "Alt+F4"] { player.expect(key, isTaken: false) }
    player.focus(.field(Self.ratio))
    player.expect("R", isTaken: true)
    player.expect("Space", isTaken: true)
    for key in ["Ctrl+Z", "Ctrl+Shift+Z", "F5"] { player.expect(key, isTaken: false) }
    player.forgetEffects()
    player.key("Ctrl+A")
    player.key("Ctrl+C")
    player.key("Ctrl+V")
    #expect(player.effects == [.copyText("0.86"), .pasteText])
  }

  @Test("open and close a section, and the focus stays on its head")
  func sections() throws {
    var player = InspectorPlayer()
    player.focus(.section(.drag))
    #expect(player.layout.row(of: "drag.limit") == nil)
    player.key("Space")
    player.wait(60)
    let opening = try #require(player.layout.frame(of: .section(.release))).y
    #expect(player.inspector.needsFrame(at: player.now))
    player.wait(2000)
    #expect(try #require(player.layout.frame(of: .section(.release))).y > opening)
    #expect(!player.inspector.needsFrame(at: player.now))
    #expect(player.layout.row(of: "drag.limit") != nil)
    player.key("Left")
    player.wait(2000)
    #expect(player.layout.row(of: "drag.limit") == nil)
    #expect(player.inspector.focus == .section(.drag))
  }

  @Test("press the buttons")
  func buttons() throws {
    var player = InspectorPlayer()
    for element in [InspectorElement.tool(.code), .tool(.save), .tool(.reset), .copySwift, .paste] {
      player.focus(element)
      player.key("Return")
    }
    let code = try #require(player.layout.frame(of: .tool(.code)))
    // Nothing was changed, so there is nothing to reset.
    #expect(player.effects == [.copyCode(anchor: code), .save, .copySwift, .paste])
  }

  @Test("go on to a row's control when its reset is gone")
  func resetFocus() throws {
    var player = InspectorPlayer()
    player.focus(.slider(Self.ratio))
    player.key("Right")
    player.key("Shift+Tab")
    player.key("Shift+Tab")
    #expect(player.inspector.focus == .reset(Self.ratio))
    player.key("Space")
    #expect(player.inspector.focus == .field(Self.ratio))
    #expect(player.subject.a.style == player.subject.a.base)
  }
}
