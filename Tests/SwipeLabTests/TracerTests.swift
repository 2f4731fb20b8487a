import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A trace")
struct TracerTests {
  /// One swipe to the left and back a little, let go at speed.
  private let gesture = GestureScript().wait(40).down(300, 90).move(dx: -230, over: 120).move(
    dx: 40,
    over: 40
  ).up()

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test(
    "differs between the transitions in the slots of the actions alone",
    arguments: [ActionTransition.border, .drag]
  )
  func transitions(transition: ActionTransition) throws {
    func bare(_ transition: ActionTransition) throws -> [String] {
      let settings = [ParameterSetting("transition", .choice(transition.rawValue))]
      return lines(try Recording.sample(gesture.sessionInputs()).trace(settings: settings)).map { line in
        line.replacing(/, "actions": \[.*?\]/, with: "")
      }
    }
    func full(_ transition: ActionTransition) throws -> String {
      let settings = [ParameterSetting("transition", .choice(transition.rawValue))]
      return try Recording.sample(gesture.sessionInputs()).trace(settings: settings)
    }
    #expect(try bare(transition) == bare(.reveal))
    #expect(try full(transition) != full(.reveal))
  }

  @Test(
    "of one gesture under each transition is the one that was reviewed",
    arguments: ActionTransition.allCases
  )
  func transitionGoldens(transition: ActionTransition) throws {
    let settings = [ParameterSetting("transition", .choice(transition.rawValue))]
    let trace = try Recording.sample(gesture.sessionInputs()).trace(fps: 25, until: 640, settings: settings)
    Golden.expect(trace, named: "transition-\(transition).trace")
  }

  @Test("of a full swipe of each kind is the one that was reviewed", arguments: Expansion.Kind.allCases)
  func expansionGoldens(kind: Expansion.Kind) throws {
    let swipe = GestureScript().down(315, 90).move(dx: -310, over: 120).wait(100).up().wait(1000)
      .command(.fulfil("id1", "D", with: .reset), tag: "f")
    let settings = [ParameterSetting("expansion", .choice(kind.rawValue))]
    let trace = try Recording.sample(swipe.sessionInputs()).trace(fps: 10, until: 1800, settings: settings)
    Golden.expect(trace, named: "expansion-\(kind).trace")
  }

  @Test(
    "has a frame at 0, 1000/fps, … up to its end, and then its last line",
    arguments: [30.0, 60, 120, 59.94]
  )
  func frameTimes(fps: Double) throws {
    let lines = lines(try Recording.sample().trace(fps: fps, until: 1000))
    #expect(lines.count == Int(fps) + 1 + 1)
    #expect(lines[0].hasPrefix("{\"t\": 0, \"frame\": 0,"))
    #expect(lines[1].contains("\"frame\": 1"))
    #expect(lines.last?.hasPrefix("{\"end\": true, \"t\": 1000, ") == true)
  }

  @Test("ends 2 s after the last input, where nothing else is said")
  func standardEnd() throws {
    let recording = Recording.sample(GestureScript().wait(500).tap(160, 90).sessionInputs())
    #expect(lines(try recording.trace()).last?.hasPrefix("{\"end\": true, \"t\": 2540, ") == true)
    #expect(lines(try Recording.sample().trace()).last?.hasPrefix("{\"end\": true, \"t\": 2000, ") == true)
  }

  @Test("shows an input in the frame of the same time, after the input's events")
  func inputThenFrame() throws {
    let open = GestureScript().wait(100).command(.open("id1", .trailing, animated: false)).sessionInputs()
    let lines = lines(try Recording.sample(open).trace(fps: 10, until: 100))
    #expect(lines[0].contains("\"rows\": []"))
    #expect(lines[1] == "{\"t\": 100, \"event\": \"willOpen\", \"row\": \"id1\", \"edge\": \"trailing\"}")
    #expect(lines[2] == "{\"t\": 100, \"event\": \"didOpen\", \"row\": \"id1\", \"edge\": \"trailing\"}")
    #expect(lines[3].hasPrefix("{\"t\": 100, \"frame\": 1,"))
    #expect(lines[3].contains("\"offset\": -160, \"velocity\": 0, \"phase\": \"open\""))
  }

  @Test(
    "has no frames while the session is paused; events keep their instants, and the next frame carries the gap"
  )
  func pause() throws {
    let inputs =
      GestureScript().command(.open("id1", .trailing, animated: true), tag: "o").sessionInputs()
      + [.pause(at: 50), .resume(at: 5000)]
    let recording = Recording.sample(inputs)
    let text = try recording.trace(fps: 20, until: 5200)
    let frames = lines(text).filter { $0.contains("\"frame\"") }
    #expect(frames.count == 1 + 5)
    #expect(frames[1].hasPrefix("{\"t\": 5000, \"frame\": 100,"))
    #expect(frames[1].contains("\"phase\": \"open\""))
    let plain = try Recording.sample([inputs[0]]).trace(fps: 20, until: 5200)
    let events = lines(text).filter { $0.contains("\"event\"") }
    #expect(events == lines(plain).filter { $0.contains("\"event\"") })
    #expect(events.count == 3)
  }

  @Test("leaves the order of the rows out above a thousand")
  func order() throws {
    for (count, has) in [(1000, true), (1001, false)] {
      let header = RecordingHeader(width: 100, height: 100, rows: .numbered(count: count, prefix: "r"))
      let last = lines(try Recording(header: header).trace(fps: 1, until: 0)).last ?? ""
      #expect(last.contains("\"order\"") == has)
      #expect(last.contains("\"count\": \(count)"))
    }
  }
}
