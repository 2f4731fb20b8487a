/// One message of the inbox scene: what its row shows.
///
/// A plain value without behaviour; `InboxContent` makes them, the scene draws them.
public struct InboxMessage: Hashable, Sendable {
  /// Names the message for good: "m0" for the newest, then "m1", and so on.
  public let id: String
  /// The full name of a person or an organisation; never empty.
  public let sender: String
  /// One line, without a full stop; never empty.
  public let subject: String
  /// How the message begins: one to three sentences; never empty.
  public let preview: String
  /// When it came, as the row shows it: "9:41" for today, "Yesterday", a weekday within the last six
  /// days, else day and month as in "12 May".
  public let time: String
  /// Whether nobody has opened it yet.
  public let isUnread: Bool
  /// Whether it carries a flag.
  public let isFlagged: Bool
  /// How many lines of the preview the row shows: 1 or 2. What does not fit ends in "…".
  public let previewLines: Int
}
