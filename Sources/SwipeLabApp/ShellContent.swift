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
  private let styles: ShellStyles
  private let films: ShellFilms

  /// - Parameter motor: lets ticks and thuds be felt; where it cannot, the laboratory shows them.
  init(_ laboratory: Laboratory, loop: WindowLoop, options: ShellOptions, motor: any HapticMotor) {
    self.laboratory = laboratory
    self.laboratory.isFelt = motor.isAvailable
    self.laboratory.frameInterval = loop.frameInterval
    self.loop = loop
    self.options = options
    self.motor = motor
    styles = ShellStyles(file: options.style?.file, wake: loop.waker, warn: Program.report)
    films = ShellFilms(folder: options.films, wake: loop.waker)
    styles.begin(&self.laboratory, at: .zero)
  }

  var nextEvent: Timestamp { laboratory.nextEvent }

  func needsFrame(at time: Timestamp) -> Bool { laboratory.needsFrame(at: time) }

  func advance(to time: Timestamp) {
    styles.follow(&laboratory, at: time)
    films.follow(&laboratory, at: time)
    laboratory.frameInterval = loop.frameInterval
    carryOut(laboratory.advance(to: time), at: time)
  }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    (laboratory.displayList(at: time), laboratory.background(at: time))
  }

  func take(_ input: TableInput, at time: Timestamp) {
    carryOut(laboratory.handle(input, at: time), at: time)
  }

  func type(_ text: String, at time: Timestamp) {
    carryOut(laboratory.type(text, at: time), at: time)
  }

  private func carryOut(_ effects: [LabEffect], at time: Timestamp) {
    for effect in effects {
      switch effect {
      case .save(let recording): save(recording, at: time)
      case .feel(let haptic): motor.feel(haptic)
      case .film(let request): films.make(request, for: &laboratory, at: time)
      case .cancelFilm: films.cancel()
      case .showFilm: attempt(at: time) { () throws(SDLError) in try films.show() }
      case .copy(let text): attempt(at: time) { () throws(SDLError) in try loop.copy(text) }
      case .paste: carryOut(laboratory.paste(loop.pasted(), at: time), at: time)
      case .pasteText: type(loop.pasted() ?? "", at: time)
      case .typing(let frame): loop.setTyping(frame)
      case .saveStyle(let name, let style, let side, let replaces):
        styles.save(style, as: name, side: side, replaces: replaces, for: &laboratory, at: time)
        carryOut(laboratory.takeEffects(), at: time)
      case .renameStyle(let old, let new):
        styles.rename(old, to: new, for: &laboratory, at: time)
        carryOut(laboratory.takeEffects(), at: time)
      case .deleteStyle(let name): styles.delete(name, for: &laboratory, at: time)
      case .showFile(let path): attempt(at: time) { () throws(SDLError) in try Desktop.open(path) }
      case .quit: loop.close()
      }
    }
  }

  /// Does something that the desktop may refuse, which is then said.
  private func attempt(at time: Timestamp, _ act: () throws(SDLError) -> Void) {
    do {
      try act()
    } catch {
      Program.report(error.description)
      laboratory.announce(error.description, icon: "warning", at: time)
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
