import TestSupport
import Testing

@Suite("The vectors of SwipyCell, BWSwipeRevealCell, SWTableViewCell and the smallest cell")
struct CellVectorFileTests {
  /// How many vectors of each kind tests meet exactly: each test takes all of its kind.
  private static let exact = [
    // Here, in the engine's tests.
    "swipy.percentage": 5, "swipy.clamped_offset": 3, "swipy.exit_duration": 6, "swipy.first_stops": 2,
    "swipy.state": 11, "swipy.hit": 4, "swipy.icon_alpha": 6, "swipy.icon_frame": 8, "swipy.colour": 4,
    "swipy.release": 5, "swipy.drag": 1, "swipy.edit_stops": 2, "swipy.state_code": 1,
    "swipy.return_spring": 2,
    "bw.begin": 5, "bw.pan_offset": 7, "bw.place": 6, "bw.progress": 4, "bw.release": 5, "bw.icon": 5,
    "bw.back_colour": 4, "bw.icon_on_release": 2, "bw.gesture": 6,
    "sw.panel": 8, "sw.metrics": 4, "sw.settle": 9, "sw.scroll_guard": 6, "sw.projection": 4,
    "sw.rubber": 2, "sw.observe": 4, "sw.uncover": 3, "sw.command": 4,
    "blog.begin": 3, "blog.move": 4, "blog.release": 1, "blog.session": 1,
    // In the table's tests.
    "swipy.begin": 5, "sw.begin": 4, "sw.alongside": 4, "sw.accessory_x": 1, "sw.tap": 4,
    "sw.recognisers": 3, "sw.table_pan": 4, "sw.close_others": 2, "sw.button_at": 2, "sw.same_buttons": 1,
  ]

  /// The faults of the originals: each has a test of its own of what is right.
  private static let quirks: Set = [
    "swipy-state-right-no-fallback", "swipy-state-gap-left", "swipy-state-gap-right-mid",
    "swipy-state-full-left", "swipy-hit-cleared", "swipy-icon-static-first-event",
    "swipy-icon-uncapped-first-event", "swipy-release-exit-right-far", "swipy-release-cancelled",
    "swipy-release-other-side", "swipy-drag-1", "swipy-edit-dup", "swipy-code-center",
    "bw-pan-backwards", "bw-pan-crosses", "bw-place-stale-state", "bw-release-through-stale",
    "bw-gesture-door-reopen-right", "sw-settle-no-right-slow", "sw-same-attr", "blog-release-0",
    "blog-session-stale",
  ]

  /// Not marked as a fault, but what one of the faults leads to; has a test of its own as well.
  private static let consequences: Set = [SwipyStopTests.colourOfFault]

  @Test("are all tested: none of their kinds is unknown, and none of a kind is left out")
  func complete() throws {
    let headers = try CellVectors.headers()
    let exact = headers.filter { $0.quirk != true && !Self.consequences.contains($0.id) }
    #expect(Dictionary(grouping: exact, by: \.kind).mapValues(\.count) == Self.exact)
    #expect(Set(headers.filter { $0.quirk == true }.map(\.id)) == Self.quirks)
    #expect(Self.consequences.isSubset(of: headers.map(\.id)))
    #expect(Set(headers.map(\.id)).count == headers.count)
    let rest = Self.quirks.count + Self.consequences.count
    #expect(headers.count == Self.exact.values.reduce(rest, +))
  }

  @Test(
    "are of the kinds of their system",
    arguments: try CellVectors.headers().map { [$0.system, $0.kind] }
  )
  func kinds(vector: [String]) {
    #expect(vector[1].hasPrefix(vector[0] + "."))
  }
}
