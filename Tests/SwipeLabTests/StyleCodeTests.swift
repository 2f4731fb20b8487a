import SwipeEngine
import SwipeLab
import TestSupport
import Testing

@Suite("A style as code")
struct StyleCodeTests {
  private func code(_ reference: StyleReference) throws -> StyleCode { try StyleCode(reference) }

  @Test("in Swift sets what differs from the default style, under a comment that names the preset")
  func swift() throws {
    let reference = StyleReference("swtableview", settings: [ParameterSetting("drag.hardStop", .flag(true))])
    #expect(
      try code(reference).text(.swift) == """
        // The preset "swtableview", changed. Needs: import SwipeEngine
        let style: SwipeStyle = {
          var style = SwipeStyle()
          style.drag.hardStop = true
          style.drag.oppositeSwipe = true
          style.release.law = .projection
          style.release.velocityThreshold = 500
          style.release.openThreshold = 0.5000000000000001
          style.settle.dampingRatio = 1
          style.settle.duration = 0.3
          style.buttons.minimumWidth = 90
          style.buttons.keepsFree = 90
          style.buttons.wholePane = true
          style.selection = .toggles
          return style
        }()

        """
    )
  }

  @Test("in Swift is one line where nothing is set")
  func plainSwift() throws {
    #expect(
      try code(StyleReference()).text(.swift)
        == "// The preset \"default\". Needs: import SwipeEngine\nlet style = SwipeStyle()\n"
    )
  }

  @Test("in Swift breaks a long list of trigger points")
  func longLines() throws {
    let points = ParameterValue.choice("7% back, off, 1.5h door, 72pt through, 100% exit")
    let text = try code(StyleReference(settings: [ParameterSetting("triggers.leading", points)])).text(.swift)
    #expect(
      text?.contains(
        """
          style.triggers.leading = [
            TriggerPoint(.fraction(0.07), .back), .off,
            TriggerPoint(.heights(1.5), .door),
            TriggerPoint(.points(72), .through),
            TriggerPoint(.fraction(1), .exit)
          ]
          return style

        """
      ) == true
    )
  }

  @Test("in JSON is the style file")
  func json() throws {
    let reference = StyleReference("swipecellkit.drag")
    #expect(try code(reference).text(.json) == StyleFile(reference).encoded())
  }

  @Test(
    "has the settling spring in the words of other libraries",
    arguments: [
      (
        0.4, 0.86, nil, "stiffness: 246.74011002723, damping: 27.01769682087",
        ".spring(response: 0.4, dampingFraction: 0.86)", ".spring(duration: 0.4, bounce: 0.14)",
        "adw_spring_params_new (0.86, 1.0, 246.74011002723)"
      ),
      (
        2 * Double.pi / 10, 0.9, nil, "stiffness: 100, damping: 18",
        ".spring(response: 0.628318530718, dampingFraction: 0.9)",
        ".spring(duration: 0.628318530718, bounce: 0.1)", "adw_spring_params_new (0.9, 1.0, 100.0)"
      ),
      (
        0.5, 2, nil, "stiffness: 157.91367041743, damping: 50.26548245744",
        ".spring(response: 0.5, dampingFraction: 2)", ".spring(duration: 0.5, bounce: -0.5)",
        "adw_spring_params_new (2.0, 1.0, 157.91367041743)"
      ),
    ] as [(Double, Double, Double?, String, String, String, String)]
  )
  func springs(
    response: Double,
    ratio: Double,
    duration: Double?,
    physics: String,
    byResponse: String,
    byDuration: String,
    libadwaita: String
  ) throws {
    let code = try code(StyleSamples.settling(response: response, dampingRatio: ratio, duration: duration))
    #expect(code.text(.stiffnessAndDamping) == physics)
    #expect(code.text(.responseAndRatio) == byResponse)
    #expect(code.text(.durationAndBounce) == byDuration)
    #expect(code.text(.libadwaita) == libadwaita)
  }

  @Test("offers every form by its title, in order")
  func pieces() throws {
    let pieces = try code(StyleReference()).pieces
    #expect(
      pieces.map(\.title) == [
        "Swift", "JSON", "Stiffness and damping", "Response and ratio", "Duration and bounce", "CSS",
        "libadwaita",
      ]
    )
    #expect(pieces.allSatisfy { !$0.text.isEmpty })
  }

  @Test("leaves out the forms that have no words for a row that jumps")
  func snap() throws {
    let code = try code(StyleSamples.settling(response: 0, dampingRatio: 0.7))
    #expect(code.text(.stiffnessAndDamping) == nil)
    #expect(code.text(.libadwaita) == nil)
    #expect(code.text(.responseAndRatio) == ".spring(response: 0, dampingFraction: 0.7)")
    #expect(code.text(.css) == "transition: transform 0ms linear(0, 1);")
    #expect(code.pieces.count == StyleCode.Form.allCases.count - 2)
  }

  @Test("of a style that is none throws")
  func failure() {
    #expect(throws: StyleReference.Failure.self) { try StyleCode(StyleReference("nobody")) }
  }
}
