import SwipeTable
import TestSupport
import Testing

@Suite("A theme")
struct ThemeTests {
  private static let all: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("high contrast light", .highContrastLight),
    ("high contrast dark", .highContrastDark),
  ]

  @Test("has text that can be read on every ground it is used on: 4.5, in high contrast 7")
  func contrast() {
    for (name, theme) in Self.all {
      let rowGrounds = [theme.row, theme.hover, theme.press, theme.tint]
      let raisedGrounds = [theme.raised, theme.raisedHover]
      let panelGrounds = [theme.panel, theme.panelAlt, theme.hover, theme.control, theme.chosen, theme.tint]
      let least = theme.isHighContrast ? 7.0 : 4.5
      let pairs: [(String, Color, [Color])] = [
        ("text", theme.text, rowGrounds + raisedGrounds + [theme.under]),
        ("text2", theme.text2, rowGrounds + raisedGrounds + [theme.under]),
        ("text3", theme.text3, [theme.raised]),
        ("accentText", theme.accentText, rowGrounds),
        ("text on panels", theme.text, panelGrounds),
        ("text2 on panels", theme.text2, [theme.panel, theme.panelAlt, theme.control, theme.hover]),
        ("text3 on panels", theme.text3, [theme.panel, theme.panelAlt]),
        ("curveA", theme.curveA, [theme.panel, theme.panelAlt]),
        ("curveB", theme.curveB, [theme.panel, theme.panelAlt]),
        ("onCurve", theme.onCurve, [theme.curveA, theme.curveB]),
        ("text on a banner", theme.text, [theme.dangerTint, theme.warningTint]),
        ("inverseText", theme.inverseText, [theme.inverse]),
        ("inverseLink", theme.inverseLink, [theme.inverse]),
      ]
      for (role, color, grounds) in pairs {
        for ground in grounds {
          let ratio = color.contrast(with: ground)
          #expect(ratio >= least, "\(name): \(role) on \(ground) has \(ratio)")
        }
      }
    }
  }

  @Test("has marks that can be seen on a row: at least 3")
  func marks() {
    for (name, theme) in Self.all {
      for ground in [theme.row, theme.hover, theme.press, theme.tint] {
        #expect(theme.flag.contrast(with: ground) >= 3, "\(name): flag")
        #expect(theme.accentBright.contrast(with: ground) >= 3, "\(name): unread dot")
        #expect(theme.accentText.contrast(with: ground) >= 3, "\(name): focus ring")
      }
      for ground in [theme.panel, theme.panelAlt, theme.backdrop, theme.hover] {
        #expect(theme.controlBorder.contrast(with: ground) >= 3, "\(name): a toggle that is off")
      }
      #expect(theme.text3.contrast(with: theme.control) >= 3, "\(name): the empty list's icon")
    }
  }

  /// The contrasts on `row` that the visual language states in section 1.
  private static let stated: [(theme: Theme, role: String, ratio: Double)] = [
    (.light, "text", 18.1), (.light, "text2", 6.8), (.light, "text3", 5.5), (.light, "accentText", 6.9),
    (.light, "danger", 5.8), (.light, "warning", 5.9), (.light, "success", 5.9), (.dark, "text", 16.2),
    (.dark, "text2", 7.8), (.dark, "text3", 5.7), (.dark, "accentText", 9.1), (.dark, "danger", 7.9),
    (.dark, "warning", 10.7), (.dark, "success", 9.8),
  ]

  @Test("has the contrasts that the visual language states", arguments: stated.indices)
  func statedContrast(index: Int) throws {
    let (theme, role, ratio) = Self.stated[index]
    let color = try #require(Self.colors(of: theme)[role])
    expectClose(color.contrast(with: theme.row), ratio, within: 0.06, role)
  }

  @Test("mixes every one of its colours, and is the one or the other at the ends")
  func mixed() {
    let mixed = Theme.light.mixed(with: .dark, 0.5)
    let (light, dark) = (Self.colors(of: .light), Self.colors(of: .dark))
    #expect(light.count == 38)
    for (role, color) in Self.colors(of: mixed) {
      #expect(color == light[role]?.mixed(with: dark[role] ?? .clear, 0.5), "\(role)")
    }
    for fraction in [0.0, -1, .nan] { #expect(Theme.light.mixed(with: .dark, fraction) == .light) }
    for fraction in [1.0, 2, .infinity] { #expect(Theme.light.mixed(with: .dark, fraction) == .dark) }
  }

  @Test("is light or dark by appearance; high contrast is its own")
  func standard() {
    for appearance in Theme.Appearance.allCases {
      #expect(Theme.standard(appearance).appearance == appearance)
      #expect(!Theme.standard(appearance).isHighContrast)
      #expect(appearance.toggled != appearance)
      #expect(appearance.toggled.toggled == appearance)
    }
  }

  private static func colors(of theme: Theme) -> [String: Color] {
    var colors: [String: Color] = [:]
    for child in Mirror(reflecting: theme).children {
      if let label = child.label, let color = child.value as? Color { colors[label] = color }
    }
    return colors
  }
}
