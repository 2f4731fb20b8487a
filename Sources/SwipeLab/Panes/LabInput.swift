public import SwipeEngine
public import SwipeTable

/// Something that happened to the window, in window points.
public enum LabInput: Hashable, Sendable {
  /// A finger, the mouse or a pen. A mouse that has left the window is told as a move to a place outside.
  case pointer(PointerSample)
  case wheel(WheelSample)
  /// A key by its SDL name, with modifiers in front: `"Ctrl+Z"`.
  case key(String)
  case resize(width: Double, height: Double)
}
