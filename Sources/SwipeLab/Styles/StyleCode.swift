public import SwipeEngine

/// A style as code to take elsewhere: as a whole, and the spring by which a released row settles in the forms that other
/// animation libraries take.
///
/// `StylePaste` reads every one of them but Swift.
public struct StyleCode: Hashable, Sendable {
  /// A form of code, in the order of a menu.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case swift = "Swift"
    case json = "JSON"
    case stiffnessAndDamping = "Stiffness and damping"
    case responseAndRatio = "Response and ratio"
    case durationAndBounce = "Duration and bounce"
    case css = "CSS"
    case libadwaita = "libadwaita"

    /// The name for people.
    public var title: String { rawValue }
  }

  /// The longest line of Swift code, in characters.
  private static let longestLine = 110

  private let file: StyleFile

  /// The code of a style. Throws where the reference gives none.
  public init(_ reference: StyleReference) throws(StyleReference.Failure) {
    file = try StyleFile(reference)
  }

  /// The style itself.
  public var style: SwipeStyle { file.style }

  /// The style in one form; nil where the form has no words for it: a spring that jumps has no stiffness.
  ///
  /// Swift and JSON end with a line break, the others are one line without one.
  public func text(_ form: Form) -> String? {
    let spring = style.settle.spring
    return switch form {
    case .swift: swift
    case .json: file.encoded()
    case .stiffnessAndDamping: spring.isSnap ? nil : SpringCode(spring).stiffnessAndDamping
    case .responseAndRatio: SpringCode(spring).responseAndRatio
    case .durationAndBounce: SpringCode(spring).durationAndBounce
    case .css: CSSEasing(spring).text
    case .libadwaita: spring.isSnap ? nil : SpringCode(spring).libadwaita
    }
  }

  /// What a menu offers: a title and a text for each form that there is.
  public var pieces: [(title: String, text: String)] {
    Form.allCases.compactMap { form in text(form).map { (form.title, $0) } }
  }

  /// The style as a constant of Swift, which compiles with the import of `SwipeEngine` alone: only what differs from
  /// `SwipeStyle()` is set.
  private var swift: String {
    let changed = SwipeStyle.parameters.filter { $0.value(in: style) != $0.value(in: .default) }
    let change = file.reference.settings.isEmpty ? "" : ", changed"
    let head = "// The preset \"\(file.reference.base)\"\(change). Needs: import SwipeEngine\n"
    guard !changed.isEmpty else { return head + "let style = SwipeStyle()\n" }
    let lines = changed.map { Self.assignment(of: $0, in: style) }
    return head
      + "let style: SwipeStyle = {\n  var style = SwipeStyle()\n\(lines.joined())  return style\n}()\n"
  }

  /// The line that sets a parameter; trigger points that need more room have lines of their own.
  private static func assignment(of parameter: Parameter, in style: SwipeStyle) -> String {
    let line = "  style.\(parameter.field) = \(parameter.expression(in: style))"
    guard line.count > longestLine else { return line + "\n" }
    return line.replacing("[TriggerPoint(", with: "[\n    TriggerPoint(")
      .replacing(", TriggerPoint(", with: ",\n    TriggerPoint(").replacing(")]", with: ")\n  ]") + "\n"
  }
}
