import SwipeEngine
import TestSupport
import Testing

@Suite("SwipyCell's vectors: the icon")
struct SwipyIconTests {
  struct Reach: Decodable, Sendable {
    var percentage: Double
    var stops: SwipyStops
  }

  struct Alpha: Decodable, Sendable {
    var alpha: Double
  }

  struct Row: Decodable, Sendable {
    var width: Double
    var height: Double
    /// Width and height.
    var icon: [Double]
    var padding: Double
    var stops: SwipyStops
    var percentage: Double
    var follow: Bool
    var travel: String
  }

  struct Place: Decodable, Sendable {
    var centerX: Double?
    /// Left, top, width and height.
    var frame: [Double]?
  }

  typealias AlphaVector = CellVector<Reach, Alpha>
  typealias FrameVector = CellVector<Row, Place>

  @Test(
    "it comes in as the row nears the first point; without points over the whole row",
    arguments: try CellVectors.exact("swipy.icon_alpha") as [AlphaVector]
  )
  func alpha(_ vector: AlphaVector) {
    let context = CellContext(vector.input.stops, width: 400)
    var row = CellDriver(context)
    let (time, place) = (row.time, context.offset(ofFraction: vector.input.percentage))
    row.change { $0.setOffset(place, animated: false, tag: nil, at: time, in: context, events: &$1) }
    vector.expect(row.offset, place, "the offset")
    vector.expect(row.slots.first?.alpha ?? 0, vector.expected.alpha, "the alpha")
  }

  /// The slot of a row that came where it is by a drag.
  private func slot(_ input: Row) throws -> ActionSlot {
    var style = SwipeStyle.swipyCell(near: .back, far: .back, icon: input.follow ? .follows : .parked)
    style.stage.padding = input.padding
    let image = try #require(input.icon.first)
    var row = CellDriver(CellContext(input.stops, width: input.width, style: style, icon: image))
    row.draw(input.percentage * input.width)
    return try #require(row.slots.first)
  }

  @Test(
    "it goes with the row from the first point on or stands still, and keeps its distances, on whole points",
    arguments: try CellVectors.exact("swipy.icon_frame") as [FrameVector]
  )
  func frame(_ vector: FrameVector) throws {
    let slot = try slot(vector.input)
    let frame = try #require(vector.expected.frame)
    vector.expect(slot.contentX, frame[0], "the left edge")
    vector.expect(slot.contentWidth, frame[2], "the width")
    // Whole points do not move the middle by more than a half.
    let middle = slot.contentX + slot.contentWidth / 2
    expectClose(middle, try #require(vector.expected.centerX), within: 0.5, "the middle")
  }

  @Test("swipy-icon-static-first-event: an icon that stands still is in its place at once")
  func parkedAtOnce() throws {
    let vector: FrameVector = try CellVectors.vector("swipy-icon-static-first-event")
    let slot = try slot(vector.input)
    // 375 · 0.25 − 23 − 24 = 46.75 in the middle, half of 23 to each side.
    #expect([slot.contentX, slot.contentWidth] == [35, 24])
    expectClose(slot.alpha, 0.08)
  }

  @Test("swipy-icon-uncapped-first-event: an icon keeps its distance from the side at once")
  func cappedAtOnce() throws {
    let vector: FrameVector = try CellVectors.vector("swipy-icon-uncapped-first-event")
    let slot = try slot(vector.input)
    #expect([slot.contentX, slot.contentWidth] == [23, 24])
  }
}
