/// A change of how an action's content is drawn, beside where it is.
public struct SlotChange: Hashable, Sendable {
  /// The scale to set out from, where `scale` says where to; nil is the present one. Default nil.
  public var fromScale: Double?
  /// The scale to go to, 0 or more; 1 is the content's own size. Nil and what is not finite leave it. Default nil.
  public var scale: Double?
  /// The opacity to go to, 0…1; what is beyond is drawn as the nearer end. Nil and what is not finite leave it. Default nil.
  public var alpha: Double?
  /// The colour of the whole slot from now on, behind the content; nil leaves it. Default nil.
  public var background: SlotColor?
  /// How long scale and opacity take, in s, by an ease-in-out curve; 0 is at once. Negative and non-finite
  /// ones count as 0. Default 0.
  public var duration: Double
  /// How long they wait first, in s. Negative and NaN count as 0. Default 0.
  public var delay: Double

  public init(
    fromScale: Double? = nil,
    scale: Double? = nil,
    alpha: Double? = nil,
    background: SlotColor? = nil,
    duration: Double = 0,
    delay: Double = 0
  ) {
    self.fromScale = fromScale
    self.scale = scale
    self.alpha = alpha
    self.background = background
    self.duration = duration
    self.delay = delay
  }
}

/// A colour as effects name it, which know nothing of drawing: eight bits each of red, green, blue and opacity.
public struct SlotColor: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var rgba: UInt32

  public init(rgba: UInt32) { self.rgba = rgba }
}
