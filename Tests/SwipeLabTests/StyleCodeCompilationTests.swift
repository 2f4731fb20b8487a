import Foundation
import SwipeEngine
import SwipeLab
import Testing

/// What is copied as Swift is a program's before anybody has read it.
@Suite("A style as Swift code")
struct StyleCodeCompilationTests {
  /// Every preset, and a style in which no parameter has its default.
  private static var references: [StyleReference] {
    PresetCatalog.presets.map { StyleReference($0.id) }
      + [StyleReference(StyleSamples.everythingChanged, base: "default")]
  }

  @Test("compiles against the library without a warning, and is the style")
  func compiled() async throws {
    let references = Self.references
    let program = try references.enumerated().map { index, reference in
      let code = try StyleCode(reference).text(.swift) ?? ""
      return "func style\(index)() -> SwipeStyle {\n\(code)return style\n}\n"
    }
    let calls = references.indices.map { "style\($0)()" }.joined(separator: ", ")
    let printing = """
      for style in [\(calls)] {
        for parameter in SwipeStyle.parameters { print(parameter.id, parameter.value(in: style)) }
      }
      """
    let output = try await SwiftProgram.run("import SwipeEngine\n" + program.joined() + printing)
    let expected = try references.flatMap { reference in
      let style = try reference.style()
      return SwipeStyle.parameters.map { "\($0.id) \($0.value(in: style))" }
    }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    let wrong = zip(lines, expected).filter { $0 != $1 }.map { "\($0.0), not \($0.1)" }
    #expect(wrong == [])
  }

  @Test("sets a field for every parameter of the style that has no default left")
  func everything() throws {
    let style = StyleSamples.everythingChanged
    let unchanged = SwipeStyle.parameters.filter { $0.value(in: style) == $0.value(in: .default) }
    #expect(unchanged.map(\.id) == [])
    let code = try StyleCode(StyleReference(style, base: "default")).text(.swift) ?? ""
    for parameter in SwipeStyle.parameters { #expect(code.contains("  style.\(parameter.field) = ")) }
  }
}
