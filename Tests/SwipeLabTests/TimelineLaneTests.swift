import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The lane of the timeline")
struct TimelineLaneTests {
  private let theme = Theme.light
  private let layout = TimelineLayout(in: Rect(x: 0, y: 0, width: 940, height: 56), .wide, .halfEm)

  private func seconds(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }

  private func timeline(_ spans: [(from: Double, to: Double)], current: Int? = nil) -> Timeline {
    var timeline = Timeline(range: seconds(0)...seconds(60), playhead: seconds(30))
    timeline.gestures = spans.enumerated().map { index, span in
      Timeline.Gesture(span: seconds(span.from)...seconds(span.to), isCurrent: index == current)
    }
    return timeline
  }

  private func list(_ timeline: Timeline) -> DisplayList {
    var list = DisplayList()
    TimelineLanePainter(theme: theme, timeline: timeline, layout: layout).paint(into: &list)
    return list
  }

  private var faint: Color { theme.accent.opacity(0.32) }

  @Test("has a bar for each gesture from its beginning to its end, the one in hand in full colour")
  func bars() {
    let timeline = timeline([(2, 5), (10, 12), (20, 30)], current: 1)
    let list = list(timeline)
    let bars = list.rounded(faint)
    #expect(bars.map(\.minX) == [2, 20].map { layout.x(of: seconds($0), timeline) })
    #expect(bars.map(\.maxX) == [5, 30].map { layout.x(of: seconds($0), timeline) })
    #expect(list.rounded(theme.accentBright).map(\.minX) == [layout.x(of: seconds(10), timeline)])
  }

  @Test("shows the shortest gesture too, and none outside of its range")
  func extremes() {
    let bars = list(timeline([(-20, -10), (0, 0), (30, 30.001), (60, 60), (70, 80)])).rounded(faint)
    #expect(bars.count == 3)
    for bar in bars {
      #expect(bar.width >= 4)
      #expect(bar.minX >= layout.lane.minX && bar.maxX <= layout.lane.maxX)
    }
  }

  @Test("draws a minute full of gestures as bars that do not lie over each other")
  func full() {
    var timeline = timeline((0..<600).map { (Double($0) / 10, Double($0) / 10 + 0.04) })
    timeline.actions = (0..<6000).map { seconds(Double($0) / 100) }
    let list = list(timeline)
    let bars = list.rounded(faint)
    #expect(!bars.isEmpty && bars.count <= 600)
    for (left, right) in zip(bars, bars.dropFirst()) { #expect(left.maxX <= right.minX) }
    let ticks = list.fills(theme.danger)
    #expect(Double(ticks.count) <= layout.lane.width / 2 + 1)
    for (left, right) in zip(ticks, ticks.dropFirst()) { #expect(left.maxX <= right.minX + 1e-9) }
  }

  @Test("has the playhead's line under its knob", arguments: [0.0, 12.5, 60])
  func playhead(place: Double) {
    var timeline = timeline([])
    timeline.playhead = seconds(place)
    let shapes = list(timeline).rounded(theme.text)
    #expect(shapes.count == 2)
    for shape in shapes { expectClose(shape.midX, layout.x(of: seconds(place), timeline), within: 1e-9) }
    #expect(shapes[1].minX >= layout.lane.minX && shapes[1].maxX <= layout.lane.maxX)
    #expect(shapes[1].minY >= layout.frame.minY)
  }
}
