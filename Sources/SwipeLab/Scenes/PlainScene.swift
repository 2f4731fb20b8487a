public import SwipeEngine
public import SwipeTable

/// Rows that show nothing but their id: the scene of a recording that names none.
public struct PlainScene: Scene {
  public static let id = "plain"
  public static let icon = "list"
  public static let title = "Plain rows"
  public let summary = "Each row shows its id"
  public let separatorInset = 20.0

  private static let style = TextStyle(size: 16, lineHeight: 24, weight: .medium)
  private static let padding = 20.0

  public init() {}

  public var header: RecordingHeader {
    RecordingHeader(width: 0, height: 0, rows: .numbered(count: 20, prefix: "row "))
  }

  public mutating func take(_ event: SwipeEvent) {}

  public func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? { nil }

  public func removal(of row: RowID) -> (icon: String, text: String) { ("trash", "Row deleted") }

  public func face(of action: SwipeAction, in row: RowID) -> SwipeAction { action }

  public func draw(_ painting: RowPainting, into list: inout DisplayList) {
    let room = painting.width - 2 * Self.padding
    let text = painting.metrics.truncated(painting.row.id, Self.style, toWidth: room)
    let width = painting.metrics.width(of: text, Self.style)
    let x = painting.direction == .leftToRight ? Self.padding : painting.width - Self.padding - width
    let y = (painting.height - Self.style.lineHeight) / 2
    list.text(text, at: Point(x: x, y: y), Self.style, painting.theme.text)
  }
}
