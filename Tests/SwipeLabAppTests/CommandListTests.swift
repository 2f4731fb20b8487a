import SwipeLab
import Testing

@Suite("The commands presets and devices")
struct CommandListTests {
  @Test("list the styles: an id, a tab character and a sentence a line")
  func presets() async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(["presets"], in: folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
      let lines = run.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      #expect(lines.first?.first == "default")
      for line in lines {
        #expect(line.count == 2)
        #expect(line.last?.hasSuffix(".") == true)
        #expect(throws: Never.self) { try StyleReference(line[0]).style() }
      }
    }
  }

  @Test("tell what there is without a display, too")
  func devices() async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(["devices"], in: folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
      let titles = run.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
        $0.prefix { $0 != ":" }
      }
      #expect(
        titles == ["Video driver", "Displays", "Renderers", "Touch devices", "Presents through", "Haptics"]
      )
      #expect(run.text.contains("Displays: none, so no window can open"))
    }
  }

  @Test("tell of the display that the environment names")
  func chosenDriver() async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(
        ["devices"],
        in: folder,
        environment: ["SDL_VIDEODRIVER": "offscreen"]
      )
      #expect(run.code == 0)
      #expect(run.text.hasPrefix("Video driver: offscreen\nDisplays:\n  "))
      #expect(run.text.contains("\nPresents through: window surface\n"))
    }
  }

  @Test("have a sibling run that says when there is no display")
  func run() async throws {
    try await CommandFolder.with { folder in
      // A window that opens nevertheless closes after a frame.
      let run = try await CommandRun.swipelab([], in: folder, environment: ["SWIPELAB_FRAMES": "1"])
      let advice = "; run it on a desktop, or draw a picture with \"swipelab render\".\n"
      let whole = /swipelab: no window can be opened \(SDL finds no display: (.+)\); run it on a desktop.*\n/
      #expect(run.code == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasSuffix(advice))
      // SDL's own words stand in the sentence.
      #expect(try whole.wholeMatch(in: run.errors)?.1.contains("not available") == true)
    }
  }

  @Test("and that complains of variables of the environment that say nothing known")
  func variables() async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(
        ["--scale", "1"],
        in: folder,
        environment: [
          "SDL_VIDEODRIVER": "offscreen", "SWIPELAB_FRAMES": "1", "SWIPELAB_PRESENT": "textur",
        ]
      )
      let sentence = #"SWIPELAB_PRESENT is "textur", which is no way to present: did you mean "texture"?"#
      #expect(run == CommandRun(code: 0, output: [], errors: "swipelab: \(sentence)\n"))
    }
  }
}
