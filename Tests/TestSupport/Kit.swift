public import SwipeEngine
import SwipeTable

/// SwipeCellKit's presets, for tests that hold for all of them.
public enum Kit {
  public static let ids = ["swipecellkit.border", "swipecellkit.drag", "swipecellkit.reveal"]

  /// The kinds that take the row out.
  public static let fills: [Expansion.Kind] = [.destructive, .destructiveAfterFill, .fill]
}

extension SwipeStyle {
  /// A preset of the catalogue with a kind of full swipe.
  public static func kit(_ id: String, _ kind: Expansion.Kind = .none) -> SwipeStyle {
    guard var style = PresetCatalog.preset(id)?.style else {
      preconditionFailure("The catalogue has no preset \(id).")
    }
    style.expansion.kind = kind
    return style
  }
}

extension GestureScript {
  /// A finger comes down on row `id1` and pulls it this far, the touch slop not counted; it stays down.
  ///
  /// - Parameters:
  ///   - x: where the finger comes down; nil is near the edge that it leaves.
  ///   - time: in ms.
  public func pull(_ way: Double, from x: Double? = nil, over time: Double = 160, steps: Int? = nil)
    -> GestureScript
  {
    let slop = way < 0 ? -Recognition().slop : Recognition().slop
    return down(x ?? (way < 0 ? 310 : 10), 90).move(dx: way + slop, over: time, steps: steps)
  }
}

extension TablePlayer {
  /// The content's speeds in pt/s at the ends of gestures.
  public var releaseSpeeds: [Double] {
    events.compactMap { event in
      if case .gestureEnded(let velocity, _) = event.kind { velocity } else { nil }
    }
  }

  /// The actions that fired, and by what.
  public func actions(of id: RowID? = nil) -> [String] {
    log(of: id).filter { $0.hasPrefix("action ") }
  }

  /// The answers to tagged commands.
  public var answers: [String] { log().filter { $0.hasPrefix("completed ") } }
}
