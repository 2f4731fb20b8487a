/// What a sweep's grid can be written as.
enum SweepFormat: String, FileFormat {
  /// A picture at one time.
  case png
  /// A film of all the time.
  case mp4
}
