import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The timeline")
struct TimelineTests {
  private static func timeline(from: Double = 100, to: Double = 160, at playhead: Double = 138.45) -> Timeline
  {
    Timeline(
      range: Timestamp(seconds: from)...Timestamp(seconds: to),
      playhead: Timestamp(seconds: playhead)
    )
  }

  private static func layout(_ width: Double, _ form: TimelineLayout.Form) -> TimelineLayout {
    let height = form == .wide ? LabLayout.timelineHeight : LabLayout.sheetTimelineHeight
    return TimelineLayout(in: Rect(x: 7, y: 30, width: width, height: height), form, .halfEm)
  }

  private static func list(_ timeline: Timeline, _ layout: TimelineLayout) -> DisplayList {
    var list = DisplayList()
    TimelinePainter(theme: .light, metrics: .halfEm).paint(timeline, layout, into: &list)
    return list
  }

  @Test("fits at every width", arguments: [TimelineLayout.Form.wide, .narrow])
  func fits(form: TimelineLayout.Form) {
    for width in Array(stride(from: 320.0, through: 1400, by: 6)) + [3000] {
      let layout = Self.layout(width, form)
      ChromeParts.expect(layout.map, inside: layout.frame, "\(width) wide")
      let list = Self.list(Self.timeline(from: 0, to: 60, at: 59.999), layout)
      ChromeParts.expectTexts(of: list, inside: layout.frame, "\(width) wide")
      #expect(layout.lane.width >= 100, "\(width) wide")
    }
  }

  @Test("has all parts in Tab order where there is room, and one picker for the speeds where there is not")
  func parts() {
    let buttons: [Timeline.Part] = [.stepBack, .play, .stepForward, .loop, .lane]
    #expect(Self.layout(940, .wide).parts == buttons + PlaySpeed.allCases.map(Timeline.Part.speed))
    #expect(Self.layout(430, .narrow).parts == buttons + [.speedPicker])
    #expect(Self.layout(600, .wide).parts == buttons + [.speedPicker])
    #expect(Self.layout(320, .wide).parts == [.stepBack, .play, .stepForward, .lane])
  }

  @Test("is hit 44 points high", arguments: [TimelineLayout.Form.wide, .narrow])
  func reach(form: TimelineLayout.Form) throws {
    let layout = Self.layout(600, form)
    for part in layout.parts {
      let frame = try #require(layout.frame(of: part))
      for y in [frame.midY - 21.9, frame.midY + 21.9] {
        #expect(layout.part(at: Point(x: frame.midX, y: y)) == part)
      }
    }
    #expect(layout.part(at: Point(x: layout.lane.midX, y: layout.frame.minY - 1)) == nil)
  }

  @Test("leads from a place on the lane to its time and back", arguments: [0, 0.1, 0.25, 0.5, 0.999, 1])
  func roundTrip(fraction: Double) {
    let layout = Self.layout(940, .wide)
    let timeline = Self.timeline()
    let time = Timestamp(seconds: 100 + 60 * fraction)
    let x = layout.x(of: time, timeline)
    #expect(layout.lane.contains(Point(x: x, y: layout.lane.midY)))
    expectClose(layout.time(at: x, timeline).seconds, time.seconds, within: 1e-6)
  }

  @Test("holds places beside the lane, and times beside its range, at its ends")
  func clamped() {
    let layout = Self.layout(940, .wide)
    let timeline = Self.timeline()
    let (first, last) = (timeline.range.lowerBound, timeline.range.upperBound)
    #expect(layout.time(at: -1e9, timeline) == first)
    #expect(layout.time(at: layout.lane.minX, timeline) == first)
    #expect(layout.time(at: layout.lane.maxX, timeline) == last)
    #expect(layout.time(at: .infinity, timeline) == last)
    #expect(layout.time(at: .nan, timeline) == first)
    #expect(layout.x(of: .zero, timeline) == layout.x(of: first, timeline))
    #expect(layout.x(of: .distantFuture, timeline) == layout.x(of: last, timeline))
  }

  @Test("stands at its beginning where it has no length, and where it has no lane")
  func empty() {
    let still = Self.timeline(from: 3, to: 3, at: 3)
    let layout = Self.layout(940, .wide)
    #expect(layout.time(at: layout.lane.midX, still) == still.range.lowerBound)
    #expect(still.lengthText == "of 0 s")
    let none = Self.layout(0, .wide)
    #expect(none.time(at: 50, Self.timeline()) == Timestamp(seconds: 100))
    #expect(!Self.list(Self.timeline(), none).items.isEmpty)
  }

  @Test("tells the place in the range in milliseconds over its length")
  func text() {
    let timeline = Self.timeline()
    #expect(timeline.placeText == "38.450")
    #expect(timeline.lengthText == "of 60 s")
  }

  @Test("keeps the digits of the time in their cells while it runs")
  func digits() {
    func places(_ time: Double) -> [Double] {
      Self.list(Self.timeline(at: time), Self.layout(940, .wide)).texts
        .filter { $0.name.count == 1 && $0.name.first?.isNumber == true }.map(\.frame.midX)
    }
    #expect(places(138.45).count == 5)
    #expect(places(138.45) == places(111.111))
  }

  @Test("has a rim only while it is paused")
  func rim() {
    func rims(isPaused: Bool) -> Int {
      var timeline = Self.timeline()
      timeline.isPaused = isPaused
      let list = Self.list(timeline, Self.layout(940, .wide))
      return list.items.filter {
        if case .roundedBorder(_, _, _, Theme.light.accentText) = $0 { true } else { false }
      }.count
    }
    #expect(rims(isPaused: true) == 1)
    #expect(rims(isPaused: false) == 0)
  }

  @Test("shows play while paused, and pause while time runs")
  func play() {
    var timeline = Self.timeline()
    #expect(Self.list(timeline, Self.layout(940, .wide)).icons.map(\.name).contains("pause"))
    timeline.isPaused = true
    #expect(Self.list(timeline, Self.layout(940, .wide)).icons.map(\.name).contains("play"))
  }

  @Test("runs at the speeds that its segments name")
  func speeds() {
    #expect(PlaySpeed.allCases.map(\.label) == ["×1", "×½", "×¼", "×⅒"])
    #expect(PlaySpeed.allCases.map(\.factor) == [1, 0.5, 0.25, 0.1])
  }
}
