import SwipeTable

/// Where the two buttons at the foot of a dialog are: at the right, the one that acts last.
struct SheetButtons {
  var window: Rect
  var metrics: TextMetrics

  var height: Double { SheetCard.buttonHeight(in: window) }

  /// - Parameter content: the card without its paddings; the buttons stand at its lower right.
  func frames(cancel: String, action: String, in content: Rect) -> (cancel: Rect, action: Rect) {
    let most = max(0, (content.width - SheetCard.buttonGap) / 2)
    func frame(_ label: String, endingAt end: Double) -> Rect {
      let width = min(most, metrics.buttonWidth(label, hasIcon: false))
      return Rect(x: end - width, y: content.maxY - height, width: width, height: height)
    }
    let last = frame(action, endingAt: content.maxX)
    return (frame(cancel, endingAt: last.x - SheetCard.buttonGap), last)
  }
}
