/// What a character tells of direction: the bidirectional classes of UAX #9, as far as one line needs them.
enum DirectionClass: Hashable, Sendable {
  /// L: a letter from left to right.
  case left
  /// R: a letter from right to left.
  case right
  /// AL: the same, after which European digits count as Arabic ones.
  case arabicLetter
  /// EN: a digit 0 … 9.
  case europeanNumber
  /// AN: a digit ٠ … ٩, or what belongs to such a number.
  case arabicNumber
  /// ES: + and −, which stay in a number of European digits.
  case europeanSeparator
  /// ET: %, currencies and the like, which go with a number of European digits beside them.
  case europeanTerminator
  /// CS: comma, point, colon and the like, which stay in every number.
  case commonSeparator
  /// All others: spaces, punctuation, symbols, emoji, and control characters (B, S, WS, ON, BN, NSM).
  case neutral

  /// The class of a character: that of its first scalar, whose marks follow it (rule W1).
  init(_ character: Character) {
    self = character.unicodeScalars.first.map(DirectionClass.init) ?? .neutral
  }

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if let exception = Self.exceptions.first(where: { $0.scalars.contains { $0.contains(value) } }) {
      self = exception.kind
    } else if let block = RightToLeftBlock.containing(scalar) {
      self = block.isArabic ? .arabicLetter : .right
    } else {
      self = Self.isLetter(scalar) ? .left : .neutral
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .spacingMark, .privateUse:
      true
    default: false
    }
  }
}

extension DirectionClass {
  /// Scalars of one class that the general category or the block does not tell.
  private struct Exception {
    var kind: DirectionClass
    var scalars: [ClosedRange<UInt32>]
  }

  /// From DerivedBidiClass.txt of Unicode 15.
  private static let exceptions = [
    Exception(
      kind: .europeanNumber,
      scalars: [
        // ASCII, superscripts and subscripts, Persian, numbers with a point, full width, mathematical.
        0x30...0x39, 0xB2...0xB3, 0xB9...0xB9, 0x06F0...0x06F9, 0x2070...0x2070, 0x2074...0x2079,
        0x2080...0x2089, 0x2488...0x249B, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF,
      ]
    ),
    Exception(
      kind: .arabicNumber,
      scalars: [
        // Number signs, digits, decimal and thousands marks, end of verse, piastre and pound marks, Rohingya, Rumi.
        0x0600...0x0605, 0x0660...0x0669, 0x066B...0x066C, 0x06DD...0x06DD, 0x0890...0x0891, 0x08E2...0x08E2,
        0x10D30...0x10D39, 0x10E60...0x10E7E,
      ]
    ),
    Exception(
      kind: .europeanSeparator,
      scalars: [
        0x2B...0x2B, 0x2D...0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212...0x2212, 0xFB29...0xFB29,
        0xFE62...0xFE63, 0xFF0B...0xFF0B, 0xFF0D...0xFF0D,
      ]
    ),
    Exception(
      kind: .europeanTerminator,
      scalars: [
        // # $ %, ¢ £ ¤ ¥, ° ±, Arabic per mille and percent, ‰ ′ ″, currencies, ℮, ∓, small and full width.
        0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x0609...0x060A, 0x066A...0x066A, 0x2030...0x2034,
        0x20A0...0x20CF, 0x212E...0x212E, 0x2213...0x2213, 0xFE5F...0xFE5F, 0xFE69...0xFE6A,
        0xFF03...0xFF05, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6,
      ]
    ),
    Exception(
      kind: .commonSeparator,
      scalars: [
        // , . / : , no-break spaces, Arabic comma, fraction slash, small and full width.
        0x2C...0x2C, 0x2E...0x2F, 0x3A...0x3A, 0xA0...0xA0, 0x060C...0x060C, 0x202F...0x202F,
        0x2044...0x2044, 0xFE50...0xFE50, 0xFE52...0xFE52, 0xFE55...0xFE55, 0xFF0C...0xFF0C,
        0xFF0E...0xFF0F, 0xFF1A...0xFF1A,
      ]
    ),
    // LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK, ARABIC LETTER MARK: invisible letters.
    Exception(kind: .left, scalars: [0x200E...0x200E]),
    Exception(kind: .right, scalars: [0x200F...0x200F]),
    Exception(kind: .arabicLetter, scalars: [0x061C...0x061C]),
    Exception(
      kind: .neutral,
      scalars: [
        // Symbols in blocks from right to left: roots, poetic and verse marks, N'Ko, ornate brackets, operators.
        0x0606...0x0607, 0x060E...0x060F, 0x06DE...0x06DE, 0x06E9...0x06E9, 0x07F6...0x07F9,
        0xFD3E...0xFD4F, 0xFDCF...0xFDCF, 0xFDFD...0xFDFF, 0x1091F...0x1091F, 0x10B39...0x10B3F,
        0x1EEF0...0x1EEF1,
      ]
    ),
  ]
}
