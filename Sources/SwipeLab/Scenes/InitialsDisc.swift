import SwipeEngine
import SwipeTable

/// The coloured disc with a sender's initials. The same name has the same colour everywhere.
struct InitialsDisc {
  var name: String
  var theme: Theme
  /// Its diameter in points.
  var size = Self.standardSize

  // The visual language, sections 1 and 4.
  static let standardSize = 40.0
  private static let style = TextStyle(size: 15, lineHeight: 20, weight: .semiBold)

  private static let light: [(ground: UInt32, text: UInt32)] = [
    (0xE1E7FD, 0x3247B5), (0xEBE2FB, 0x6A3CB8), (0xFBE0EC, 0xA82465), (0xFDE3DF, 0xB0301F),
    (0xFBEBCB, 0x84540A), (0xDDF1DF, 0x23693A), (0xD6F0EF, 0x14666A), (0xE4E8EE, 0x47526A),
  ]
  private static let dark: [(ground: UInt32, text: UInt32)] = [
    (0x232C54, 0xB6C4FF), (0x33264F, 0xD2BDFF), (0x4A2036, 0xFFB3D3), (0x4A241E, 0xFFB9AC),
    (0x43320F, 0xF5CF86), (0x1B3B25, 0xA3DDB0), (0x133A3B, 0x93DCDD), (0x2C323D, 0xC3CCDB),
  ]

  /// The first letters of the first and the last word.
  var initials: String {
    let words = name.split(separator: " ")
    let first = words.first?.prefix(1) ?? ""
    let last = words.count > 1 ? words[words.count - 1].prefix(1) : ""
    return (String(first) + String(last)).uppercased()
  }

  /// FNV-1a, 32 bits, of the name's UTF-8, modulo the number of colours.
  var colorIndex: Int {
    let offsetBasis: UInt32 = 2_166_136_261
    let prime: UInt32 = 16_777_619
    let hash = name.utf8.reduce(offsetBasis) { ($0 ^ UInt32($1)) &* prime }
    return Int(hash % UInt32(Self.light.count))
  }

  /// Draws the disc with its top left at `origin`.
  func paint(at origin: Point, metrics: TextMetrics, into list: inout DisplayList) {
    let colors = (theme.appearance == .light ? Self.light : Self.dark)[colorIndex]
    let frame = Rect(x: origin.x, y: origin.y, width: size, height: size)
    list.append(.roundedRect(frame, radius: size / 2, Color(colors.ground)))
    let width = metrics.width(of: initials, Self.style)
    let place = Point(x: frame.midX - width / 2, y: frame.midY - Self.style.lineHeight / 2)
    list.text(initials, at: place, Self.style, Color(colors.text))
  }
}
