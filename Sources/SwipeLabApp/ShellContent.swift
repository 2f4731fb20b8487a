import SDL
import SwipeEngine
import SwipeLab
import SwipeTable
import SwipeTableSDL

/// The laboratory in its window: carries out what it asks for.
@MainActor
final class ShellContent: WindowContent {
  private var laboratory: Laboratory
  private let loop: WindowLoop
  private let options: ShellOptions
  private let motor: any HapticMotor

  /// - Parameter motor: lets ticks and thuds be felt; where it cannot, the laboratory shows them.
  init(_ laboratory: Laboratory, loop: WindowLoop, options: ShellOptions, motor: any HapticMotor) {
    self.laboratory = laboratory
    self.laboratory.isFelt = motor.isAvailable
    self.loop = loop
    self.options = options
    self.motor = motor
  }

  var nextEvent: Timestamp { laboratory.nextEvent }

  func needsFrame(at time: Timestamp) -> Bool { laboratory.needsFrame(at: time) }

  func advance(to time: Timestamp) { carryOut(laboratory.advance(to: time), at: time) }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    (laboratory.displayList(at: time, metrics: loop.metrics), laboratory.background(at: time))
  }

  func take(_ input: TableInput, at time: Timestamp) {
    carryOut(laboratory.handle(input, at: time), at: time)
  }

  private func carryOut(_ effects: [LabEffect], at time: Timestamp) {
    for effect in effects {
      switch effect {
      case .save(let recording): save(recording, at: time)
      case .feel(let haptic): motor.feel(haptic)
      case .quit: loop.close()
      }
    }
  }

  private func save(_ recording: Recording, at time: Timestamp) {
    do {
      let path = try RecordingFolder(options.recordings).save(recording)
      StandardOutput.mention("\(path)\n")
      let (folder, name) = RecordingFolder.parts(of: path)
      laboratory.announce("Saved \(name) in \(folder)", icon: "check", at: time)
    } catch {
      Program.report(error.sentence)
      laboratory.announce(error.sentence, icon: "warning", at: time)
    }
  }
}
