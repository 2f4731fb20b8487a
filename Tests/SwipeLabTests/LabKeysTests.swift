import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Each line of the keys' dialog")
struct LabKeysTests {
  /// The lines of the dialog as texts: its caps, and what it says.
  static let lines = LabKeys.sheet.groups.flatMap { group in
    group.lines.map { "\(group.head): \($0.keys.joined(separator: " ")) \($0.what)" }
  }

  @Test("is true", arguments: lines)
  func line(text: String) throws {
    let promise = try #require(LabKeyPromise.all[text], "The dialog has a line of which no test knows")
    for key in promise.keys {
      var player = try LaboratoryPlayer.window()
      try promise.before(&player)
      player.forgetEffects()
      let before = player
      player.key(key)
      player.advance(by: 1)
      #expect(try promise.holds(before, player), "\(key)")
    }
  }

  @Test("is in the dialog that is promised here")
  func complete() {
    #expect(Set(LabKeyPromise.all.keys) == Set(Self.lines))
  }
}
