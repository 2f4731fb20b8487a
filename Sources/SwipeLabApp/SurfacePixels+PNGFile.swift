import SDL

extension SurfacePixels {
  /// The picture as the bytes of a PNG file. Throws with what to do where it cannot be encoded.
  func pngFile() throws(CommandFailure) -> [UInt8] {
    do {
      return try encodedPNG()
    } catch {
      throw CommandFailure(error, advice: "try a smaller --scale")
    }
  }
}
