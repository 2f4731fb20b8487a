import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Random inputs to the laboratory with all its panes")
struct LabRandomTests {
  private static let inputs = 6000
  private static let sizes = [(1280.0, 800.0), (430, 932), (320, 480)]
  private static let keys = [
    "M", "T", "F5", "R", "Shift+R", "Up", "Down", "Left", "Right", "Return", "Space", "Escape", "Ctrl+Z",
    "Ctrl+Y",
    "Delete", "Menu", "Tab", "Tab", "Tab", "Shift+Tab", "I", "C", "F", "L", "B", "G", "X", "Shift+X", "S",
    "Shift+S",
    "Ctrl+S", "Ctrl+F", "Ctrl+C", "Ctrl+V", "H", "?", ",", ".", "1", "2", "3", "4", "Home", "End", "PageDown",
    "Backspace", "Shift+Up", "Alt+Down", "a",
  ]

  @Test(
    "never trap, and keep everything in order",
    arguments: sizes,
    RandomInputs.seeds(2_027)
  )
  func invariants(size: (Double, Double), seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ UInt64(size.0))
    var stream = RandomInputs(seed: seed)
    var player = try LaboratoryPlayer(width: size.0, height: size.1, isBare: false)
    for number in 1...Self.inputs {
      let next = stream.next(for: player.table)
      let input = Self.inWindow(next.input, of: player.lab.layout, &random)
      player.handle(input, at: next.time.nanoseconds)
      if random.once(in: 40) { Self.tell(&player, &random) }
      if random.once(in: 400) {
        let size = random.pick(Self.sizes + [(700, 500), (1920, 1080)])
        player.play(GestureScript().command(.resize(width: size.0, height: size.1)))
      }
      if number % 50 == 0 { check(player, number) }
    }
    try letGo(&player, &stream)
  }

  /// In the end everybody lets go, and everything comes to rest.
  private func letGo(_ player: inout LaboratoryPlayer, _ stream: inout RandomInputs) throws {
    for cancel in stream.letGo(for: 30) { player.handle(cancel.input, at: cancel.time.nanoseconds) }
    for _ in 0..<6 { player.key("Escape") }
    player.tell { lab, time in
      lab.isLooping = false
      lab.goLive(at: time)
      lab.setSpeed(.full, at: time)
      lab.follow(nil, at: time)
      return []
    }
    player.advance(to: stream.time.milliseconds)
    player.advance(by: 60_000)
    player.expectRest()
    #expect(player.lab.targets.isEmpty)
    #expect(player.lab.layout.form.drawnSheet == nil && player.lab.sheetGrip == nil)
    check(player, Self.inputs)
    let recording = try player.save()
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: recording.lastTime.adding(seconds: 60))
    #expect(replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    #expect(replayer.session.style == player.lab.session.style)
  }

  /// The pictures are sound, the sides are in step, and nothing is outside of its pane.
  private func check(_ player: LaboratoryPlayer, _ number: Int) {
    let picture = player.picture
    #expect(picture.isSound, "after \(number) inputs")
    #expect(picture == player.picture)
    let lab = player.lab
    #expect(lab.origins.count >= lab.sides.count)
    // A loop goes on to where its gesture rests, wherever the session was stopped.
    #expect(lab.shownInstant <= lab.now || lab.view.loop != nil)
    for frame in Self.controls(of: lab, at: player.now) {
      #expect(frame.pane.holds(frame.control), "after \(number) inputs: \(frame) in \(lab.layout)")
    }
  }

  /// Every control with the pane that it belongs to.
  private static func controls(of lab: Laboratory, at time: Timestamp) -> [(
    pane: Rect, control: Rect, name: String
  )] {
    var found: [(Rect, Rect, String)] = []
    let window = lab.window
    if let layout = lab.toolbarLayout {
      found += layout.map.places.map { (layout.frame, $0.frame, "\($0.part)") }
    }
    if let layout = lab.timelineLayout {
      found += layout.map.places.map { (layout.frame, $0.frame, "\($0.part)") }
    }
    found += (lab.bannerLayout?.map.places ?? []).map { (lab.layout.cardRoom, $0.frame, "\($0.part)") }
    found += (lab.filmCardLayout?.map.places ?? []).map { (lab.layout.cardRoom, $0.frame, "\($0.part)") }
    found += (lab.compareTools?.map.places ?? []).map { (lab.layout.stage, $0.frame, "\($0.part)") }
    if let menu = lab.menu { found.append((window, lab.layout.frame(of: menu), "menu")) }
    if let pane = lab.inspectorPane {
      let layout = lab.inspector.layout(lab.subject, in: pane, at: time)
      // What can be scrolled, the chips of a sheet too, is cut off at the pane.
      found += layout.places.map { (pane.frame, $0.frame.intersection($0.clip), "\($0.element)") }
    }
    return found.filter { !$0.1.isEmpty }
  }

  /// The input in window points, on any pane, with the laboratory's keys strewn in.
  private static func inWindow(
    _ input: TableInput,
    of layout: LabLayout,
    _ random: inout SeededRandom
  ) -> TableInput {
    let table = layout.table(random.whole(0...layout.devices.count - 1))
    switch input {
    case .pointer(var sample):
      sample.location = sample.location + table.origin
      if random.once(in: 6) { sample.location = place(in: layout, &random) }
      return .pointer(sample)
    case .wheel(var sample):
      sample.location = sample.location.map { $0 + table.origin }
      if random.once(in: 4) { sample.location = place(in: layout, &random) }
      return .wheel(sample)
    case .key(let key): return .key(random.once(in: 4) ? key : random.pick(keys))
    case .command(.resize, _): return .key(random.pick(keys))
    case .style, .options: return .key(random.pick(keys))
    case .command: return random.once(in: 3) ? .key(random.pick(keys)) : input
    }
  }

  private static func place(in layout: LabLayout, _ random: inout SeededRandom) -> Point {
    let panes = [
      layout.toolbar, layout.timeline, layout.inspector, layout.sheet, layout.grabber, layout.plot,
    ]
    let pane = random.pick(
      panes.compactMap { $0 } + [Rect(x: 0, y: 0, width: layout.width, height: layout.height)]
    )
    return Point(
      x: pane.x + random.number(0...1) * pane.width,
      y: pane.y + random.number(0...1) * pane.height
    )
  }

  /// Something that the program tells by itself.
  private static func tell(_ player: inout LaboratoryPlayer, _ random: inout SeededRandom) {
    let style = StyleReference(
      "default",
      settings: [ParameterSetting("settle.response", .number(random.number(0.1...1)))]
    )
    let film = random.pick(
      [
        nil, .running(done: 3, of: 9, secondsLeft: 2), .finished(name: "film-0001.mp4"),
        .failed("The disk is full"),
      ] as [LabFilm?]
    )
    let name = random.pick(["Mine", "Yours"])
    let text = random.pick(["0.5", "x", "response: 0.4, dampingFraction: 0.6", "", "{}"])
    let (number, side) = (random.whole(1...9), random.whole(0...1))
    player.tell { lab, time in
      switch number {
      case 1: lab.setOwnStyles([.init(name: name, reference: style)], at: time)
      case 2: lab.styleWasSaved(name, style, side: side, at: time)
      case 3: lab.styleWasRenamed(name, to: "Ours")
      case 4: lab.styleWasDeleted(name, at: time)
      case 5: lab.styleWasRefused("There is one already", exists: side == 0)
      case 6:
        lab.clearStyleFile("/x.json")
        lab.takeStyleFile("soft", style, at: time)
      case 7: lab.refuseStyleFile("It is broken", advice: "Mend it.", path: "/x.json")
      case 8: lab.follow(film, at: time)
      default: return side == 0 ? lab.type(text, at: time) : lab.paste(text, at: time)
      }
      return []
    }
  }
}

extension DisplayList {
  /// Whether every clip and layer that is opened is closed.
  var isSound: Bool {
    var open = 0
    for item in items {
      switch item {
      case .pushClip, .pushLayer: open += 1
      case .popClip, .popLayer: open -= 1
      default: break
      }
      if open < 0 { return false }
    }
    return open == 0
  }
}

extension Rect {
  /// Whether another one lies inside, but for what comes from rounding.
  func holds(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
