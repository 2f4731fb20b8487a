import Foundation
import SDL
import SwipeEngine
import SwipeTable
import SwipeTableSDL

/// Says what it is told. Some keys make it do something: F2 begins typing and F3 ends it, F4 copies what was typed, F6 says
/// what is in the clipboard, F7 opens the folder it is in, F8 wakes the loop up from another thread.
@MainActor
final class ProbeContent: WindowContent {
  private let loop: WindowLoop
  private var typed = ""
  private var wake = Wake.none

  /// Whether another thread is to wake the loop up, or was told to.
  private enum Wake {
    case none, wanted, underWay
  }

  private static let field = Rect(x: 20, y: 40, width: 200, height: 30)
  private static let inset = 40.0

  init(_ loop: WindowLoop) {
    self.loop = loop
  }

  let nextEvent = Timestamp.distantFuture

  func needsFrame(at time: Timestamp) -> Bool { false }

  func advance(to time: Timestamp) {
    switch wake {
    case .none: break
    case .wanted:
      wake = .underWay
      let waker = loop.waker
      Thread.detachNewThread { waker() }
    case .underWay:
      wake = .none
      say("woken")
    }
  }

  func take(_ input: TableInput, at time: Timestamp) {
    guard case .key(let key) = input else { return }
    say("key \(key)")
    do throws(SDLError) {
      try act(key)
    } catch {
      say("error \(error)")
    }
  }

  func type(_ text: String, at time: Timestamp) {
    typed += text
    say("text \(text)")
  }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    let theme = Theme.standard(.light)
    var list = DisplayList()
    // Something to be seen, so that tests know that the window is there.
    list.append(
      .fill(Rect(x: Self.inset, y: Self.inset, width: Self.inset, height: Self.inset), theme.danger)
    )
    return (list, theme.row)
  }

  private func act(_ key: String) throws(SDLError) {
    switch key {
    case "F2": loop.setTyping(Self.field)
    case "F3": loop.setTyping(nil)
    case "F4": try loop.copy(typed)
    case "F6": say("pasted \(loop.pasted() ?? "nothing")")
    case "F7": try Desktop.open(".")
    case "F8": wake = .wanted
    default: break
    }
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
