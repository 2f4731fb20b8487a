import CSDL2

/// A device that can be felt, where there is one. On a machine without, both calls do nothing.
@MainActor
public final class Haptics: HapticMotor {
  /// Strength 0…1 and length of a short click in milliseconds, as in a detent that is passed.
  private static let tick = (strength: Float(0.35), milliseconds: UInt32(12))
  /// Strength 0…1 and length of a heavy bump in milliseconds, as in a threshold that is crossed.
  private static let thud = (strength: Float(0.8), milliseconds: UInt32(35))

  private let handle: OpaquePointer?
  private let isStarted: Bool
  /// SDL's names of the devices that can be felt, in SDL's order.
  public let deviceNames: [String]

  /// Opens the first device that can rumble. A machine without one is no failure.
  public init() {
    isStarted = SDL_InitSubSystem(SDL_INIT_HAPTIC) == 0
    let count = isStarted ? max(0, SDL_NumHaptics()) : 0
    deviceNames = (0..<count).map { index in SDL_HapticName(index).map { String(cString: $0) } ?? "" }
    handle = (0..<count).lazy.compactMap(Self.open).first
  }

  isolated deinit {
    if let handle { SDL_HapticClose(handle) }
    if isStarted { SDL_QuitSubSystem(SDL_INIT_HAPTIC) }
  }

  /// Whether anything will be felt.
  public var isAvailable: Bool { handle != nil }

  /// A short click.
  public func tick() {
    play(Self.tick)
  }

  /// A heavy bump.
  public func thud() {
    play(Self.thud)
  }

  private static func open(_ index: Int32) -> OpaquePointer? {
    guard let handle = SDL_HapticOpen(index) else { return nil }
    guard SDL_HapticRumbleSupported(handle) == SDL_TRUE.rawValue, SDL_HapticRumbleInit(handle) == 0 else {
      SDL_HapticClose(handle)
      return nil
    }
    return handle
  }

  private func play(_ effect: (strength: Float, milliseconds: UInt32)) {
    guard let handle else { return }
    // A device that was unplugged answers with an error; feeling nothing is the right outcome.
    SDL_HapticRumblePlay(handle, effect.strength, effect.milliseconds)
  }
}
