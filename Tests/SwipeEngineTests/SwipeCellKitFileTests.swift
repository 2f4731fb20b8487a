import TestSupport
import Testing

@Suite("The vectors of SwipeCellKit")
struct SwipeCellKitFileTests {
  /// How many vectors of each kind tests meet exactly: each test takes all of its kind.
  private static let exact = [
    // Here, in the engine's tests.
    "begin": 4, "buttonWidth": 8, "offset": 20, "expansionTarget": 5, "expansionTrigger": 11, "settle": 10,
    "spring": 14, "layout": 24, "scaleTransition": 4, "scaleAlpha": 3, "gesture": 10,
    // In the table's tests.
    "completion": 3, "accessibilityOrder": 1, "touchDown": 3, "hideAllowed": 4, "tapBegins": 4,
    "secondRow": 4, "programmatic": 4,
    // Where buttons are built and rows are taken out.
    "buttonStack": 4, "verticalInsets": 3, "deletionMask": 2,
  ]

  /// The faults of the original: each has a test of its own of what is right.
  private static let quirks: Set = [
    "offset/float-noise", "settle/exactly-open-fling", "layout/border-R-2x80-safe34-stretch-220",
    "completion/auto-reset-with", "completion/auto-reset-after",
  ]

  @Test("are all tested: none of their kinds is unknown, and none of a kind is left out")
  func complete() throws {
    let headers = try SwipeCellKitVectors.headers()
    let exact = headers.filter { !$0.quirk }
    #expect(Dictionary(grouping: exact, by: \.kind).mapValues(\.count) == Self.exact)
    #expect(Set(headers.filter(\.quirk).map(\.id)) == Self.quirks)
    #expect(Set(headers.map(\.id)).count == headers.count)
    #expect(headers.count == Self.exact.values.reduce(Self.quirks.count, +))
  }

  @Test("are named for their kind", arguments: try SwipeCellKitVectors.headers().map { [$0.id, $0.kind] })
  func names(vector: [String]) {
    #expect(vector[0].hasPrefix(vector[1] + "/"))
  }
}
