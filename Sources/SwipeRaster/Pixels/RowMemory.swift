/// Room to work out the coverage of one row of pixels. Lent for the time of one drawing.
struct RowMemory {
  /// Columns beyond the last: an end is noted at its pixel and the one after.
  static let margin = 2

  /// All 0 between rows.
  let differences: UnsafeMutablePointer<Int32>
  /// Anything between rows.
  let bytes: UnsafeMutablePointer<UInt8>

  /// Lends memory for rows of up to `columns` pixels to `body`.
  static func lent<Result>(columns: Int, _ body: (RowMemory) -> Result) -> Result {
    let count = max(columns, 0) + margin
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { differences in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { bytes in
        differences.initialize(repeating: 0)
        bytes.initialize(repeating: 0)
        guard let first = differences.baseAddress, let firstByte = bytes.baseAddress else {
          preconditionFailure("An allocation of at least two elements has an address")
        }
        return body(RowMemory(differences: first, bytes: firstByte))
      }
    }
  }
}
