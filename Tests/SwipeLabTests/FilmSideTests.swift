import SwipeLab
import SwipeTable
import Testing

@Suite("A side of a film")
struct FilmSideTests {
  @Test("is called like its style's preset, or what it is told")
  func name() throws {
    var recording = try Recording(parsing: RecordingSamples.header + "\n", file: "a.swipe")
    recording.header.style = StyleReference("swipecellkit.drag")
    #expect(try FilmSide(recording).name == "swipecellkit.drag")
    #expect(try FilmSide(recording, name: "Calm").name == "Calm")
  }
}
