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

  init(_ laboratory: Laboratory, loop: WindowLoop, options: ShellOptions) {
    self.laboratory = laboratory
    self.loop = loop
    self.options = options
  }

  var nextEvent: Timestamp { laboratory.nextEvent }

  func needsFrame(at time: Timestamp) -> Bool { laboratory.needsFrame(at: time) }

  func advance(to time: Timestamp) { laboratory.advance(to: time) }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    (laboratory.displayList(at: time, metrics: loop.metrics), laboratory.background(at: time))
  }

  func take(_ input: TableInput, at time: Timestamp) {
    for effect in laboratory.handle(input, at: time) {
      switch effect {
      case .save(let recording): save(recording, at: time)
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
