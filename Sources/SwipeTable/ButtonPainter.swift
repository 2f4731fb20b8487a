import SwipeEngine

/// Draws what stands in a button: icon or disc, and title.
struct ButtonPainter {
  var metrics: TextMetrics
  var plan: ButtonPlan
  var colors: ButtonColors
  /// Where the button is.
  var box: Rect
  /// Of everything, about the middle of the button.
  var scale: Double
  /// Opacity of the disc, and of everything else, 0…1.
  var fade: Double
  var alpha: Double
  /// The width in points that title and icon must do with: they fade where it is too narrow for them. A disc is covered by
  /// the next one instead.
  var room: Double
  /// What lies over the disc; nil where it is not pressed.
  var pressedGround: Color?

  // The visual language, section 5: an icon of 22 on a disc of 48, a letter in proportion.
  private static let iconOnDisc = 22.0 / ButtonStyle.discSide
  private static let letterOnDisc = 20.0 / ButtonStyle.discSide
  private static let letterLineHeight = 24.0 / ButtonStyle.discSide
  /// The points of missing room over which something fades.
  private static let fadeWay = 4.0

  func paint(into list: inout DisplayList) {
    if plan.image != nil { paintImage(into: &list) }
    guard let title = plan.title else { return }
    let color = colors.title.opacity(alpha * share(ofWidth: title.size.wrapped.width))
    guard color.alpha > 0 else { return }
    let middle = box.x + plan.stack.titleRect.midX
    for (index, line) in title.lines.enumerated() {
      let y = box.y + plan.stack.titleRect.y + (Double(index) + 0.5) * title.type.lineHeight
      let origin = Point(
        x: middle - metrics.width(of: line, title.type) / 2,
        y: scaled(y) - title.type.lineHeight / 2
      )
      list.append(.text(line, origin: origin, title.type, color, scale: scale))
    }
  }

  private func paintImage(into list: inout DisplayList) {
    let square = plan.stack.imageRect.offset(x: box.x, y: box.y)
    let middle = Point(x: square.midX, y: scaled(square.midY))
    guard square.width > 0 else { return }
    if let disc = colors.disc { paintDisc(disc, side: square.width * scale, around: middle, into: &list) }
    let color = colors.image.opacity(colors.disc == nil ? alpha * share(ofWidth: square.width) : alpha)
    guard color.alpha > 0 else { return }
    switch plan.image {
    case .icon(let icon):
      let name = pressedGround == nil ? icon : plan.action.look.highlightedIcon ?? icon
      let part = plan.buttons.look == .circular ? Self.iconOnDisc : 1
      list.append(.icon(name, .square(square.width * part, around: middle), color, scale: scale))
    case .letter(let letter):
      let type = TextStyle(
        size: square.width * Self.letterOnDisc,
        lineHeight: square.width * Self.letterLineHeight,
        weight: .semiBold
      )
      let x = middle.x - metrics.width(of: letter, type) / 2
      let origin = Point(x: x, y: middle.y - type.lineHeight / 2)
      list.append(.text(letter, origin: origin, type, color, scale: scale))
    case .nothing, nil: break
    }
  }

  private func paintDisc(_ color: Color, side: Double, around middle: Point, into list: inout DisplayList) {
    let disc = Rect.square(side, around: middle)
    for layer in [color, pressedGround].compactMap({ $0 }) where fade > 0 {
      list.append(.roundedRect(disc, radius: side / 2, layer.opacity(fade)))
    }
  }

  /// How much shows of something this wide, 0…1, by the room: all where the room is wider, or as wide as the button.
  private func share(ofWidth width: Double) -> Double {
    min(1, max(0, 1 - (min(width + Self.fadeWay, box.width) - room) / Self.fadeWay))
  }

  /// Where a height in the button gets to by the scale.
  private func scaled(_ y: Double) -> Double { box.midY + (y - box.midY) * scale }
}

extension Rect {
  /// A square around a point.
  fileprivate static func square(_ side: Double, around middle: Point) -> Rect {
    Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}
