import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The laboratory's stage")
struct LaboratoryStageTests {
  /// A swipe to the left over the first row, 50 pt below the title bar.
  private let swipe = GestureScript().down(380, 114).move(dx: -200, over: 120).wait(100).up()

  @Test("takes a drag in table points: it is recorded so, and opens the row")
  func drag() throws {
    var player = try LaboratoryPlayer()
    player.play(swipe)
    player.advance(by: 2000)
    #expect(player.phase(of: "m0") == .open)
    #expect(player.offset(of: "m0") == -222)
    let samples = try player.save().pointerSamples
    #expect(samples.first?.location == Point(x: 380, y: 50))
    #expect(samples.last?.location == Point(x: 180, y: 50))
    #expect(samples.last?.phase == .up)
  }

  @Test("keeps a drag that goes on over the title bar and out of the window")
  func dragOverTitleBar() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 74).move(dx: -100, over: 80).move(dy: -200, over: 40))
    #expect(player.phase(of: "m0") == .dragging)
    player.play(GestureScript().input(.pointer(.sample(.move, 200, -90))))
    #expect(player.offset(of: "m0") == -180 + SwipeStyle().recognition.slop)
    player.play(GestureScript().input(.pointer(.sample(.up, 200, -90))))
    player.advance(by: 2000)
    #expect(player.phase(of: "m0") == .open)
  }

  @Test("gets nothing of a pointer that came down on the title bar, wherever it goes")
  func dragFromTitleBar() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 60).move(dx: -200, dy: 60, over: 120).up())
    #expect(player.table.activeRows(at: player.now).isEmpty)
    #expect(player.table.selection == nil)
    #expect(try player.save().pointerSamples.isEmpty)
  }

  @Test("loses no drag to a menu that is opened by a key meanwhile")
  func menuInMidDrag() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -150, over: 120).key("M").wait(100))
    player.play(GestureScript().input(.pointer(.sample(.up, 230, 114))))
    #expect(player.phase(of: "m0") == .settling)
    player.advance(by: 2000)
    #expect(player.phase(of: "m0") == .open)
    #expect(player.shows("Save recording"))
  }

  @Test("lets a row go whose pointer comes down elsewhere without an up")
  func lostUp() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -30, over: 120))
    #expect(player.phase(of: "m0") == .dragging)
    player.play(GestureScript().down(100, 30))
    #expect(player.phase(of: "m0") == .settling)
  }

  @Test("scrolls by the wheel, but not where the wheel turns over the title bar or under the menu")
  func wheel() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().wheel(dy: -60, at: Point(x: 200, y: 63)))
    player.advance(by: 1000)
    #expect(player.table.scrollOffset(at: player.now) == 0)
    player.play(GestureScript().key("M").wheel(dy: -60, at: Point(x: 200, y: 400)).key("Escape"))
    player.advance(by: 1000)
    #expect(player.table.scrollOffset(at: player.now) == 0)
    player.play(GestureScript().wheel(dy: -60, at: Point(x: 200, y: 64)))
    player.advance(by: 1000)
    #expect(player.table.scrollOffset(at: player.now) == 60)
    #expect(try player.save().wheelPlaces == [Point(x: 200, y: 0)])
  }

  @Test("keeps a drag through a new window size")
  func resizeInMidDrag() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -100, over: 120))
    player.play(GestureScript().command(.resize(width: 500, height: 464)))
    #expect(player.table.viewport == SwipeTable.Viewport(width: 500, height: 400))
    #expect(player.phase(of: "m0") == .dragging)
    player.play(GestureScript().wait(100).input(.pointer(.sample(.up, 280, 114))))
    player.advance(by: 2000)
    #expect(player.phase(of: "m0") != .dragging)
  }

  @Test(
    "takes any window size, draws it, and comes back to the old one",
    arguments: [(0.0, 0.0), (10, 10), (0, 900), (900, 0), (-5, -5), (.nan, .infinity), (40, 64), (5000, 40)]
  )
  func anySize(width: Double, height: Double) throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().command(.remove("m1", animated: true)).wait(100))
    player.announce("A notice")
    player.play(GestureScript().command(.resize(width: width, height: height)).key("M").wait(200))
    #expect(!player.picture.items.isEmpty)
    player.play(GestureScript().tap(5, 5).key("Escape").tap(5, 70).wait(500))
    #expect(!player.picture.items.isEmpty)
    player.play(GestureScript().command(.resize(width: 400, height: 864)))
    #expect(player.table.viewport == SwipeTable.Viewport(width: 400, height: 800))
  }

  @Test("takes hovering as it is: the row under the mouse shows it, and none when the mouse has left")
  func hover() throws {
    var player = try LaboratoryPlayer()
    player.hover(Point(x: 100, y: 100))
    #expect(player.table.visibleRows(at: player.now).filter(\.isHovered).map(\.id) == ["m0"])
    player.hover(Point(x: 100, y: 30))
    #expect(player.table.visibleRows(at: player.now).allSatisfy { !$0.isHovered })
  }
}

extension Recording {
  var pointerSamples: [PointerSample] {
    inputs.compactMap { if case .pointer(let sample) = $0.kind { sample } else { nil } }
  }

  var wheelPlaces: [Point?] {
    inputs.compactMap { if case .wheel(let sample) = $0.kind { .some(sample.location) } else { nil } }
  }

  var settings: [ParameterSetting] {
    inputs.flatMap { if case .tune(let settings) = $0.kind { settings } else { [ParameterSetting]() } }
  }
}

extension PointerSample {
  /// A sample of a finger with the number 1.
  static func sample(_ phase: Phase, _ x: Double, _ y: Double) -> PointerSample {
    PointerSample(pointer: 1, phase: phase, location: Point(x: x, y: y))
  }
}
