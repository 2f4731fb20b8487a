/// How one direction of a picture with a repeated middle is cut.
struct NinePiece {
  let target: Int
  let source: Int
  /// Pixels before the repeated middle; all of them if nothing is repeated.
  let start: Int
  /// Pixels after it.
  let end: Int

  init(target: Int, source: Int) {
    self.target = target
    self.source = source
    start = target > source ? source / 2 : source
    end = target > source ? source - source / 2 - 1 : 0
  }

  /// The pixel of the source that is seen at a pixel of the target.
  func source(of pixel: Int) -> Int {
    if pixel < start { return pixel }
    return pixel >= target - end ? pixel - target + source : start
  }
}
