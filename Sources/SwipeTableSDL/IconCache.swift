import SDL
public import SwipeRaster

/// Icons from a folder of SVG files, drawn as coverage at the size in pixels and kept.
///
/// An icon `flag` is `flag.svg`. Where there is a `flag-small.svg` it is taken up to 16 points, and a
/// `flag-large.svg` from 32 points: their strokes are made for these sizes.
@MainActor
public final class IconCache {
  /// Sides in points up to which the small drawing is taken, and from which the large one is.
  private static let smallUpTo = 16.0
  private static let largeFrom = 32.0
  /// Kept coverage, in bytes: a few hundred icons at scale 3.
  private static let budget = 4 << 20

  private struct Key: Hashable {
    var name: String
    var pixelSize: Int
    var scale: Double
  }

  private let folder: String?
  private let warn: (String) -> Void
  private var drawings: RecentCache<Key, Coverage?>
  private var missing: Set<String> = []

  /// - Parameters:
  ///   - folder: where the SVG files are; nil for none, then every icon draws nothing.
  ///   - warn: gets one sentence for each name that has no drawing.
  public init(folder: String?, warn: @escaping (String) -> Void) {
    self.folder = folder
    self.warn = warn
    drawings = RecentCache(budget: Self.budget) { max(1, $0?.bytes.count ?? 0) }
  }

  /// An icon as coverage of `pixelSize` × `pixelSize` pixels; nil where there is no such icon.
  ///
  /// - Parameter scale: device pixels in a point: tells which drawing fits.
  public func coverage(of name: String, pixelSize: Int, scale: Double) -> Coverage? {
    guard pixelSize > 0, let folder, !missing.contains(name) else { return nil }
    let key = Key(name: name, pixelSize: pixelSize, scale: scale)
    return drawings.value(for: key) { draw($0, in: folder) }
  }

  private func draw(_ key: Key, in folder: String) -> Coverage? {
    guard let path = path(of: key, in: folder) else {
      report(key.name, "There is no icon \(key.name).svg in \(folder): nothing is drawn in its place.")
      return nil
    }
    do throws(SDLError) {
      let bitmap = try Icon.coverage(svgFile: path, width: key.pixelSize, height: key.pixelSize)
      return Coverage(width: bitmap.width, height: bitmap.height, bytes: bitmap.coverage)
    } catch {
      report(key.name, error.description)
      return nil
    }
  }

  /// The drawing that fits the size in points; nil where there is none, or the name is no plain name.
  private func path(of key: Key, in folder: String) -> String? {
    guard !key.name.isEmpty, !key.name.contains("/"), !key.name.contains("\0") else { return nil }
    let points = Double(key.pixelSize) / max(key.scale, .ulpOfOne)
    // Rounding to whole pixels may make an icon of 16 points half a pixel larger.
    let halfPixel = 0.5 / max(key.scale, .ulpOfOne)
    var endings = [""]
    if points <= Self.smallUpTo + halfPixel { endings.insert("-small", at: 0) }
    if points >= Self.largeFrom - halfPixel { endings.insert("-large", at: 0) }
    return endings.map { "\(folder)/\(key.name)\($0).svg" }.first(where: System.canRead)
  }

  private func report(_ name: String, _ sentence: String) {
    if missing.insert(name).inserted { warn(sentence) }
  }
}
