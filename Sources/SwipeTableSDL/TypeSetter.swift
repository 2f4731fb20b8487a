import SDL
import SwipeRaster
import SwipeTable

/// Sets lines of text: finds a font for every letter, measures and draws. Keeps fonts, but no lines.
@MainActor
final class TypeSetter {
  /// The size in pixels at which widths are measured: large enough that rounding to whole pixels does not
  /// show.
  static let measuringSize = 256.0
  /// Characters of a text that are set.
  static let longestText = 4096
  /// Width in pixels of a line that is drawn; twice the width of a 4K screen.
  static let widestLine = 8192

  private let files: FontFiles
  private let shelf: FontShelf
  private let fallback: FallbackFonts

  init(files: FontFiles, warn: @escaping (String) -> Void) {
    self.files = files
    shelf = FontShelf(warn: warn)
    fallback = FallbackFonts(shelf: shelf)
  }

  /// The width of a line in ems; 0 where there is no font.
  func ems(of text: String, _ weight: TextStyle.Weight) -> Double {
    runs(of: Self.settable(text), weight).reduce(0) { $0 + ems(of: $1) }
  }

  /// A line as coverage, its origin counted from the top left of the line box.
  func coverage(of text: String, style: TextStyle, scale: Double) -> Coverage? {
    let size = style.size * scale
    guard size > 0, size.isFinite, let path = files.paths[style.weight] else { return nil }
    guard let measuring = shelf.font(path, Self.measuringSize) else { return nil }
    let ascent = Double(measuring.ascent) / Self.measuringSize * size
    let descent = Double(measuring.descent) / Self.measuringSize * size
    let baseline = ((style.lineHeight * scale - ascent - descent) / 2 + ascent).rounded()
    var line = InkLine(baseline: Int(max(-1e6, min(baseline, 1e6))), widest: Self.widestLine)
    var pen = 0.0
    for run in runs(of: Self.settable(text), style.weight) {
      let width = ems(of: run) * size
      let part = shortened(run, width: width, to: Double(Self.widestLine) - pen)
      if let font = shelf.font(run.path, size), let bitmap = shelf.draw(part, run.direction, with: font) {
        line.add(bitmap, at: Int(pen.rounded()))
      }
      pen += width
      if pen >= Double(Self.widestLine) { break }
    }
    return line.coverage
  }

  /// The stretches of a line, from left to right.
  func runs(of text: String, _ weight: TextStyle.Weight) -> [TextRun] {
    guard let path = files.paths[weight], !text.isEmpty else { return [] }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [TextRun(path: path, text: text)] }
    let levels = DirectionLevels(text)?.levels
    var runs: [TextRun] = []
    for (index, character) in text.enumerated() {
      let level = levels?[index] ?? 0
      let next = TextRun(
        path: fallback.path(for: character, weight, preferring: path),
        text: String(character),
        level: level,
        script: TextRun.isRightToLeft(level) ? RightToLeftBlock.script(of: character) : nil
      )
      if let last = runs.last, last.goesOn(with: next) {
        runs[runs.count - 1].append(next)
      } else {
        runs.append(next)
      }
    }
    return levels == nil ? runs : runs.inVisualOrder
  }

  private func ems(of run: TextRun) -> Double {
    guard let font = shelf.font(run.path, Self.measuringSize) else { return 0 }
    return Double(shelf.width(of: run.text, run.direction, with: font)) / Self.measuringSize
  }

  /// The text as it can be set: not too long, and a space for each control character (a null would end it for
  /// C).
  private static func settable(_ text: String) -> String {
    let isShort = text.utf8.count <= longestText
    let kept = isShort ? text[...] : text.prefix(longestText)
    guard kept.unicodeScalars.contains(where: isControl) else { return String(kept) }
    return String(String.UnicodeScalarView(kept.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// About as much of a run's left end as fills a width in pixels.
  private func shortened(_ run: TextRun, width: Double, to limit: Double) -> String {
    guard width > limit, width > 0 else { return run.text }
    let count = max(1, Int(Double(run.text.count) * limit / width))
    return String(run.direction == .leftToRight ? run.text.prefix(count) : run.text.suffix(count))
  }
}
