public import SwipeEngine

/// The presets of SwipyCell, BWSwipeRevealCell, SWTableViewCell and the smallest cell, for tests that hold for several.
public enum CellPresets {
  public static let swipy = [
    "swipycell.exit", "swipycell.toggle", "swipycell.mixed", "swipycell.parked", "swipycell.rightOnly",
  ]
  public static let bwSwipe = ["bwswipe.springRelease", "bwswipe.slidingDoor", "bwswipe.swipeThrough"]
  /// All whose panes are stages.
  public static let stages = swipy + bwSwipe + ["smallest"]
  /// All of the four.
  public static let all = stages + ["swtableview"]
}

extension SwipeStyle {
  /// A preset of the catalogue by its id.
  public static func preset(_ id: String) -> SwipeStyle {
    guard let preset = PresetCatalog.preset(id) else {
      preconditionFailure("The catalogue has no preset \(id).")
    }
    return preset.style
  }
}
