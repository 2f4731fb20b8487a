/// The way the letters of a text run. A text has one; a line with several is set as several texts, side by side.
public enum TextDirection: Hashable, Sendable {
  /// From left to right, in whatever script.
  case leftToRight
  /// From right to left: the first letter stands rightmost, and brackets are mirrored. Without a script, as for spaces
  /// and punctuation, letters are not joined.
  case rightToLeft(Script?)
}
