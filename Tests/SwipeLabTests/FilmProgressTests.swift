import SwipeLab
import Testing

@Suite("A film's progress")
struct FilmProgressTests {
  @Test("is told in plain lines every tenth, also where there are fewer frames than that")
  func lines() {
    var progress = FilmProgress(total: 600)
    let lines = (1...600).compactMap { progress.line(done: $0) }
    #expect(lines.count == 10)
    #expect(lines.first == "10 %, 60 of 600 frames")
    #expect(lines.last == "100 %, 600 of 600 frames")
    var short = FilmProgress(total: 3)
    #expect((1...3).compactMap { short.line(done: $0) }.count == 3)
    var none = FilmProgress(total: 0)
    #expect(none.line(done: 1) == "100 %, 1 of 1 frames")
  }

  @Test("is a bar with per cent, frames and the time left on a terminal")
  func bar() {
    let progress = FilmProgress(total: 600)
    let half = "████████████░░░░░░░░░░░░"
    #expect(progress.bar(done: 300, seconds: 12) == "Filming \(half) 50 %, 300 of 600 frames, 12 s left")
    #expect(progress.bar(done: 60, seconds: 10).hasSuffix("60 of 600 frames, 1 min 30 s left"))
    // Too early to tell, and nothing left to tell.
    #expect(progress.bar(done: 1, seconds: 1).hasSuffix("1 of 600 frames"))
    #expect(progress.bar(done: 600, seconds: 24).hasSuffix("100 %, 600 of 600 frames"))
    let widest = progress.bar(done: 599, seconds: 1e9)
    #expect(widest.count <= 80)
  }
}
