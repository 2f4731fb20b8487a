import SwipeEngine
import SwipeTable

/// Items that tests draw when it does not matter which.
enum Sample {
  /// One of each, within 60 × 60 points.
  static let everything: [DisplayList.Item] = [
    .shadow(Rect(x: 12, y: 12, width: 30, height: 24), radius: 8, .large),
    .shadow(Rect(x: 30, y: 30, width: 10, height: 10), radius: 5, .small),
    .fill(Rect(x: 3, y: 4, width: 20, height: 9), Color(0x3A5CD8)),
    .fill(Rect(x: 8, y: 8, width: 30, height: 30), Color(0xCF2E35, alpha: 100)),
    .roundedRect(Rect(x: 14, y: 16, width: 30, height: 20), radius: 7, Color(0x1F7A3D)),
    .roundedBorder(Rect(x: 10, y: 10, width: 40, height: 30), radius: 10, width: 2, Color(0xB9530A)),
    .roundedRect(Rect(x: 30.3, y: 5.6, width: 12, height: 12), radius: 6, Color(0x6B50CC, alpha: 200)),
    .line(from: Point(x: 2, y: 50), to: Point(x: 55, y: 20), width: 2, dash: nil, .white),
    .line(
      from: Point(x: 2, y: 22.5),
      to: Point(x: 55, y: 22.5),
      width: 1.25,
      dash: DisplayList.Dash(line: 4, gap: 3),
      .white
    ),
    .hairline(x: 4, y: 30, width: 50, Color(0xE4E7EC)),
    .edgeShadow(Rect(x: 20, y: 10, width: 10, height: 40), towardsRight: true),
    .gradient(Rect(x: 40, y: 10, width: 14, height: 40), radius: 4, top: .white, bottom: Color(0x84540A)),
    .text("Row", origin: Point(x: 6, y: 36), TextStyle(size: 14, lineHeight: 20), Color(0xA4ABB8), scale: 1),
    .text("No", origin: Point(x: 34, y: 36), TextStyle(size: 12, lineHeight: 16), .white, scale: 1.12),
    .icon("flag", Rect(x: 8, y: 6, width: 16, height: 16), Color(0xF2A25C), scale: 1),
    .icon("trash", Rect(x: 24, y: 24, width: 16, height: 16), .white, scale: 0.8),
  ]
}

extension Sample {
  /// The same item further down, by points.
  static func moved(_ item: DisplayList.Item, down: Double) -> DisplayList.Item {
    func moved(_ point: Point) -> Point { point + Point(x: 0, y: down) }
    switch item {
    case .fill(let rect, let color): return .fill(rect.offset(y: down), color)
    case .roundedRect(let rect, let radius, let color):
      return .roundedRect(rect.offset(y: down), radius: radius, color)
    case .roundedBorder(let rect, let radius, let width, let color):
      return .roundedBorder(rect.offset(y: down), radius: radius, width: width, color)
    case .line(let from, let to, let width, let dash, let color):
      return .line(from: moved(from), to: moved(to), width: width, dash: dash, color)
    case .hairline(let x, let y, let width, let color):
      return .hairline(x: x, y: y + down, width: width, color)
    case .shadow(let rect, let radius, let kind, let opacity):
      return .shadow(rect.offset(y: down), radius: radius, kind, opacity: opacity)
    case .edgeShadow(let rect, let side): return .edgeShadow(rect.offset(y: down), towardsRight: side)
    case .gradient(let rect, let radius, let top, let bottom):
      return .gradient(rect.offset(y: down), radius: radius, top: top, bottom: bottom)
    case .text(let string, let origin, let style, let color, let scale):
      return .text(string, origin: moved(origin), style, color, scale: scale)
    case .icon(let name, let rect, let color, let scale):
      return .icon(name, rect.offset(y: down), color, scale: scale)
    case .pushClip(let rect): return .pushClip(rect.offset(y: down))
    case .popClip, .pushLayer, .popLayer: return item
    }
  }
}
