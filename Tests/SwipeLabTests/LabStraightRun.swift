import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// A laboratory that has gone straight on, at full speed and without a stop, kept after each of its inputs: what it showed at
/// any time.
struct LabStraightRun {
  private(set) var player: LaboratoryPlayer
  private var moments: [LaboratoryPlayer] = []

  init(_ player: LaboratoryPlayer) {
    self.player = player
    moments = [player]
  }

  /// Plays a script on, and keeps what it leads to.
  mutating func play(_ script: GestureScript) {
    let start = player.now
    for step in script.inputs {
      player.handle(step.input, at: start.nanoseconds + step.time.nanoseconds)
      moments.append(player)
    }
    player.advance(to: start.milliseconds + script.now)
  }

  /// Does something else, and keeps what it leads to.
  mutating func take(_ body: (inout LaboratoryPlayer) -> Void) {
    body(&player)
    moments.append(player)
  }

  /// What the devices showed at a time of the session, after everything that went in until then.
  func look(at time: Timestamp) -> Look {
    var shown = moments.last { $0.now <= time } ?? moments[0]
    shown.advance(to: time.milliseconds)
    return Look(shown)
  }

  /// What somebody sees of the tables.
  struct Look: Equatable {
    var frames: [FrameTrace]
    var summaries: [String]
    var devices: [DisplayList]

    /// - Parameter player: shows the present, the past or a loop.
    init(_ player: LaboratoryPlayer) {
      let time = player.lab.shownTime(player.now)
      frames = player.lab.shownSides.map { $0.session.frame(0, at: time) }
      summaries = player.lab.shownSides.map(\.scene.summary)
      devices = player.devices
    }
  }
}
