import SwipeEngine

/// The way in which a picture reaches its window.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// A texture where there is a GPU, else the window's surface.
  case automatic
  /// The window's surface in memory.
  case surface
  /// A streaming texture, whatever draws it.
  case texture

  /// The variable of the environment that chooses: `surface`, `texture` or `automatic`.
  public static let variable = "SWIPELAB_PRESENT"

  /// What `SWIPELAB_PRESENT` says; `automatic` where it says nothing that is known.
  public static var fromEnvironment: Presentation {
    System.environment(variable).flatMap(Presentation.init(rawValue:)) ?? .automatic
  }

  /// A sentence about a text of `SWIPELAB_PRESENT` that is passed over; nil where there is none to complain of.
  static func complaint(about text: String?) -> String? {
    guard let text, !text.isEmpty, Presentation(rawValue: text) == nil else { return nil }
    let words = allCases.map(\.rawValue)
    let hint = Spelling.nearest(to: text, in: words).map { "did you mean \"\($0)\"?" }
    return "\(variable) is \"\(text)\", which is no way to present: "
      + (hint ?? "write one of \(words.joined(separator: ", ")).")
  }
}
