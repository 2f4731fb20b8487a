public import SwipeTable

/// Where the letters come from: a font file for each weight.
public struct FontFiles: Hashable, Sendable {
  /// A path for every weight; empty where the machine has no font at all.
  public let paths: [TextStyle.Weight: String]
  /// One sentence to show the user where Inter is missing; nil where all is well.
  public let warning: String?

  public init(paths: [TextStyle.Weight: String], warning: String? = nil) {
    self.paths = paths
    self.warning = warning
  }

  /// Where the packages of the distributions put Inter: Debian and Ubuntu, Fedora, Arch, by hand.
  static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter-fonts",
    "/usr/share/fonts/inter", "/usr/share/fonts/OTF", "/usr/local/share/fonts/inter",
  ]
  private static let endings = ["otf", "ttf"]
  private static let advice =
    "Install the package fonts-inter (rsms-inter-fonts on Fedora, inter-font on Arch)."

  /// Looks for Inter at its packages' places, then asks fontconfig for Inter or what it has instead.
  public static func find() -> FontFiles {
    find(canRead: System.canRead, match: FontMatch.best)
  }

  /// The same with the machine's answers handed in.
  static func find(canRead: (String) -> Bool, match: (String) -> FontMatch?) -> FontFiles {
    for folder in folders {
      for ending in endings {
        let paths = TextStyle.Weight.allCases.map {
          (weight: $0, path: "\(folder)/Inter-\($0.fileName).\(ending)")
        }
        guard paths.allSatisfy({ canRead($0.path) }) else { continue }
        return FontFiles(paths: Dictionary(uniqueKeysWithValues: paths.map { ($0.weight, $0.path) }))
      }
    }
    var paths: [TextStyle.Weight: String] = [:]
    var substitute: String?
    for weight in TextStyle.Weight.allCases {
      guard let found = match("Inter,sans-serif:weight=\(weight.fontconfigValue)") else { continue }
      paths[weight] = found.file
      if !found.family.hasPrefix("Inter") { substitute = found.family }
    }
    return FontFiles(paths: paths, warning: warning(substitute: substitute, isEmpty: paths.isEmpty))
  }

  private static func warning(substitute: String?, isEmpty: Bool) -> String? {
    if isEmpty { return "No font was found, so no text is drawn. \(advice)" }
    return substitute.map { "The font Inter was not found; text is set in \($0). \(advice)" }
  }
}

extension TextStyle.Weight {
  /// What Inter's files call the weight.
  fileprivate var fileName: String {
    switch self {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semiBold: "SemiBold"
    case .bold: "Bold"
    }
  }

  /// What fontconfig calls it (fontconfig.h: FC_WEIGHT_REGULAR, MEDIUM, DEMIBOLD, BOLD).
  var fontconfigValue: Int {
    switch self {
    case .regular: 80
    case .medium: 100
    case .semiBold: 180
    case .bold: 200
    }
  }
}
