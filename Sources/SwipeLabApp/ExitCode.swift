/// What the program tells whoever started it.
enum ExitCode: Int32 {
  case success = 0
  /// The work failed: a file, a display, a disk.
  case failed = 1
  /// The command line cannot be understood; nothing was begun.
  case wrongUsage = 2
}
