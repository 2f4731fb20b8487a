import Foundation
import Testing

@testable import SwipeEngine

/// The tables of the article on presets say what the presets are.
@Suite("The article on presets")
struct PresetArticleTests {
  /// A line of a table: some parameters, and what the article says that they are.
  struct Line: CustomTestStringConvertible, Sendable {
    var presets: [Preset]
    var ids: [String]
    var value: String

    var testDescription: String {
      ids.joined(separator: ", ") + " of " + presets.map(\.id).joined(separator: ", ")
    }

    /// A value for each parameter; a single one is that of all of them, and trigger points are told as a whole.
    var values: [String] {
      let parts = value.components(separatedBy: ", ")
      return ids.count == parts.count ? parts : ids.map { _ in value }
    }
  }

  @Test("each preset has a section with a table")
  func sections() throws {
    let told = try Set(Self.lines().flatMap { $0.presets.map(\.id) })
    #expect(told == Set(PresetCatalog.presets.map(\.id)))
  }

  @Test("each parameter that the tables name has the value that they give", arguments: try Self.lines())
  func values(of line: Line) throws {
    for (id, text) in zip(line.ids, line.values) {
      let parameter = try SwipeStyle.known(id)
      let alternatives = text.components(separatedBy: " or ")
      let found = line.presets.map { parameter.value(in: $0.style) }
      for (preset, value) in zip(line.presets, found) {
        let isTold = alternatives.contains { Self.says($0, value, of: parameter) }
        #expect(isTold, "\(preset.id): \(id) is \(value), the article says \(text)")
      }
      for alternative in alternatives {
        let isTrue = found.contains { Self.says(alternative, $0, of: parameter) }
        #expect(isTrue, "\(id) is never \(alternative)")
      }
    }
  }

  @Test(
    "each parameter in which a preset differs from the default style is told",
    arguments: PresetCatalog.presets
  )
  func completeness(of preset: Preset) throws {
    let told = try Set(Self.lines().filter { $0.presets.contains(preset) }.flatMap(\.ids))
    let untold = SwipeStyle.parameters
      .filter { $0.value(in: preset.style) != $0.value(in: .default) && !told.contains($0.id) }
    #expect(untold.map(\.id) == [])
  }

  @Test("each way back to an original can be set")
  func waysBack() throws {
    let pairs = try Self.article().matches(
      of: /`([a-zA-Z]+\.[a-zA-Z]+)` (?:`([a-zA-Z]+)`|([−0-9.]+[0-9]|[0-9]))/
    )
    var style = SwipeStyle()
    for pair in pairs {
      let value = String(pair.2 ?? pair.3 ?? "").replacing("−", with: "-")
      try style.set(String(pair.1), to: ParameterValue(parsing: value))
    }
    #expect(pairs.count >= 6)
  }

  // MARK: Reading

  /// Whether a value is what a text says: `10 pt`, `just over 0.5`, `linear` in code quotes, `true`, `25 % and 75 %`.
  private static func says(_ text: String, _ value: ParameterValue, of parameter: Parameter) -> Bool {
    if parameter.kind == .triggerPoints {
      let (told, found) = (numbers(in: text), numbers(in: value.description))
      return told.count == found.count
        && zip(told, found).allSatisfy { agrees($1, with: $0, isOver: text.hasPrefix(overMark)) }
    }
    guard case .number(let number) = value else { return text.replacing("`", with: "") == value.description }
    let words = text.replacing(overMark, with: "").split(separator: " ", maxSplits: 1).map(String.init)
    let unit = words.count > 1 ? words[1] : ""
    guard parameter.unit == unit || parameter.unit.isEmpty && unit == rateUnit else { return false }
    let told = numbers(in: words[0])
    return told.count == 1 && agrees(number, with: told[0], isOver: text.hasPrefix(overMark))
  }

  /// Whether a number is the one that is written, to the digits that are written.
  private static func agrees(_ number: Double, with digits: String, isOver: Bool) -> Bool {
    guard let told = Double(digits) else { return false }
    let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
    let scale = pow(10, Double(decimals))
    return (number * scale).rounded() == (told * scale).rounded() && (number > told || !isOver)
  }

  private static func agrees(_ number: String, with digits: String, isOver: Bool) -> Bool {
    Double(number).map { agrees($0, with: digits, isOver: isOver) } ?? false
  }

  private static let overMark = "just over "
  /// The unit that the article gives a rate, which the parameter has none for.
  private static let rateUnit = "/ ms"

  /// The numbers in a text, in order, as they are written.
  private static func numbers(in text: String) -> [String] {
    text.replacing("−", with: "-").matches(of: /-?[0-9.]*[0-9]/).map { String($0.0) }
  }

  private static func article() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/SwipeEngine/SwipeEngine.docc/Presets.md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines() throws -> [Line] {
    var (presets, isTable, lines): ([Preset], Bool, [Line]) = ([], false, [])
    for line in try article().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") {
        presets = expanded(line.dropFirst(3).components(separatedBy: ", ")).compactMap(PresetCatalog.preset)
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else {
        isTable = false
        continue
      }
      if isTable, cells[0].hasPrefix("`") {
        let ids = expanded(cells[0].replacing("`", with: "").components(separatedBy: ", "))
        lines.append(Line(presets: presets, ids: ids, value: cells[1]))
      }
      if cells[0] == "parameter" { isTable = true }
    }
    return lines
  }

  /// Names of which the later ones may leave out what they have in common with the one before: `a.b`, `.c`.
  private static func expanded(_ names: [String]) -> [String] {
    names.reduce(into: []) { found, name in
      let group = found.last?.split(separator: ".").first.map(String.init) ?? ""
      found.append(name.hasPrefix(".") ? group + name : name)
    }
  }
}
