public import SwipeEngine
public import SwipeTable

/// One thing that goes into a session, and when: a line of a recording.
///
/// Inputs are in order of time; of equal times the earlier in the list comes first.
public struct SessionInput: Hashable, Sendable {
  /// What goes in.
  public enum Kind: Hashable, Sendable {
    /// A finger, a mouse or a pen, in table points.
    case pointer(PointerSample)
    /// A wheel or a trackpad.
    case wheel(WheelSample)
    /// A key by its SDL name, with modifiers in front: `"Ctrl+Z"`.
    case key(String)
    /// Parameters changed live, one after the other.
    case tune([ParameterSetting])
    /// Another style, live.
    case style(StyleReference)
    /// A command to the table; with a tag it is answered by exactly one `completed` event.
    case command(TableCommand, tag: String?)
    /// From here on no frame is produced: the program is suspended.
    case pause
    /// Frames are produced again; the next one carries the whole gap.
    case resume
  }

  /// When, on the session's clock; from 0 to `Recording.longestTime` in a file.
  public var time: Timestamp
  public var kind: Kind

  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
