import SwipeEngine
import SwipeLab
import Testing

extension RigTests {
  @Suite("the clipboard")
  struct RigClipboardTests {
    @Test("takes the style as Swift by Ctrl+C, and gives values by Ctrl+V, to and from another program")
    func exchange() async throws {
      try await LabWindow.open { window in
        try await window.search(for: "settle response")
        try await window.type("0.9", after: "Return", in: window.inspectorPane())
        try await window.press(["Return", "Escape", "Escape", "Ctrl+C"])
        let copied = StyleReference(settings: [ParameterSetting("settle.response", .number(0.9))])
        let code = try #require(try StyleCode(copied).text(.swift))
        // The probe comes up in front of the window, with the keyboard.
        let app = window.app
        try await CommandFolder.with { folder in
          try await AppUnderTest.probe(in: folder) { probe in
            try await Self.expect(code, pastedInto: probe)
            try await Self.copy("stiffness: 170, damping: 26", in: probe)
            // The text is the probe's as long as that runs.
            try app.rig.windows.tell(.focus(app.window))
            try app.rig.keyboard.type(.control, .v)
            try await Task.sleep(for: AppUnderTest.pace)
            let play = RecordedPlay(try await app.recording())
            try Self.expectSpring(stiffness: 170, damping: 26, in: play)
          }
        }
      }
    }

    private static func expect(_ text: String, pastedInto probe: AppUnderTest) async throws {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let count = try probe.process.lines.count
      try probe.rig.keyboard.type(.f6)
      // The probe says which key it was, and then the text.
      _ = try await probe.line(after: count + lines.count)
      let pasted = try probe.process.lines.dropFirst(count + 1).prefix(lines.count).joined(separator: "\n")
      #expect(pasted == "pasted " + text)
    }

    private static func copy(_ text: String, in probe: AppUnderTest) async throws {
      let count = try probe.process.lines.count
      try probe.rig.keyboard.type(.f2)
      _ = try await probe.line(after: count)
      try await probe.type(text)
      try probe.rig.keyboard.type(.f3)
      try await Task.sleep(for: AppUnderTest.pace)
      try probe.rig.keyboard.type(.f4)
      try await Patience.wait(until: "the probe to copy") { try probe.process.lines.last == "key F4" }
    }

    /// What was pasted is a spring's response and damping ratio with a mass of 1.
    private static func expectSpring(stiffness: Double, damping: Double, in play: RecordedPlay) throws {
      let root = stiffness.squareRoot()
      let expected = ["settle.response": 2 * Double.pi / root, "settle.dampingRatio": damping / (2 * root)]
      for (id, number) in expected {
        guard case .number(let value)? = play.values(of: id).last else {
          Issue.record("\(id) is pasted: \(play.tunes)")
          continue
        }
        #expect(abs(value - number) < 1e-3)
      }
    }
  }
}
