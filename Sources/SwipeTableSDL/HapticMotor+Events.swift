public import SDL
public import SwipeEngine

extension HapticMotor {
  /// Lets one felt answer be felt.
  public func feel(_ haptic: SwipeEvent.Haptic) {
    switch haptic {
    case .tick: tick()
    case .thud: thud()
    }
  }

  /// Lets what happened be felt: each tick and each thud once, in order.
  public func feel(_ events: [SwipeEvent]) {
    for event in events {
      if case .haptic(let haptic) = event.kind { feel(haptic) }
    }
  }
}
