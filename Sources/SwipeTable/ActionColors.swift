/// The colours of an action's slot; icon and label on them are white in every theme, or black where white is hard to read.
public struct ActionColors: Hashable, Sendable {
  /// At rest.
  public var normal: Color
  /// When letting go would perform the action.
  public var armed: Color

  /// White, or else black, should have a contrast of at least 4.5 on both: what is chosen for `normal` stays on `armed`.
  public init(normal: Color, armed: Color) {
    self.normal = normal
    self.armed = armed
  }

  /// The colours of an action: its own, else by the icon that says what it does, else by its role.
  public init(for action: SwipeAction, in theme: Theme) {
    if let own = action.colors {
      self = own
      return
    }
    let row =
      action.icon.flatMap { Self.byIcon[$0] } ?? (action.role == .destructive ? Self.delete : Self.neutral)
    // In high contrast the third colour stands for both: it is darker than either.
    normal = Color(theme.isHighContrast ? row.contrast : row.normal)
    armed = Color(theme.isHighContrast ? row.contrast : row.armed)
  }

  private typealias Triple = (normal: UInt32, armed: UInt32, contrast: UInt32)

  // The visual language, section 1, "Action colours".
  private static let delete: Triple = (0xCF2E35, 0xB0232A, 0xA3141C)
  private static let neutral: Triple = (0x666D7B, 0x545A67, 0x4A505C)
  private static let read: Triple = (0x2C66D9, 0x2354B8, 0x1B479F)
  private static let archive: Triple = (0x6B50CC, 0x5840B0, 0x4C35A0)
  private static let done: Triple = (0x1F7A3D, 0x18652F, 0x125528)
  private static let snooze: Triple = (0x8F6200, 0x785200, 0x694700)

  private static let byIcon: [String: Triple] = [
    "trash": delete, "close": delete,
    "flag": (0xB9530A, 0x9C4406, 0x8A3B00),
    "more": neutral, "ellipsis": neutral,
    "read": read, "unread": read, "message": read,
    "archive": archive, "mail": archive,
    "check": done, "check-circle": done, "bookmark": done, "phone": done,
    "pin": (0xB03A6E, 0x952D5B, 0x86224F),
    "list": (0x845A3B, 0x6E4A2F, 0x603E26),
    "share": (0x0F7189, 0x0B5D72, 0x095164),
    "video": (0x0E7570, 0x0A615D, 0x085450),
    "mute": (0x5F6391, 0x4E527A, 0x43476C),
    "clock": snooze, "star": snooze,
  ]
}
