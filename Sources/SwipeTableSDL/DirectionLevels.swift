/// Which way the characters of one line run: a level for each, even from left to right and odd from right to left.
///
/// This is the Unicode bidirectional algorithm (UAX #9) for one line without explicit embedding: the base direction by
/// the first letter (P2, P3), numbers (W1 … W7), spaces and punctuation (N1, N2), levels 0 … 2 (I1, I2). Line ends need
/// no rule of their own (L1), since neutral characters at the end always get the base level; the order is that of
/// `inVisualOrder` (L2), and HarfBuzz mirrors brackets (L4).
///
/// Left out: embeddings, overrides and isolates (X1 … X10), whose control characters count as neutral; pairs of
/// brackets (N0), each of which is neutral by itself; a base direction given from outside. A character is a grapheme
/// cluster, so marks always follow their letter.
struct DirectionLevels: Hashable, Sendable {
  /// 0 where the line begins on the left, 1 where on the right.
  let base: UInt8
  /// 0 … 2, for every character.
  let levels: [UInt8]

  /// nil where no letter of the line runs from right to left: then none of its characters changes its place.
  /// O(characters).
  init?(_ line: String) {
    guard line.unicodeScalars.contains(where: Self.isRightToLeft) else { return nil }
    var classes = line.map { DirectionClass($0) }
    let first = classes.first { $0 == .left || $0 == .right || $0 == .arabicLetter }
    let base: DirectionClass = first == .left ? .left : .right
    Self.resolveNumbers(&classes, base: base)
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

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing below the first block is, and most letters are there.
    guard scalar.value >= RightToLeftBlock.hebrew.scalars.lowerBound else { return false }
    let kind = DirectionClass(scalar)
    return kind == .right || kind == .arabicLetter
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

  /// N1 and N2: neutral characters go with both neighbours where these agree (numbers stand from right to left among
  /// letters), else with the base direction.
  private static func resolveNeutrals(_ classes: inout [DirectionClass], base: DirectionClass) {
    func direction(_ kind: DirectionClass?) -> DirectionClass {
      kind.map { $0 == .left ? .left : .right } ?? base
    }
    forStretches(of: .neutral, in: &classes) { before, after in
      direction(before) == direction(after) ? direction(before) : base
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
