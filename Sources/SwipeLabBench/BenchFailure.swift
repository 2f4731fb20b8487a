/// Why nothing could be measured.
enum BenchFailure: Error, CustomStringConvertible {
  /// A file of the system does not tell how much memory is in use.
  case noMemoryFigure(String)

  var description: String {
    switch self {
    case .noMemoryFigure(let path): "\(path) does not tell the resident memory; leave the benchmark memory out."
    }
  }
}
