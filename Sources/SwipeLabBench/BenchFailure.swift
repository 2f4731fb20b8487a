/// Why nothing could be measured.
enum BenchFailure: Error, CustomStringConvertible {
  /// The system does not tell how much memory a process has.
  case noMemoryFigure

  var description: String {
    switch self {
    case .noMemoryFigure:
      "/proc/self/status does not tell the resident memory; name the other benchmarks, without memory."
    }
  }
}
