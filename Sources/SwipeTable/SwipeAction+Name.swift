extension SwipeAction {
  /// What a menu and an assistive technology call the action: its accessibility label, else its title, else its icon's
  /// name; nil where all three are missing or empty.
  public var name: String? {
    [accessibilityLabel, title, icon].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
