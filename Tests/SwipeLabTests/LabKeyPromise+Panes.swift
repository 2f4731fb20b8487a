import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

extension LabKeyPromise {
  static let focusSlider: @Sendable (inout LaboratoryPlayer) throws -> Void = { player in
    try player.press(.slider("settle.response"))
  }

  static func response(_ player: LaboratoryPlayer) -> Double {
    player.styles[0].settle.response
  }

  static func steps(_ before: LaboratoryPlayer, _ after: LaboratoryPlayer) throws -> Double {
    let step = try #require(try SwipeStyle.known("settle.response").step)
    return abs(response(after) - response(before)) / step
  }

  static let inspector: [String: LabKeyPromise] = [
    "Inspector: I Show or hide it": LabKeyPromise(
      keys: ["I"],
      holds: { before, after in
        var player = after
        player.key("I")
        return before.lab.inspectorPane != nil && after.lab.inspectorPane == nil
          && player.lab.inspectorPane == before.lab.inspectorPane
      }
    ),
    "Inspector: Ctrl F Search for a value": LabKeyPromise(
      before: { $0.key("I") },
      keys: ["Ctrl+F"],
      holds: { _, after in
        var player = after
        player.type("damping")
        return player.lab.inspector.search.text == "damping" && player.lab.inspectorPane != nil
      }
    ),
    "Inspector: Tab Next control": LabKeyPromise(
      before: focusSlider,
      keys: ["Tab", "Shift+Tab"],
      holds: { before, after in
        after.lab.inspector.focus != nil && after.lab.inspector.focus != before.lab.inspector.focus
      }
    ),
    "Inspector: ↑ ↓ Change a value": LabKeyPromise(
      before: focusSlider,
      keys: ["Up", "Down"],
      holds: { before, after in abs(try steps(before, after) - 1) < 1e-6 }
    ),
    "Inspector: Shift ↑ Ten times as much": LabKeyPromise(
      before: focusSlider,
      keys: ["Shift+Up"],
      holds: { before, after in abs(try steps(before, after) - 10) < 1e-6 }
    ),
    "Inspector: Alt ↑ A tenth of it": LabKeyPromise(
      before: focusSlider,
      keys: ["Alt+Up"],
      holds: { before, after in abs(try steps(before, after) - 0.1) < 1e-6 }
    ),
  ]

  static let comparison: [String: LabKeyPromise] = [
    "Comparison: B A and B beside each other": LabKeyPromise(
      keys: ["B"],
      holds: { _, after in after.lab.layout.devices.count == 2 && after.lab.sides.count == 2 }
    ),
    "Comparison: G B as a ghost over A": LabKeyPromise(
      keys: ["G"],
      holds: { _, after in after.lab.layout.arrangement == .ghost && after.lab.sides.count == 2 }
    ),
    "Comparison: X Swap A and B": LabKeyPromise(
      before: { $0.arrange(.sideBySide) },
      keys: ["X"],
      holds: { before, after in
        before.styles[0] != before.styles[1] && after.styles == before.styles.reversed()
      }
    ),
    "Comparison: Shift X Copy A to B": LabKeyPromise(
      before: { $0.arrange(.sideBySide) },
      keys: ["Shift+X"],
      holds: { before, after in after.styles == [before.styles[0], before.styles[0]] }
    ),
  ]

  static func request(_ player: LaboratoryPlayer) -> FilmRequest? {
    if case .film(let request)? = player.effects.last { request } else { nil }
  }

  static let films: [String: LabKeyPromise] = [
    "Films and files: R Film the last gesture": LabKeyPromise(
      before: open,
      keys: ["R"],
      holds: { _, after in request(after)?.end == nil && request(after) != nil }
    ),
    "Films and files: Shift R Film the last seconds": LabKeyPromise(
      before: { player in
        try open(&player)
        player.advance(by: 20_000)
      },
      keys: ["Shift+R"],
      holds: { _, after in
        let film = try #require(request(after))
        return abs(try #require(film.end).seconds(since: film.start) - 10) < 1e-6
      }
    ),
    "Films and files: F5 Save a recording": LabKeyPromise(
      keys: ["F5"],
      holds: { _, after in if case .save? = after.effects.last { true } else { false } }
    ),
  ]

  static let window: [String: LabKeyPromise] = [
    "Window: C Curves": LabKeyPromise(
      keys: ["C"],
      holds: { before, after in before.lab.layout.plot != nil && after.lab.layout.plot == nil }
    ),
    "Window: F Fingers": LabKeyPromise(
      before: { $0.swipe(-60, from: 380, ends: false) },
      keys: ["F"],
      holds: { before, after in
        let ring = Theme.light.curveA.opacity(0.22)
        return !before.picture.rounded(ring).isEmpty && after.picture.rounded(ring).isEmpty
      }
    ),
    "Window: T Light or dark": LabKeyPromise(
      keys: ["T"],
      holds: { _, after in
        rests(after).lab.background(at: rests(after).now) == Theme.dark.backdrop
      }
    ),
    "Window: H The list alone": LabKeyPromise(
      keys: ["H"],
      holds: { before, after in
        var player = after
        let isAlone = player.lab.layout.toolbar == nil && player.lab.layout.devices[0].width == 1280
        player.key("H")
        return isAlone && player.lab.layout == before.lab.layout
      }
    ),
    "Window: M Menu of the list": LabKeyPromise(
      keys: ["M", "F10"],
      holds: { _, after in after.lab.menu?.page == .start }
    ),
    "Window: ? These keys": LabKeyPromise(
      keys: LabKeys.help,
      holds: { _, after in after.lab.dialog?.isKeys == true }
    ),
    "Window: Ctrl Q Quit": LabKeyPromise(
      keys: ["Ctrl+Q"],
      holds: { _, after in after.effects == [.quit] }
    ),
  ]
}
