import SwipeEngine
import SwipeLab
import SwipeTable

/// A recording of ordinary use: rows are swiped open one after the other, and the list is flung.
enum SampleRecording {
  private static let rows = 200
  private static let gestures = 40
  private static let samples = 12
  /// Seconds from one sample to the next, and from one gesture to the next.
  private static let interval = 0.008
  private static let rhythm = 0.8
  private static let start = Point(x: 300, y: 300)
  private static let swipe = Point(x: -14, y: 1)
  private static let fling = Point(x: 1, y: -12)
  /// Every so many gestures one flings the list.
  private static let flingEvery = 4

  /// Half a minute of it.
  static func swipes() -> Recording {
    var header = RecordingHeader(
      width: SampleTable.width,
      height: SampleTable.height,
      rows: .numbered(count: rows, prefix: "row ")
    )
    header.trailing = [SwipeAction(id: "flag", title: "Flag"), SwipeAction(id: "delete", title: "Delete")]
    header.leading = [SwipeAction(id: "read", title: "Read")]
    return Recording(header: header, inputs: (0..<gestures).flatMap(gesture))
  }

  private static func gesture(_ index: Int) -> [SessionInput] {
    let way = index % flingEvery == flingEvery - 1 ? fling : swipe
    return (0...samples).map { step in
      let phase: PointerSample.Phase = step == 0 ? .down : step == samples ? .up : .move
      let place = Point(x: start.x + way.x * Double(step), y: start.y + way.y * Double(step))
      return SessionInput(
        time: Timestamp(seconds: Double(index) * rhythm + Double(step) * interval),
        kind: .pointer(PointerSample(pointer: 1, phase: phase, location: place))
      )
    }
  }
}
