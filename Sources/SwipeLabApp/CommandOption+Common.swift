/// Options that several commands have in the same words.
extension CommandOption {
  static let force = CommandOption("--force", help: "replace the file where it exists")
  static let touches = CommandOption("--touches", help: "show fingers as discs with trails")
  /// Pixels to a point of a picture; see `DisplayChoice.scale`.
  static let scale = CommandOption("--scale", "FACTOR", help: "pixels to a point, 0.5 to 8; default 1")
  /// The size of the table of a recording; see `DisplayChoice.size`.
  static let size = CommandOption(
    "--size",
    "WxH",
    help: "another size of the table in points than the recording's viewport"
  )
}
