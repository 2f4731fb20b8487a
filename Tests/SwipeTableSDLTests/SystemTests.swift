import Testing

@testable import SwipeTableSDL

@Suite("System")
struct SystemTests {
  @Test("a program's output is read, its arguments untouched by any shell")
  func output() {
    #expect(System.output(of: "echo", ["a  b", "$HOME", "*", "`id`"]) == "a  b $HOME * `id`\n")
  }

  @Test("an output larger than a pipe holds is read whole")
  func largeOutput() {
    #expect(System.output(of: "seq", ["1", "50000"])?.hasSuffix("\n50000\n") == true)
  }

  @Test("a program that is missing or fails gives nothing", arguments: ["swipelab-no-such-program", "false"])
  func failure(program: String) {
    #expect(System.output(of: program, []) == nil)
  }

  @Test("files are found or not")
  func files() {
    #expect(System.canRead(#filePath))
    #expect(!System.canRead(#filePath + ".none"))
  }

  @Test("a variable that is not set is nil")
  func environment() {
    #expect(System.environment("PATH")?.isEmpty == false)
    #expect(System.environment("SWIPELAB_NO_SUCH_VARIABLE") == nil)
  }
}
