import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The inspector's picture")
struct InspectorPictureTests {
  private static let ratio = "settle.dampingRatio"

  /// A style that differs from the default in every value that has another.
  private static func changed() throws -> SwipeStyle {
    var style = SwipeStyle()
    for parameter in SwipeStyle.parameters {
      let value: ParameterValue =
        switch parameter.kind {
        case .number(let range, _, _, _): .number(range.upperBound)
        case .toggle: .flag(parameter.value(in: style) != .flag(true))
        case .choice(let choices):
          .choice(choices.last { .choice($0) != parameter.value(in: style) } ?? choices[0])
        case .triggerPoints: .choice("25% back, 50% door, 1h through, 75% exit")
        }
      try style.set(parameter.id, to: value)
    }
    return style
  }

  /// A picture in words, without the many pieces of its curves.
  private func words(_ picture: DisplayList) -> String {
    let lines = picture.description.split(separator: "\n")
    return lines.filter { !($0.contains(" line ") && $0.contains(" width 2 ")) }.joined(separator: "\n")
      + "\n"
  }

  @Test("of the column, of a comparison, of what is found, and of the sheet is as it was reviewed")
  func golden() throws {
    var column = InspectorPlayer()
    column.focus(.slider(Self.ratio))
    column.key("Left")
    var compared = InspectorPlayer(compared: try StyleReference("swipecellkit.drag").style())
    try compared.click(.field("settle.duration"))
    compared.type("50")
    compared.key("Return")
    var search = InspectorPlayer()
    search.focusSearch()
    search.type("slop")
    let sheet = InspectorPlayer(in: InspectorPlayer.sheet, .sheet)
    let pictures = [
      ("a slider with the focus, its number changed", column), ("A and B, a number refused", compared),
      ("the search", search), ("the sheet", sheet),
    ]
    let text = pictures.map { "# \($0.0)\n\(words($0.1.picture))" }.joined(separator: "\n")
    Golden.expect(text, named: "inspector.txt")
  }

  @Test(
    "has no text or icon over another or beyond the pane, whatever is changed and explained",
    arguments: [340.0, 300, 430, 320],
    Inspector.Edited.allCases
  )
  func overlaps(width: Double, edited: Inspector.Edited) throws {
    let frame = Rect(x: 10, y: 20, width: width, height: 12_000)
    var player = InspectorPlayer.open(compared: SwipeStyle(), in: frame)
    player.subject.a.style = try Self.changed()
    player.subject.a.name = "A style with quite a long name, more than there is room for"
    player.subject.edited = edited
    player.inspector.helped = Set(Parameter.allIDs)
    let picture = player.picture
    let marks = (picture.texts.map(\.frame) + picture.icons.map(\.frame)).sorted { $0.y < $1.y }
    #expect(marks.count > 600)
    for (index, mark) in marks.enumerated() {
      #expect(mark.minX >= frame.minX && mark.maxX <= frame.maxX + 0.001)
      for other in marks[(index + 1)...].prefix(while: { $0.minY < mark.maxY }) {
        let shared = mark.intersection(other)
        #expect(shared.width < 0.001 || shared.height <= 4, "\(mark) and \(other)")
      }
    }
  }

  @Test(
    "shows how the spring goes from the lower line to its rest, all of it inside of its card",
    arguments: [(0.05, 0.4), (0.36, 0.4), (0.36, 10), (0.86, 0), (0.86, 0.01), (1, 0.4), (4, 0.4), (4, 10)]
  )
  func spring(ratio: Double, response: Double) throws {
    var player = InspectorPlayer()
    try player.subject.a.style.set("settle.dampingRatio", to: .number(ratio))
    try player.subject.a.style.set("settle.response", to: .number(response))
    let card = Rect(x: 956, y: 352, width: 308, height: 80)
    let pieces = player.picture.placed.compactMap { placed -> (Point, Point)? in
      guard case .line(let from, let to, 2, nil, Theme.light.curveA) = placed.item else { return nil }
      return (from, to)
    }
    let (first, last) = (try #require(pieces.first), try #require(pieces.last))
    expectClose(first.0.y, card.maxY - 14, within: 0.01)
    expectClose(last.1.x, card.maxX - 12, within: 0.3)
    for (from, to) in pieces {
      #expect(min(from.y, to.y) >= card.minY + 4)
      #expect(max(from.y, to.y) <= card.maxY - 13)
    }
    let rest = player.picture.placed.compactMap { placed -> Double? in
      guard case .line(let from, _, 1, _?, _) = placed.item else { return nil }
      return from.y
    }
    expectClose(last.1.y, try #require(rest.first), within: 1)
  }

  @Test("shows every parameter under its group's head, and how many were changed")
  func everything() throws {
    let frame = Rect(x: 0, y: 0, width: 340, height: 12_000)
    var player = InspectorPlayer.open(in: frame)
    #expect(
      player.layout.rows.count { if case .parameter = $0.content { true } else { false } }
        == Parameter.allIDs.count
    )
    #expect(player.picture.place(of: "0 of \(Parameter.allIDs.count) values changed") != nil)
    player.subject.a.style = try Self.changed()
    #expect(
      player.picture.place(of: "\(Parameter.allIDs.count) of \(Parameter.allIDs.count) values changed") != nil
    )
    #expect(player.picture.place(of: "\(InspectorGroups.parameters(in: .drag).count) changed") != nil)
    let texts = Set(player.picture.texts.map(\.name))
    for parameter in SwipeStyle.parameters {
      let name = ParameterRow.name(of: parameter)
      #expect(texts.contains { $0 == name || $0.hasSuffix("…") && name.hasPrefix($0.dropLast()) }, "\(name)")
    }
  }

  @Test("shows numbers whole: where there is no room for both, the unit gives way")
  func longNumbers() throws {
    var player = InspectorPlayer.open(in: Rect(x: 0, y: 0, width: 300, height: 12_000))
    try player.subject.a.style.set("release.velocityThreshold", to: .number(9999.125))
    let row = try #require(player.layout.row(of: "release.velocityThreshold"))
    let digits = player.picture.texts.filter {
      $0.frame.midY > row.field.minY && $0.frame.midY < row.field.maxY && $0.frame.minX > row.field.minX
    }
    #expect(digits.sorted { $0.frame.x < $1.frame.x }.map(\.name).joined() == "9\u{2009}999.125")
    #expect(digits.allSatisfy { $0.frame.maxX <= row.field.maxX })
  }

  @Test(
    "of any frame, however small, is drawn inside of it",
    arguments: [(0.0, 0.0), (10, 10), (40, 300), (300, 100), (300, 2), (3000, 3000)],
    Inspector.Pane.Placement.allCases
  )
  func frames(size: (width: Double, height: Double), placement: Inspector.Pane.Placement) {
    let frame = Rect(x: 5, y: 5, width: size.width, height: size.height)
    var player = InspectorPlayer(compared: SwipeStyle(), in: frame, placement)
    _ = player.picture
    player.focusFirst()
    for _ in 0..<200 { player.key("Tab") }
    player.click(Point(x: 5 + size.width / 2, y: 5 + size.height / 2), .touch)
    player.wheel(-1000, at: Point(x: 6, y: 6))
    _ = player.picture
    #expect(player.layout.scroll >= 0)
    #expect(player.sets.allSatisfy { SwipeStyle.parameter($0.setting.id) != nil })
  }
}
