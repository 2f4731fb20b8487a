import SwipeEngine

/// What one button shows under a style, and where: made for its size, before any colour or motion.
struct ButtonPlan {
  /// What is drawn at the place of the image.
  enum Image: Hashable {
    case icon(String)
    /// The first letter of the title, on the disc of a circular button without an icon.
    case letter(String)
    /// An empty disc.
    case nothing
  }

  let action: SwipeAction
  let buttons: ButtonStyle
  private let width: Double
  /// Nil where the button shows its title alone.
  private(set) var image: Image?
  /// Nil where there is none to show, and where there is no room for any of it.
  private(set) var title: ButtonTitle?
  private(set) var stack: ButtonStack
  /// The side of icon or disc, in points; 0 without.
  private(set) var imageSide = 0.0

  // The visual language, section 5. Lengths in points.
  static let iconSide = 24.0
  private static let iconAloneBelow = 56.0
  /// What a disc and its label keep from the slot's edges, and the least side of a disc that has a label.
  private static let discMargin = 4.0
  private static let leastLabelledDisc = 32.0
  /// The most lines of a title where each button has its own width.
  private static let mostOwnLines = 2
  /// The same where all have one width: no limit but the height, as long as that is one that a row can have.
  private static let mostSharedLines = 1000

  /// - Parameters:
  ///   - size: of the button.
  ///   - prefersSmall: whether the label is set in its smaller size whatever the button's width, so that it does not
  ///     differ from its neighbours'.
  init(
    _ action: SwipeAction,
    _ buttons: ButtonStyle,
    in size: ButtonStack.Size,
    prefersSmall: Bool = false,
    metrics: TextMetrics
  ) {
    self.action = action
    self.buttons = buttons
    width = size.width
    image = Self.image(of: action, buttons.look)
    stack = ButtonStack(of: size, title: nil, image: nil, tallestImage: 0, buttons)
    let type = ButtonTitle.type(of: action, buttons.look, width: size.width)
    let wantsTitle =
      Self.showsTitle(action, buttons.look) && (image == nil || size.width >= Self.iconAloneBelow)
    let below = buttons.spacing + type.small.lineHeight
    imageSide = side(in: size, below: wantsTitle ? below : 0)
    let leastImage = buttons.look == .circular ? Self.leastLabelledDisc : Self.iconSide
    // No label at all is better than a sliver of its letters.
    if wantsTitle, image == nil ? size.height >= type.small.size : imageSide >= leastImage {
      title = ButtonTitle(
        action.title,
        prefersSmall ? type.small : type.large,
        small: type.small,
        width: size.width,
        padding: buttons.padding,
        limit: lineLimit(in: size, lineHeight: type.small.lineHeight),
        metrics: metrics
      )
    }
    if title == nil { imageSide = side(in: size, below: 0) }
    place(in: size, tallestImage: imageSide)
  }

  /// Whether the label could not take the larger of its two sizes.
  var isSmall: Bool {
    guard let title else { return false }
    return title.type != ButtonTitle.type(of: action, buttons.look, width: width).large
  }

  /// Places image and title, where the tallest image of the pane is this high.
  mutating func place(in size: ButtonStack.Size, tallestImage: Double) {
    let image = image.map { _ in ButtonStack.Size(width: imageSide, height: imageSide) }
    stack = ButtonStack(of: size, title: title?.size, image: image, tallestImage: tallestImage, buttons)
  }

  /// The least height in points that an action's button needs: image, one line of the title, and padding.
  static func need(of action: SwipeAction, _ buttons: ButtonStyle) -> Double {
    let image = image(of: action, buttons.look) == nil ? 0 : fullSide(buttons.look)
    let type = ButtonTitle.type(of: action, buttons.look, width: 0)
    let line = showsTitle(action, buttons.look) ? type.small.lineHeight : 0
    return image + (image > 0 && line > 0 ? buttons.spacing : 0) + line + 2 * buttons.padding
  }

  private static func fullSide(_ look: ButtonStyle.Look) -> Double {
    look == .circular ? ButtonStyle.discSide : iconSide
  }

  private static func image(of action: SwipeAction, _ look: ButtonStyle.Look) -> Image? {
    // A button that shows nothing at all would be no button.
    if look == .titleOnly, action.hasTitle { return nil }
    if let icon = action.icon { return .icon(icon) }
    guard look == .circular else { return nil }
    return action.title.first { $0 != " " }.map { .letter($0.uppercased()) } ?? .nothing
  }

  private static func showsTitle(_ action: SwipeAction, _ look: ButtonStyle.Look) -> Bool {
    action.hasTitle && (look != .imageOnly || action.icon == nil)
  }

  /// The side of the image that a button of this size has room for, less what stands below the image.
  private func side(in size: ButtonStack.Size, below: Double) -> Double {
    guard image != nil else { return 0 }
    let margins = buttons.look == .circular ? 2 * Self.discMargin : 0
    let room = min(size.width - margins, size.height - margins - below)
    return max(0, min(Self.fullSide(buttons.look), room))
  }

  /// How many lines of a title fit into the height, at least one. Where each button has its own width, further lines hang
  /// below the first and have half of what is left; a pane of equal buttons moves up for them, see `PanePainter`.
  private func lineLimit(in size: ButtonStack.Size, lineHeight: Double) -> Int {
    guard lineHeight > 0 else { return 1 }
    let isOwn = buttons.sizing == .own
    let gap = imageSide > 0 ? buttons.spacing : 0
    let margins = buttons.look == .circular ? 2 * Self.discMargin : 0
    let room = size.height - margins - imageSide - gap - lineHeight
    let more = (isOwn && buttons.alignment == .firstBaseline ? room / 2 : room) / lineHeight
    let most = (isOwn ? Self.mostOwnLines : Self.mostSharedLines) - 1
    return 1 + Int(max(0, min(more, Double(most))))
  }
}

extension SwipeAction {
  /// Whether the title has anything to show.
  fileprivate var hasTitle: Bool { title.contains { $0 != " " } }
}

extension ButtonStack {
  /// The stack under a style.
  fileprivate init(
    of button: Size,
    title: Title?,
    image: Size?,
    tallestImage: Double,
    _ style: ButtonStyle
  ) {
    self.init(
      button: button,
      title: title,
      image: image,
      tallestImage: tallestImage,
      padding: style.padding,
      spacing: style.spacing,
      alignment: style.alignment
    )
  }
}
