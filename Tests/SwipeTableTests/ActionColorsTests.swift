import SwipeTable
import TestSupport
import Testing

@Suite("The colours of actions")
struct ActionColorsTests {
  /// Every icon that stands for an action, with the contrast of white on it that the visual language states: at rest,
  /// armed, in high contrast.
  private static let icons: [(icon: String?, normal: Double, armed: Double, high: Double)] = [
    ("trash", 5.1, 6.7, 7.9), ("close", 5.1, 6.7, 7.9), ("flag", 4.9, 6.5, 7.8), ("more", 5.2, 6.9, 8.1),
    (nil, 5.2, 6.9, 8.1), ("read", 5.2, 6.9, 8.6), ("unread", 5.2, 6.9, 8.6), ("message", 5.2, 6.9, 8.6),
    ("archive", 5.8, 7.6, 9.0), ("mail", 5.8, 7.6, 9.0), ("check", 5.4, 7.1, 8.9), ("phone", 5.4, 7.1, 8.9),
    ("pin", 5.7, 7.5, 8.9), ("list", 6.0, 7.8, 9.5), ("share", 5.6, 7.4, 8.9), ("video", 5.5, 7.3, 8.8),
    ("mute", 5.7, 7.5, 8.9), ("clock", 5.4, 7.0, 8.4), ("star", 5.4, 7.0, 8.4),
  ]

  private func colors(_ icon: String?, _ theme: Theme, role: SwipeAction.Role = .normal) -> ActionColors {
    ActionColors(for: SwipeAction(id: "a", title: "A", icon: icon, role: role), in: theme)
  }

  @Test("carry white text at 4.5 and more, in high contrast at 7 and more, as stated")
  func contrast() {
    for row in Self.icons {
      let name = row.icon ?? "no icon"
      for theme in [Theme.light, .dark] {
        let colors = colors(row.icon, theme)
        #expect(Color.white.contrast(with: colors.normal) >= 4.5, "\(name)")
        expectClose(Color.white.contrast(with: colors.normal), row.normal, within: 0.06, name)
        expectClose(Color.white.contrast(with: colors.armed), row.armed, within: 0.06, "\(name), armed")
      }
      for theme in [Theme.highContrastLight, .highContrastDark] {
        let colors = colors(row.icon, theme)
        #expect(colors.normal == colors.armed)
        #expect(Color.white.contrast(with: colors.normal) >= 7, "\(name)")
        expectClose(Color.white.contrast(with: colors.normal), row.high, within: 0.06, "\(name), high")
      }
    }
  }

  @Test("stand out against the rows: at least 3, to one decimal place")
  func againstRows() {
    for row in Self.icons {
      for theme in [Theme.light, .dark] {
        #expect(colors(row.icon, theme).normal.contrast(with: theme.row) >= 2.95, "\(row.icon ?? "no icon")")
      }
    }
  }

  @Test("go by the icon, else by the role")
  func choice() {
    #expect(colors("trash", .light).normal == Color(0xCF2E35))
    #expect(colors("flag", .light, role: .destructive).normal == Color(0xB9530A))
    #expect(colors(nil, .light, role: .destructive) == colors("trash", .light))
    #expect(colors("no such icon", .light, role: .destructive) == colors("trash", .light))
    #expect(colors(nil, .light) == colors("more", .light))
    #expect(colors("no such icon", .light) == colors("more", .light))
  }
}

@Suite("An action with colours of its own")
struct OwnActionColorsTests {
  @Test(
    "has them in every theme, whatever its icon stands for",
    arguments: [Theme.light, .dark, .highContrastLight]
  )
  func own(theme: Theme) {
    let colors = ActionColors(normal: Color(0x123456), armed: Color(0x0A1B2C))
    let action = SwipeAction(id: "a", title: "A", icon: "trash", colors: colors)
    #expect(ActionColors(for: action, in: theme) == colors)
  }
}
