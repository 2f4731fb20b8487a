/// The colours of the interface, by role.
public struct Theme: Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark

    /// The other one.
    public var toggled: Appearance { self == .light ? .dark : .light }
  }

  public var appearance: Appearance
  /// Whether every text has a contrast of at least 7.
  public var isHighContrast: Bool

  /// The stage behind a device.
  public var backdrop: Color
  /// Toolbar, inspector, plot and timeline, and small plots inside of them.
  public var panel: Color
  public var panelAlt: Color
  /// Menus, sheets, labels.
  public var raised: Color
  /// Ground of a row and of the title bar.
  public var row: Color
  /// Below the last row, and where the list is pulled past its ends.
  public var under: Color
  /// Grounds of a row under the mouse, pressed, and selected.
  public var hover: Color
  public var press: Color
  public var tint: Color
  /// Ground of an item under the mouse on `raised`.
  public var raisedHover: Color
  /// Ground of controls, the track of a slider, and a segment that is chosen.
  public var control: Color
  public var track: Color
  public var chosen: Color
  /// The strongest text: names, values.
  public var text: Color
  /// Text of the second rank: previews, labels.
  public var text2: Color
  /// The faintest text that is still to be read: units, hints.
  public var text3: Color
  /// Ornament only, never text.
  public var faint: Color
  /// Separators around the list, and between rows.
  public var separator: Color
  public var rowSeparator: Color
  /// Outlines of cards and fields.
  public var border: Color
  /// What is drawn of a control that is off, and rulers: at least 3 on every ground.
  public var controlBorder: Color
  /// Filled buttons; the bright form for dots and bars; the text form for links and focus rings.
  public var accent: Color
  public var accentBright: Color
  public var accentText: Color
  /// Ground of a pane that no action covers.
  public var pane: Color
  /// Errors and destructive text; warnings; success.
  public var danger: Color
  public var warning: Color
  public var success: Color
  /// Grounds of banners that tell of errors and of warnings.
  public var dangerTint: Color
  public var warningTint: Color
  /// The two sides of a comparison: curves, fingers, marks.
  public var curveA: Color
  public var curveB: Color
  /// A letter on a disc in the colour of its side.
  public var onCurve: Color
  /// The mark of a flagged message.
  public var flag: Color
  /// Ground, text and link of the undo bar, and its outline (clear for none).
  public var inverse: Color
  public var inverseText: Color
  public var inverseLink: Color
  public var inverseBorder: Color

  /// The theme of an appearance, in ordinary contrast.
  public static func standard(_ appearance: Appearance) -> Theme {
    appearance == .light ? .light : .dark
  }
}
