public import SwipeEngine
import Synchronization

/// Keeps what transitions and expansion effects of a program's own were told.
public final class EffectLog: Sendable {
  private let told = Mutex<[SlotTransition.Context]>([])
  private let armings = Mutex<[String]>([])

  public init() {}

  /// What the transition was told, in order.
  public var contexts: [SlotTransition.Context] { told.withLock { $0 } }

  /// When the expansion effect was asked, as `arm 2` and `disarm 2` with the number of actions.
  public var asked: [String] { armings.withLock { $0 } }

  /// A transition that keeps what it is told, and answers by a rule.
  public func transition(
    _ change: @escaping @Sendable (SlotTransition.Context) -> SlotChange? = { _ in nil }
  ) -> SlotTransition {
    SlotTransition(id: "log") { [self] context in
      told.withLock { $0.append(context) }
      return change(context)
    }
  }

  /// An expansion effect that keeps what it is asked.
  public func effect(
    timing: ExpansionEffect.Timing = ExpansionEffect.Timing(),
    items: [ExpansionEffect.Item] = []
  ) -> ExpansionEffect {
    ExpansionEffect(
      id: "log",
      timing: { _, _ in timing },
      changes: { [self] arming, count in
        armings.withLock { $0.append("\(arming ? "arm" : "disarm") \(count)") }
        return arming ? items : []
      }
    )
  }
}
