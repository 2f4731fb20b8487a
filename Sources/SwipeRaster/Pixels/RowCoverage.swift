/// Adds up how much of each pixel of one row a shape covers, from the stretches it covers on each scan line.
///
/// Holds differences between neighbouring pixels, so a stretch costs four additions however long it is.
struct RowCoverage {
  /// Neighbouring pixels of a row: with one coverage for all, or one for each.
  enum Run {
    case constant(UInt8)
    case bytes(UnsafePointer<UInt8>)
  }

  private let memory: RowMemory
  /// The columns that are kept; stretches are cut to them.
  private let columns: Range<Int>
  /// Where left and right ends of stretches lie, counted from the first column: between the two nothing changes.
  private var left = Ends()
  private var right = Ends()
  /// The added coverage at the column reached by `emit`, in 4096ths of a pixel.
  private var sum: Int32 = 0

  private struct Ends {
    var low = Int.max
    var high = Int.min

    @inline(__always)
    mutating func include(_ column: Int) {
      low = min(low, column)
      high = max(high, column &+ RowMemory.margin)
    }
  }

  /// - Parameter columns: at most as many as the memory has room for.
  init(memory: RowMemory, columns: Range<Int>) {
    self.memory = memory
    self.columns = columns
  }

  /// Adds a stretch from one place to another, in subpixels; `weight` is the number of scan lines it stands for,
  /// negative to cut a hole into what was added.
  @inline(__always)
  mutating func add(from start: Int, to end: Int, weight: Int = 1) {
    let first = max(start, columns.lowerBound << Subpixel.bits) &- columns.lowerBound << Subpixel.bits
    let last = min(end, columns.upperBound << Subpixel.bits) &- columns.lowerBound << Subpixel.bits
    guard first < last else { return }
    let differences = memory.differences
    let from = Subpixel.pixel(first)
    let fromPart = first & Subpixel.mask
    differences[from] &+= Int32(truncatingIfNeeded: weight &* (Subpixel.one &- fromPart))
    differences[from &+ 1] &+= Int32(truncatingIfNeeded: weight &* fromPart)
    let to = Subpixel.pixel(last)
    let toPart = last & Subpixel.mask
    differences[to] &-= Int32(truncatingIfNeeded: weight &* (Subpixel.one &- toPart))
    differences[to &+ 1] &-= Int32(truncatingIfNeeded: weight &* toPart)
    left.include(from)
    right.include(to)
  }

  /// Hands out what was added as runs (first column, number of columns, coverage) and starts anew.
  @inline(__always)
  mutating func emit(_ body: (_ x: Int, _ count: Int, Run) -> Void) {
    guard left.low < left.high else { return }
    sum = 0
    if left.high < right.low {
      emitBytes(from: left.low, to: left.high, body)
      let value = Self.byte(sum)
      if value > 0 {
        body(columns.lowerBound &+ left.high, right.low &- left.high, .constant(value))
      }
      emitBytes(from: right.low, to: right.high, body)
    } else {
      emitBytes(from: min(left.low, right.low), to: max(left.high, right.high), body)
    }
    left = Ends()
    right = Ends()
  }

  @inline(__always)
  private mutating func emitBytes(from first: Int, to end: Int, _ body: (Int, Int, Run) -> Void) {
    for column in first..<end {
      sum &+= memory.differences[column]
      memory.differences[column] = 0
      memory.bytes[column] = Self.byte(sum)
    }
    let count = min(end, columns.count) &- first
    if count > 0 { body(columns.lowerBound &+ first, count, .bytes(memory.bytes + first)) }
  }

  @inline(__always)
  private static func byte(_ area: Int32) -> UInt8 {
    let full = Int32(Subpixel.area)
    let cut = min(max(area, 0), full)
    return UInt8(truncatingIfNeeded: (cut &* 255 &+ full / 2) / full)
  }
}
