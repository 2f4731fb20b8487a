import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Under any input the inspector")
struct InspectorRandomTests {
  private static let keys = [
    "Tab", "Tab", "Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Shift+Up", "Alt+Down", "Return",
    "Space", "Escape",
    "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "Ctrl+F", "Ctrl+A", "Ctrl+Z", "R",
  ]
  private static let texts = ["0.5", "-", "7", "slop", "none", "25% back", " ", "\u{301}"]

  private func input(_ player: inout InspectorPlayer, _ random: inout SeededRandom) {
    let frame = player.pane.frame
    let point = Point(
      x: frame.x + frame.width * random.number(-0.1...1.1),
      y: frame.y + frame.height * random.number(-0.1...1.1)
    )
    let pointer = random.whole(1...3)
    let kind: PointerSample.Kind = pointer == 1 ? .mouse : .touch
    switch random.whole(0...19) {
    case 0..<3: player.sample(.down, point, kind, pointer: pointer)
    case 3..<7: player.sample(.move, point, kind, pointer: pointer)
    case 7..<9: player.sample(.up, point, kind, pointer: pointer)
    case 9: player.sample(.cancel, point, kind, pointer: pointer)
    case 10..<15: player.key(random.pick(Self.keys))
    case 15: player.type(random.pick(Self.texts))
    case 16: player.wheel(random.number(-300...300), at: point)
    case 17: player.subject.edited = random.pick(Inspector.Edited.allCases)
    case 18: player.pane.frame.height = random.pick([0, 100, 368, 748, 748, 2000])
    default: player.wait(random.number(0...600))
    }
  }

  @Test(
    "asks for nothing that cannot be set, and keeps in order what it knows",
    arguments: 1...8 as ClosedRange<UInt64>,
    Inspector.Pane.Placement.allCases
  )
  func anything(seed: UInt64, placement: Inspector.Pane.Placement) throws {
    var random = SeededRandom(seed: seed)
    let frame = placement == .side ? InspectorPlayer.column : InspectorPlayer.sheet
    var player = InspectorPlayer(
      compared: seed.isMultiple(of: 2) ? try StyleReference("swipecellkit.drag").style() : nil,
      in: frame,
      placement
    )
    for _ in 0..<400 {
      let wasTyping = player.inspector.isTyping
      player.forgetEffects()
      input(&player, &random)
      let inspector = player.inspector
      let told = player.effects.filter { if case .typing = $0 { true } else { false } }
      #expect(told == (wasTyping == inspector.isTyping ? [] : [.typing(inspector.isTyping)]))
      if case .field(let id) = inspector.focus {
        #expect(inspector.edit?.id == id)
      } else {
        #expect(inspector.edit == nil)
      }
      let layout = player.layout
      #expect(layout.scroll >= 0 && layout.scroll <= layout.scrollEnd)
      #expect(layout.chipScroll >= 0 && layout.chipScroll <= layout.chipScrollEnd)
    }
    _ = player.picture
    for pointer in 1...3 { player.sample(.cancel, .zero, pointer: pointer) }
    #expect(player.inspector.grabs.isEmpty)
    player.wait(30_000)
    #expect(!player.inspector.needsFrame(at: player.now))
  }

  @Test("gives the same effects for the same input", arguments: Inspector.Pane.Placement.allCases)
  func same(placement: Inspector.Pane.Placement) {
    func play() -> [InspectorEffect] {
      var random = SeededRandom(seed: 77)
      var player = InspectorPlayer(compared: SwipeStyle(), in: InspectorPlayer.column, placement)
      for _ in 0..<1000 { input(&player, &random) }
      return player.effects
    }
    let effects = play()
    #expect(effects.count > 20)
    #expect(effects == play())
  }
}
