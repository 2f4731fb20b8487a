/// Why nothing could be measured.
enum BenchFailure: Error, CustomStringConvertible {
  /// The system does not tell how much memory a process has.
  case noMemoryFigure
  /// The figures could not be written to the file.
  case unwritable(path: String, reason: String)

  var description: String {
    switch self {
    case .noMemoryFigure:
      "/proc/self/status does not tell the resident memory; name the other benchmarks, without memory."
    case .unwritable(let path, let reason):
      "\(path) could not be written (\(reason)); name a file in a folder that exists and may be written to."
    }
  }
}
