/// A style with a name: what a list of systems to choose from shows.
///
/// The id is for files and for choosing; nothing behaves differently because of it.
public struct Preset: Hashable, Sendable, Identifiable {
  /// The name in files and on command lines: `swipecellkit.drag`.
  public var id: String
  /// One sentence about it.
  public var sentence: String
  public var style: SwipeStyle

  public init(id: String, sentence: String, style: SwipeStyle) {
    self.id = id
    self.sentence = sentence
    self.style = style
  }
}
