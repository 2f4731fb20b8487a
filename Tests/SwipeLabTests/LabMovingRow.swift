import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// A row that moves in the laboratory: what it is doing, and how it came to.
enum LabMovingRow: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case inHand, beyondPane, opening, closing, filling, leaving

  var testDescription: String { rawValue }

  /// What the row may be doing then.
  var phases: [SwipePhase] {
    switch self {
    case .inHand: [.dragging]
    case .beyondPane: [.dragging, .expanded]
    case .opening, .closing: [.settling]
    case .filling: [.filling]
    case .leaving: [.leaving]
    }
  }

  /// The style that it moves under at first.
  private var style: StyleReference {
    switch self {
    case .inHand, .beyondPane, .opening, .closing: StyleReference()
    case .filling: StyleReference("default", settings: [ParameterSetting("expansion", .choice("fill"))])
    case .leaving: StyleReference("swipycell.exit")
    }
  }

  /// A laboratory in which the row is in the middle of it.
  func player() throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer.window()
    player.tell { lab, _ in
      lab.begin(with: style, named: nil, isOwn: false)
      return []
    }
    switch self {
    case .inHand: player.swipe(-120, from: 380, ends: false)
    case .beyondPane: player.swipe(-290, from: 380, ends: false)
    case .opening: player.throwOpen()
    case .closing:
      player.throwOpen()
      player.advance(by: 2000)
      player.swipe(150, from: 200)
    case .filling: player.swipe(-380, from: 395)
    case .leaving: player.swipe(-330, from: 395)
    }
    if self != .inHand, self != .beyondPane { player.advance(by: 60) }
    return player
  }
}

extension LaboratoryPlayer {
  /// A parameter of a side is changed, now.
  mutating func tune(_ id: String, to value: ParameterValue, side: Int = 0) {
    tell { lab, time in
      lab.tune([ParameterSetting(id, value)], sides: [side], at: time)
      return []
    }
  }
}
