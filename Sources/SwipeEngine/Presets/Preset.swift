/// A style with a name: what a list of systems to choose from shows.
///
/// The id is for files and for choosing; nothing behaves differently because of it.
public struct Preset: Hashable, Sendable, Identifiable {
  /// The name in files and on command lines: `swipecellkit.drag`.
  public var id: String
  /// The tab under which it is shown: the system that it belongs to.
  public var tab: String
  /// One sentence about it.
  public var sentence: String
  public var style: SwipeStyle

  public init(id: String, tab: String, sentence: String, style: SwipeStyle) {
    self.id = id
    self.tab = tab
    self.sentence = sentence
    self.style = style
  }
}
