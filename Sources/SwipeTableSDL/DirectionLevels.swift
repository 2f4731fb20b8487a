/// Which way the characters of one line run: a level for each, even from left to right and odd from right to left.
///
/// This is the Unicode bidirectional algorithm (UAX #9) for one line without explicit embedding: the base direction by
/// the first letter (P2, P3), numbers (W1 … W7), brackets, spaces and punctuation (N0 … N2), levels 0 … 2 (I1,
/// I2). Line ends need no rule of their own (L1), since neutral characters at the end always get the base level; the
/// order is that of `inVisualOrder` (L2), and HarfBuzz mirrors brackets (L4).
///
/// Left out: embeddings, overrides and isolates (X1 … X10), whose control characters count as neutral; a base
/// direction given from outside; brackets of mathematics as pairs. A character is a grapheme cluster, so marks always
/// follow their letter.
struct DirectionLevels: Hashable, Sendable {
  /// 0 where the line begins on the left, 1 where on the right.
  let base: UInt8
  /// 0 … 2, for every character.
  let levels: [UInt8]

  /// nil where the line has no letter from right to left and no Arabic digit: then none of its characters changes its
  /// place.
  /// O(characters · pairs of brackets).
  init?(_ line: String) {
    guard line.unicodeScalars.contains(where: Self.changesPlaces) else { return nil }
    var classes = line.map { DirectionClass($0) }
    let first = classes.first { $0 == .left || $0 == .right || $0 == .arabicLetter }
    let base: DirectionClass = (first ?? .left) == .left ? .left : .right
    Self.resolveNumbers(&classes, base: base)
    Self.resolveBrackets(BracketPairs(line), &classes, base: base)
    Self.resolveNeutrals(&classes, base: base)
    let baseLevel: UInt8 = base == .left ? 0 : 1
    self.base = baseLevel
    levels = classes.map { kind in
      switch kind {
      case .left: baseLevel * 2
      case .right: 1
      default: 2
      }
    }
  }

  /// Whether a scalar makes characters of its line change their places.
  private static func changesPlaces(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing below the first block does, and most letters are there.
    guard scalar.value >= RightToLeftBlock.hebrew.scalars.lowerBound else { return false }
    switch DirectionClass(scalar) {
    case .right, .arabicLetter, .arabicNumber: return true
    default: return false
    }
  }

  /// Rules W2 … W7: leaves letters, numbers and neutral characters.
  private static func resolveNumbers(_ classes: inout [DirectionClass], base: DirectionClass) {
    changeDigits(in: &classes, after: .arabicLetter, to: .arabicNumber, base: base)
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
    joinSeparated(&classes)
    joinTerminators(&classes)
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .neutral
      default: break
      }
    }
    changeDigits(in: &classes, after: .left, to: .left, base: base)
  }

  /// W2 and W7: European digits, after a letter of one class, become another class.
  private static func changeDigits(
    in classes: inout [DirectionClass],
    after letter: DirectionClass,
    to kind: DirectionClass,
    base: DirectionClass
  ) {
    var last = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabicLetter: last = classes[index]
      case .europeanNumber where last == letter: classes[index] = kind
      default: break
      }
    }
  }

  /// W4: one separator between two digits of a kind belongs to the number.
  private static func joinSeparated(_ classes: inout [DirectionClass]) {
    for index in classes.indices.dropFirst().dropLast() where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index - 1]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber):
        classes[index] = .europeanNumber
      case (.commonSeparator, .arabicNumber): classes[index] = .arabicNumber
      default: break
      }
    }
  }

  /// W5: terminators beside European digits belong to the number.
  private static func joinTerminators(_ classes: inout [DirectionClass]) {
    forStretches(of: .europeanTerminator, in: &classes) { before, after in
      before == .europeanNumber || after == .europeanNumber ? .europeanNumber : .europeanTerminator
    }
  }

  /// N0: both brackets of a pair go with the base direction where any of their content does; else with their content,
  /// where the text before runs that way too.
  private static func resolveBrackets(
    _ brackets: BracketPairs,
    _ classes: inout [DirectionClass],
    base: DirectionClass
  ) {
    for pair in brackets.pairs {
      let content = classes[pair].lazy.compactMap(direction)
      guard let inside = content.first else { continue }
      let before = classes[..<pair.lowerBound].lazy.reversed().compactMap(direction).first ?? base
      let kind = content.contains(base) || before == base ? base : inside
      classes[pair.lowerBound] = kind
      classes[pair.upperBound] = kind
    }
  }

  /// The direction that a letter or number gives to its neighbours: numbers count as from right to left (those after
  /// letters from left to right have become such letters). nil for neutral characters.
  private static func direction(_ kind: DirectionClass) -> DirectionClass? {
    switch kind {
    case .neutral: nil
    case .left: .left
    default: .right
    }
  }

  /// N1 and N2: neutral characters go with both neighbours where these agree, else with the base direction.
  private static func resolveNeutrals(_ classes: inout [DirectionClass], base: DirectionClass) {
    forStretches(of: .neutral, in: &classes) { before, after in
      let (left, right) = (before.flatMap(direction) ?? base, after.flatMap(direction) ?? base)
      return left == right ? left : base
    }
  }

  /// Gives every stretch of a class the class that follows from its neighbours, nil at the ends of the line.
  private static func forStretches(
    of kind: DirectionClass,
    in classes: inout [DirectionClass],
    become: (DirectionClass?, DirectionClass?) -> DirectionClass
  ) {
    var start = classes.startIndex
    while let first = classes[start...].firstIndex(of: kind) {
      let end = classes[first...].firstIndex { $0 != kind } ?? classes.endIndex
      let before = first > classes.startIndex ? classes[first - 1] : nil
      let after = end < classes.endIndex ? classes[end] : nil
      for index in first..<end { classes[index] = become(before, after) }
      start = end
    }
  }
}
