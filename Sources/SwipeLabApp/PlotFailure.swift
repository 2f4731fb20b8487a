import SDL
import SwipeLab
import SwipeTableSDL

extension CommandFailure {
  /// Why curves of a recording could not be made.
  ///
  /// - Parameter file: what the recording is called.
  init(_ error: CurveError, file: String) {
    switch error {
    case .style(let failure): self.init(failure)
    case .unknownRow, .nothingMoves, .tooLong: self.init(Sentence.ended("\(file): \(error)"))
    }
  }
}

extension StageCanvas {
  /// The picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - size: in points, for a sentence about it.
  ///   - file: what errors call the recording.
  func encodedPNG(of size: PointSize, file: String) throws(CommandFailure) -> [UInt8] {
    guard let picture = SurfacePixels(picture) else { throw Self.nothingToSee(size, file) }
    do {
      return try picture.encodedPNG()
    } catch {
      throw CommandFailure(error, advice: "try a smaller --scale")
    }
  }
}
