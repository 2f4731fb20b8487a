import SDL

/// Opened fonts, by file and size.
@MainActor
final class FontShelf {
  /// Opened fonts that are kept: twice what a window with every text role and two fallback fonts needs.
  private static let budget = 64

  private struct Key: Hashable {
    var path: String
    var size: Double
  }

  private let warn: (String) -> Void
  private var fonts = RecentCache<Key, Font?>(budget: FontShelf.budget)
  private var complaints: Set<String> = []

  /// - Parameter warn: gets one sentence for each file that is no font, and each kind of failure.
  init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// A font at a size in pixels; nil where the file is no font.
  func font(_ path: String, _ size: Double) -> Font? {
    fonts.value(for: Key(path: path, size: size)) { key in
      do throws(SDLError) {
        return try Font(path: key.path, pixelSize: key.size)
      } catch {
        report(error)
        return nil
      }
    }
  }

  /// Width of a text in pixels; 0 where it cannot be measured.
  func width(of text: String, _ direction: TextDirection, with font: Font) -> Int {
    do throws(SDLError) {
      return try font.width(of: text, direction)
    } catch {
      report(error)
      return 0
    }
  }

  /// A text's picture; nil where there is nothing to see, or it cannot be drawn.
  func draw(_ text: String, _ direction: TextDirection, with font: Font) -> CoverageBitmap? {
    do throws(SDLError) {
      return try font.coverage(of: text, direction)
    } catch {
      report(error)
      return nil
    }
  }

  private func report(_ error: SDLError) {
    if complaints.insert(error.description).inserted { warn(error.description) }
  }
}
