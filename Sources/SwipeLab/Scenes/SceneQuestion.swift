/// A question about a row that went out: its answers let the row go, or bring it back.
public struct SceneQuestion: Hashable, Sendable {
  /// The name of the icon in front of it.
  public var icon: String
  public var text: String
  /// The label of the answer that lets the row go.
  public var delete: String
  /// The label of the answer that brings it back.
  public var keep: String

  public init(icon: String, text: String, delete: String, keep: String) {
    self.icon = icon
    self.text = text
    self.delete = delete
    self.keep = keep
  }
}
