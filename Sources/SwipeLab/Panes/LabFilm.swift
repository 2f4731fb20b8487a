/// How the film is coming along that was asked for last, as the program around the laboratory tells it.
public enum LabFilm: Hashable, Sendable {
  /// So many frames of all are done, 0 of 0 before the first; the seconds that are left, once they can be told.
  case running(done: Int, of: Int, secondsLeft: Double?)
  /// It is there, under this name.
  case finished(name: String)
  /// Why there is none, as a sentence.
  case failed(String)
}
