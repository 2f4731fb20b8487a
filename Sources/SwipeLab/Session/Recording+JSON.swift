extension Recording {
  /// Reads a recording from the bytes of a file: JSON Lines in UTF-8.
  ///
  /// `file` is what errors call it. Throws the first thing that is wrong with its line and key; white space
  /// lines and a byte order mark are skipped, nothing else is. Styles and parameters must be known ones.
  /// Complexity: O(n).
  public init(parsing bytes: [UInt8], file: String) throws(RecordingError) {
    self = try RecordingParser.parse(bytes, file: file)
  }

  /// Reads a recording from text, see `init(parsing:file:)` for bytes.
  public init(parsing text: String, file: String) throws(RecordingError) {
    self = try RecordingParser.parse(Array(text.utf8), file: file)
  }

  /// The recording as a file: JSON Lines that read back as an equal recording.
  ///
  /// Numbers have their shortest text, times up to six decimals of a millisecond, and what equals its default
  /// is left out. A number that is not finite, which no session accepts, is written as `null`, which the
  /// reader refuses. Complexity: O(n).
  public func encoded() -> String {
    var writer = RecordingWriter()
    writer.write(self)
    return writer.buffer.takeText()
  }
}
