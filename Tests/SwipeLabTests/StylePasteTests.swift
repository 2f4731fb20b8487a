import Foundation
import SwipeEngine
import SwipeLab
import TestSupport
import Testing

@Suite("A text that is pasted")
struct StylePasteTests {
  /// The settings that a spring becomes.
  private func spring(_ response: Double, _ ratio: Double, duration: Double? = nil) -> StylePaste {
    .settings(StyleSamples.settling(response: response, dampingRatio: ratio, duration: duration).settings)
  }

  private func paste(_ text: String, present: SwipeStyle = .default) throws -> StylePaste {
    try StylePaste(parsing: text, present: present)
  }

  @Test("as a style file is a whole style", arguments: 1...10)
  func file(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reference = StyleReference(random.style(), base: random.pick(PresetCatalog.presets).id)
    #expect(try paste(StyleFile(reference).encoded()) == .style(reference))
  }

  @Test("as an object with some parameters sets these only, in its order")
  func some() throws {
    let text = #"  {"transition": "drag", "settle.duration": null, "settle.response": 0.4}  "#
    #expect(
      try paste(text)
        == .settings([
          ParameterSetting("transition", .choice("drag")), ParameterSetting("settle.duration", .null),
          ParameterSetting("settle.response", .number(0.4)),
        ])
    )
    #expect(try paste(#"{"base": "swipecellkit.drag"}"#) == .style(StyleReference("swipecellkit.drag")))
  }

  @Test(
    "by response and ratio, or duration and bounce, is that spring",
    arguments: [
      ("response: 0.4, dampingFraction: 0.86", 0.4, 0.86),
      (".spring(response: 0.4, dampingFraction: 0.86)", 0.4, 0.86),
      (
        "withAnimation(.spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0)) { x = 3 }", 0.55,
        0.825
      ),
      ("damping_ratio=0.5 response=1", 1, 0.5),
      (".spring(duration: 0.5, bounce: 0.2)", 0.5, 0.8),
      (".spring(duration: 0.5, bounce: \u{2212}0.5)", 0.5, 2),
      ("Spring(duration: 0.3)", 0.3, 1),
      ("{ type: \"spring\", duration: 0.8, bounce: 0.25 }", 0.8, 0.75),
      ("duration: 500ms; bounce: .1", 0.5, 0.9),
      ("response: 0, dampingRatio: 1", 0, 1),
    ]
  )
  func springs(text: String, response: Double, ratio: Double) throws {
    #expect(try paste(text) == spring(response, ratio))
  }

  @Test(
    "by stiffness is that spring",
    arguments: [
      ("stiffness: 100, damping: 18", 10, 0.9),
      ("stiffness: 100, damping: 18, mass: 1", 10, 0.9),
      ("{ stiffness: 400, damping: 72, mass: 4 }", 10, 0.9),
      (#"{"type": "spring", "stiffness": 100, "damping": 18}"#, 10, 0.9),
      (#"{"transition": {"stiffness": 100, "damping": 18}}"#, 10, 0.9),
      ("transition={{ type: 'spring', stiffness: 100, damping: 18 }}", 10, 0.9),
      ("useSpring({ config: { tension: 100, friction: 18 } })", 10, 0.9),
      (".interpolatingSpring(mass: 1.0, stiffness: 100.0, damping: 18.0, initialVelocity: 0.0)", 10, 0.9),
      ("spring(dampingRatio = 0.75f, stiffness = 400f)", 20, 0.75),
      ("adw_spring_params_new (0.7, 1.0, 400)", 20, 0.7),
      ("adw_spring_params_new (0.7, 4.0, 400.0);", 10, 0.7),
      ("adw_spring_params_new_full (18, 1, 100)", 10, 0.9),
      ("new Adw.SpringParams(0.7, 1.0, 400)", 20, 0.7),
      ("Adw.SpringParams.new_full(18, 1.0, 100.0)", 10, 0.9),
      ("adw::SpringParams::new(0.7, 1.0, 400.0)", 20, 0.7),
      ("Adw.SpringParams { damping-ratio: 0.7; mass: 1; stiffness: 400; }", 20, 0.7),
    ]
  )
  func stiffness(text: String, frequency: Double, ratio: Double) throws {
    guard case .settings(let settings) = try paste(text) else {
      Issue.record("\(text) is no spring")
      return
    }
    let style = try StyleReference(settings: settings).style()
    expectClose(style.settle.spring.angularFrequency, frequency, within: 1e-11)
    expectClose(style.settle.dampingRatio, ratio, within: 1e-11)
    #expect(style.settle.duration == nil)
  }

  @Test("by settling duration and ratio is that motion")
  func settlingDuration() throws {
    #expect(
      try paste("duration: 0.3, dampingRatio: 0.6", present: SwipeStyle()) == spring(0.4, 0.6, duration: 0.3)
    )
  }

  @Test(
    "as we wrote it is the same spring, exactly where the numbers are plain",
    arguments: [StyleCode.Form.stiffnessAndDamping, .responseAndRatio, .durationAndBounce, .libadwaita],
    [(0.4, 0.86), (0.25, 0.05), (1, 1), (10, 4), (0.001, 0.3), (3.3, 1.7)]
  )
  func ours(form: StyleCode.Form, numbers: (response: Double, ratio: Double)) throws {
    let code = try StyleCode(StyleSamples.settling(response: numbers.response, dampingRatio: numbers.ratio))
    let text = try #require(code.text(form))
    #expect(try paste(text) == spring(numbers.response, numbers.ratio))
  }

  @Test("as we wrote it is the same spring to the last digits", arguments: 1...40)
  func oursAtRandom(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let duration = random.once(in: 2) ? random.number(0.01...9) : nil
    let reference = StyleSamples.settling(
      response: random.number(0.01...9.9),
      dampingRatio: random.number(0.05...3.9),
      duration: duration
    )
    let code = try StyleCode(reference)
    let spring = code.style.settle.spring
    guard spring.response <= 10 else { return }
    for form in [StyleCode.Form.stiffnessAndDamping, .responseAndRatio, .durationAndBounce, .libadwaita] {
      guard case .settings(let settings) = try paste(try #require(code.text(form))) else { continue }
      let read = try StyleReference(settings: settings).style().settle.spring
      expectClose(read.response / spring.response, 1, within: 1e-11)
      expectClose(read.dampingRatio / spring.dampingRatio, 1, within: 1e-11)
    }
  }

  @Test("as we wrote it in CSS is the same spring within 1 %", arguments: [0.1, 0.4, 0.9, 3], 0..<12)
  func css(response: Double, step: Int) throws {
    let ratio = [0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.86, 1, 1.1, 1.4, 2, 3][step]
    let code = try StyleCode(StyleSamples.settling(response: response, dampingRatio: ratio))
    guard case .settings(let settings) = try paste(try #require(code.text(.css))) else {
      Issue.record("no spring")
      return
    }
    let read = try StyleReference(settings: settings).style().settle.spring
    expectClose(read.response / response, 1, within: 0.01)
    expectClose(read.dampingRatio / ratio, 1, within: 0.01)
  }

  @Test("as CSS without a duration takes as long as the present style's settling")
  func cssWithoutDuration() throws {
    let text = try #require(try StyleCode(StyleSamples.settling(response: 0.4, dampingRatio: 0.7)).text(.css))
    let curve = String(text[try #require(text.range(of: "linear")).lowerBound...])
    var present = SwipeStyle()
    present.settle.response = 0.8
    present.settle.dampingRatio = 0.7
    guard case .settings(let settings) = try paste("easing: " + curve, present: present) else { return }
    let read = try StyleReference(settings: settings).style().settle
    expectClose(read.response, 0.8, within: 0.008)
    expectClose(read.dampingRatio, 0.7, within: 0.007)
  }

  @Test("as CSS by other hands is near their spring")
  func foreignCSS() throws {
    // Evenly spaced values of a spring with ω = 12/s and ζ = 0.5 over one second.
    let motion = SpringTrajectory(
      spring: .clamped(response: 2 * Double.pi / 12, dampingRatio: 0.5),
      from: 0,
      to: 1
    )
    let values = (0...30).map { step in
      step == 30 ? "1" : "\((motion.position(at: Double(step) / 30) * 1000).rounded() / 1000)"
    }
    let text = "animation: in 1s both; animation-timing-function: linear(\(values.joined(separator: ", ")))"
    guard case .settings(let settings) = try paste(text) else { return }
    let read = try StyleReference(settings: settings).style().settle.spring
    expectClose(read.angularFrequency, 12, within: 0.12)
    expectClose(read.dampingRatio, 0.5, within: 0.005)
  }

  @Test("as CSS that jumps keeps the damping ratio")
  func jump() throws {
    #expect(try paste("transition: transform 0ms linear(0, 1);") == spring(0, 0.86))
  }
}
