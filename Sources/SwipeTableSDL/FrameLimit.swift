/// After how many frames a run ends, as `SWIPELAB_FRAMES` says it.
struct FrameLimit: Hashable, Sendable {
  /// Nil: it does not.
  let frames: Int?
  /// A sentence about a text that is no number of frames and was passed over; nil where there was none.
  let complaint: String?

  /// - Parameter text: the variable's text; nil and an empty one for no limit.
  init(_ text: String?) {
    let frames = text.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    self.frames = frames
    guard let text, !text.isEmpty, frames == nil else {
      complaint = nil
      return
    }
    complaint =
      "\(WindowLoop.framesVariable) is \"\(text)\", which is no number of frames: write a whole number such as 60."
  }
}
