/// Something that can be felt: SDL's devices (`Haptics`), or a program's own.
@MainActor
public protocol HapticMotor: AnyObject {
  /// Whether anything will be felt.
  var isAvailable: Bool { get }
  /// A short click.
  func tick()
  /// A heavy bump.
  func thud()
}
