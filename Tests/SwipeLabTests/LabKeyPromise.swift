import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// What a line of the keys' dialog promises: what comes before the key, the keys as the window gets them, and what is to be
/// seen afterwards.
struct LabKeyPromise: Sendable {
  var before: @Sendable (inout LaboratoryPlayer) throws -> Void = { _ in }
  var keys: [String]
  var holds: @Sendable (_ before: LaboratoryPlayer, _ after: LaboratoryPlayer) throws -> Bool
}

extension LabKeyPromise {
  /// By the text of the line.
  static let all: [String: LabKeyPromise] = rows.merging(time) { $1 }.merging(styles) { $1 }
    .merging(inspector) { $1 }.merging(comparison) { $1 }.merging(films) { $1 }.merging(window) { $1 }

  static func rests(_ player: LaboratoryPlayer) -> LaboratoryPlayer {
    var player = player
    player.advance(by: 1500)
    return player
  }

  static let select: @Sendable (inout LaboratoryPlayer) throws -> Void = { player in
    player.click(player.lab.layout.table(0).origin + Point(x: 100, y: 50))
    player.advance(by: 500)
  }

  static let open: @Sendable (inout LaboratoryPlayer) throws -> Void = { player in
    player.throwOpen()
    player.advance(by: 2000)
  }

  static let rows: [String: LabKeyPromise] = [
    "Rows: ↑ ↓ Scroll": LabKeyPromise(
      before: { player in
        player.key("Down")
        player.advance(by: 1000)
      },
      keys: ["Up", "Down"],
      holds: { before, after in
        rests(after).table.scrollOffset(at: rests(after).now) != before.table.scrollOffset(at: before.now)
      }
    ),
    "Rows: Ctrl ↓ Select the next row": LabKeyPromise(
      before: select,
      keys: ["Ctrl+Down"],
      holds: { before, after in before.table.selection == "m0" && after.table.selection == "m1" }
    ),
    "Rows: ← → Open or close the selected row": LabKeyPromise(
      before: select,
      keys: ["Left", "Right"],
      holds: { _, after in
        var player = rests(after)
        let opened = player.phase(of: "m0") == .open
        player.key(player.offset(of: "m0") < 0 ? "Right" : "Left")
        return opened && rests(player).phase(of: "m0") == .closed
      }
    ),
    "Rows: Del Delete it": LabKeyPromise(
      before: select,
      keys: ["Delete"],
      holds: { _, after in rests(after).table.row("m0") == nil }
    ),
    "Rows: Menu All its actions": LabKeyPromise(
      before: select,
      keys: ["Menu", "Application", "Shift+F10"],
      holds: { _, after in after.lab.menu?.row == "m0" }
    ),
    "Rows: Esc Close open rows": LabKeyPromise(
      before: open,
      keys: ["Escape"],
      holds: { _, after in rests(after).phase(of: "m0") == .closed }
    ),
    "Rows: Ctrl Z Undo what was done last": LabKeyPromise(
      before: { player in
        player.tune("settle.response", 0.9)
        player.advance(by: 100)
        player.play(GestureScript().command(.remove("m0", animated: true)).wait(1000))
      },
      keys: ["Ctrl+Z"],
      holds: { _, after in
        var player = after
        let isBack = player.table.row("m0") != nil && player.styles[0] != SwipeStyle()
        player.advance(by: 500)
        player.key("Ctrl+Z")
        return isBack && player.styles[0] == SwipeStyle()
      }
    ),
  ]

  static let time: [String: LabKeyPromise] = [
    "Time: Space Pause, go on": LabKeyPromise(
      before: { $0.throwOpen() },
      keys: ["Space"],
      holds: { before, after in
        var player = rests(after)
        let place = before.offset(of: "m0", in: 0)
        let stood = player.offset(of: "m0", in: 0) == place && player.lab.isPaused
        player.key("Space")
        return stood && rests(player).phase(of: "m0", in: 0) == .open
      }
    ),
    "Time: , A frame back": LabKeyPromise(
      before: open,
      keys: [","],
      holds: { before, after in isFrame(from: before, to: after, -1) }
    ),
    "Time: . A frame on": LabKeyPromise(
      before: open,
      keys: ["."],
      holds: { before, after in isFrame(from: before, to: after, 1) }
    ),
    "Time: L Loop the last gesture": LabKeyPromise(
      before: open,
      keys: ["L"],
      holds: { before, after in
        var player = after
        let loops = player.lab.view.loop?.gesture == before.lab.gestures.last
        player.key("L")
        return loops && player.lab.view.isLive
      }
    ),
    "Time: 1 – 4 Speed ×1, ×½, ×¼, ×⅒": LabKeyPromise(
      before: { $0.keys(["3"]) },
      keys: ["1", "2", "3", "4"],
      holds: { before, after in
        var player = after
        let start = player.lab.now
        player.advance(by: 1000)
        let rates = [PlaySpeed.full: 1.0, .half: 0.5, .quarter: 0.25, .tenth: 0.1]
        let rate = try #require(rates[player.lab.speed])
        return abs(player.lab.now.seconds(since: start) - rate) < 1e-6
      }
    ),
  ]

  /// Whether the window has gone from one time to another that is so many frames of 60 a second away, and stands there.
  static func isFrame(from: LaboratoryPlayer, to: LaboratoryPlayer, _ frames: Double) -> Bool {
    let passed = to.lab.shownTime(to.now).seconds(since: from.lab.shownTime(from.now))
    return abs(passed - frames / 60) < 1e-6 && to.lab.isPaused
  }

  static let styles: [String: LabKeyPromise] = [
    "Styles: S Choose a style": LabKeyPromise(
      keys: ["S"],
      holds: { _, after in after.lab.menu?.page == .styles && after.lab.menu?.side == 0 }
    ),
    "Styles: Shift S Choose that of B": LabKeyPromise(
      before: { $0.arrange(.sideBySide) },
      keys: ["Shift+S"],
      holds: { _, after in after.lab.menu?.page == .styles && after.lab.menu?.side == 1 }
    ),
    "Styles: Ctrl S Save it as your own": LabKeyPromise(
      keys: ["Ctrl+S"],
      holds: { _, after in after.shows("Save this style") }
    ),
    "Styles: Ctrl C Copy it as Swift": LabKeyPromise(
      keys: ["Ctrl+C"],
      holds: { _, after in
        let text = try StyleCode(after.lab.session.style).text(.swift)
        return after.effects == [.copy(try #require(text))]
      }
    ),
    "Styles: Ctrl V Take values from the clipboard": LabKeyPromise(
      keys: ["Ctrl+V"],
      holds: { _, after in after.effects == [.paste] }
    ),
    "Styles: Ctrl Y Make a change again": LabKeyPromise(
      before: { player in
        player.tune("settle.response", 0.9)
        player.key("Ctrl+Z")
      },
      keys: ["Ctrl+Y", "Ctrl+Shift+Z"],
      holds: { _, after in try after.styles[0].value(of: "settle.response") == .number(0.9) }
    ),
  ]
}
