public import SwipeEngine

/// What the laboratory asks the program around it to do.
public enum LabEffect: Hashable, Sendable {
  /// Write a recording to a file, and tell the laboratory where it is (`Laboratory.announce`).
  case save(Recording)
  /// Let something be felt that has just happened, where there is a device for it.
  case feel(SwipeEvent.Haptic)
  case quit
}
