import SDL

/// A block of Unicode whose letters run from right to left (Blocks.txt and DerivedBidiClass.txt of Unicode 15).
struct RightToLeftBlock: Hashable {
  /// The block's scalars, or those of neighbouring blocks that need no telling apart.
  let scalars: ClosedRange<UInt32>
  /// The script whose letters have forms or marks; nil where they only stand side by side.
  let script: Script?
  /// Whether European digits after its letters count as Arabic ones: class AL, not R.
  let isArabic: Bool

  private init(_ scalars: ClosedRange<UInt32>, _ script: Script? = nil, isArabic: Bool = false) {
    self.scalars = scalars
    self.script = script
    self.isArabic = isArabic
  }

  static let hebrew = Self(0x0590...0x05FF, .hebrew)
  static let arabic = Self(0x0600...0x06FF, .arabic, isArabic: true)
  static let syriac = Self(0x0700...0x074F, .syriac, isArabic: true)
  static let arabicSupplement = Self(0x0750...0x077F, .arabic, isArabic: true)
  static let thaana = Self(0x0780...0x07BF, .thaana, isArabic: true)
  static let nko = Self(0x07C0...0x07FF, .nko)
  static let samaritan = Self(0x0800...0x083F, .samaritan)
  static let mandaic = Self(0x0840...0x085F, .mandaic)
  static let syriacSupplement = Self(0x0860...0x086F, .syriac, isArabic: true)
  /// Arabic Extended-B and Extended-A.
  static let arabicExtended = Self(0x0870...0x08FF, .arabic, isArabic: true)
  /// The Hebrew part of Alphabetic Presentation Forms.
  static let hebrewForms = Self(0xFB1D...0xFB4F, .hebrew)
  static let arabicFormsA = Self(0xFB50...0xFDFF, .arabic, isArabic: true)
  /// Arabic Presentation Forms-B without the byte order mark at its end.
  static let arabicFormsB = Self(0xFE70...0xFEFE, .arabic, isArabic: true)
  /// Cypriot Syllabary … Old Turkic and Old Hungarian: scripts of old inscriptions and books.
  static let ancient = Self(0x10800...0x10CFF)
  static let hanifiRohingya = Self(0x10D00...0x10D3F, .hanifiRohingya, isArabic: true)
  /// Rumi numerals, Yezidi.
  static let yezidi = Self(0x10D40...0x10EBF)
  static let arabicExtendedC = Self(0x10EC0...0x10EFF, .arabic, isArabic: true)
  static let oldSogdian = Self(0x10F00...0x10F2F)
  static let sogdian = Self(0x10F30...0x10F6F, isArabic: true)
  /// Old Uyghur, Chorasmian, Elymaic.
  static let chorasmian = Self(0x10F70...0x10FFF)
  static let mendeKikakui = Self(0x1E800...0x1E8DF)
  static let adlam = Self(0x1E900...0x1E95F, .adlam)
  /// Indic and Ottoman Siyaq numbers.
  static let siyaq = Self(0x1EC70...0x1ED4F, isArabic: true)
  static let arabicMathematics = Self(0x1EE00...0x1EEFF, .arabic, isArabic: true)

  /// All blocks, in order.
  static let all = [
    hebrew, arabic, syriac, arabicSupplement, thaana, nko, samaritan, mandaic, syriacSupplement,
    arabicExtended, hebrewForms, arabicFormsA, arabicFormsB, ancient, hanifiRohingya, yezidi,
    arabicExtendedC, oldSogdian, sogdian, chorasmian, mendeKikakui, adlam, siyaq, arabicMathematics,
  ]

  /// The scripts before and after Indic, East Asian and most other scripts, which need no look at the blocks.
  private static let between: ClosedRange<UInt32> = 0x0900...0xFB1C

  /// The block of a scalar; nil for scalars that do not run from right to left.
  static func containing(_ scalar: Unicode.Scalar) -> RightToLeftBlock? {
    guard scalar.value >= hebrew.scalars.lowerBound, !between.contains(scalar.value) else { return nil }
    return all.first { $0.scalars.contains(scalar.value) }
  }

  /// The script of a character's first letter.
  static func script(of character: Character) -> Script? {
    character.unicodeScalars.lazy.compactMap { containing($0)?.script }.first
  }
}
