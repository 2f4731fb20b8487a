/// The address of a file or folder, as the desktop's programs take it.
enum FileURL {
  private static let scheme = "file://"
  /// What may stand in a path as it is: the unreserved characters of RFC 3986, section 2.3, and the slash.
  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  private static let digits = Array("0123456789ABCDEF")
  private static let base = 16

  /// The address of an absolute path. Every other byte of its UTF-8 is written as a per cent sign and two digits.
  static func text(_ path: String) -> String {
    path.utf8.reduce(into: scheme) { text, byte in
      if plain.contains(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        let (high, low) = Int(byte).quotientAndRemainder(dividingBy: base)
        text.append("%")
        text.append(digits[high])
        text.append(digits[low])
      }
    }
  }
}
