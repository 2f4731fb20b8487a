import Testing

@testable import SDL

@Suite("Desktop")
struct DesktopTests {
  @Test(
    "a path is written as an address, byte by byte",
    arguments: [
      ("/", "file:///"), ("/a/b-c_d.e~f", "file:///a/b-c_d.e~f"), ("/a b", "file:///a%20b"),
      ("/100%", "file:///100%25"), ("/ü", "file:///%C3%BC"),
      ("/?#&'\"$`;", "file:///%3F%23%26%27%22%24%60%3B"),
      ("/\n\u{7F}", "file:///%0A%7F"),
    ]
  )
  func address(path: String, text: String) {
    #expect(FileURL.text(path) == text)
  }

  @Test("what is not there is not opened")
  @MainActor
  func missing() {
    let error = #expect(throws: SDLError.self) { try Desktop.open("/no/such folder") }
    #expect(error?.description == "Cannot open /no/such folder: No such file or directory.")
  }
}
