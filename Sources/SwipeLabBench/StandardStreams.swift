import Foundation

/// Output and complaints.
enum StandardStreams {
  /// Writes one line to the standard error stream.
  static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
