public import SwipeEngine
public import SwipeTable

/// Something that happened to the window, in window points.
public enum LabInput: Hashable, Sendable {
  case pointer(PointerSample)
  /// The mouse has left the window.
  case pointerLeft
  case wheel(WheelSample)
  /// A key by its SDL name, with modifiers in front: `"Ctrl+Z"`.
  case key(String)
  case resize(width: Double, height: Double)
}
