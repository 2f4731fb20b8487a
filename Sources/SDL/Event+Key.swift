extension Event {
  /// A key pressed or released.
  public struct Key: Hashable, Sendable {
    /// The keys held at the same time, left and right ones alike.
    public struct Modifiers: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8

      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// Ctrl.
      public static let control = Modifiers(rawValue: 1 << 0)
      /// Shift.
      public static let shift = Modifiers(rawValue: 1 << 1)
      /// Alt, Option.
      public static let alt = Modifiers(rawValue: 1 << 2)
      /// The key with the desktop's sign: Super, Windows, Command.
      public static let gui = Modifiers(rawValue: 1 << 3)
    }

    /// The window that has the keyboard; 0 for none.
    public var window: Window.ID
    /// SDL's name for the key in the present layout: `Z`, `F5`, `Left`, `Escape`, `Return`, `Space`. Empty
    /// for a key without a name.
    public var name: String
    /// What is held with it; for a modifier's own press it is already part of this.
    public var modifiers: Modifiers
    /// Pressed, or else released.
    public var isDown: Bool
    /// Whether the keyboard repeats a key that is held.
    public var isRepeat: Bool

    public init(
      window: Window.ID,
      name: String,
      modifiers: Modifiers = [],
      isDown: Bool,
      isRepeat: Bool = false
    ) {
      self.window = window
      self.name = name
      self.modifiers = modifiers
      self.isDown = isDown
      self.isRepeat = isRepeat
    }
  }
}
