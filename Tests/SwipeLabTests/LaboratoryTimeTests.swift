import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The laboratory's time")
struct LaboratoryTimeTests {
  @Test("Idle, it needs no frame and nothing is due, whatever the hour")
  func idle() throws {
    var player = try LaboratoryPlayer()
    for time in [0.0, 1, 3_600_000, 86_400_000_000] {
      player.advance(to: time)
      #expect(!player.lab.needsFrame(at: player.now))
      #expect(player.lab.nextEvent == .distantFuture)
    }
  }

  @Test("After everything that moves by itself it comes to rest, and stays what it is")
  func comesToRest() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -150, over: 60).up())
    #expect(player.lab.needsFrame(at: player.now))
    player.play(GestureScript().wait(100).key("T").key("M").key("Escape"))
    player.play(GestureScript().command(.remove("m3", animated: true)))
    player.announce("A notice")
    #expect(player.lab.needsFrame(at: player.now))
    player.advance(by: 10_000)
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.lab.nextEvent == .distantFuture)
    let picture = player.picture
    player.advance(by: 10_000)
    #expect(player.picture == picture)
  }

  @Test("A finger that lies still needs no frame")
  func stillFinger() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -150, over: 60).wait(1000))
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.phase(of: "m0") == .dragging)
  }

  @Test("The theme fades over 160 ms: every colour between the two, none outside them")
  func themeFade() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("T"))
    #expect(player.lab.background(at: player.now) == Theme.light.under)
    var last = player.lab.background(at: player.now)
    for _ in 0..<15 {
      player.advance(by: 10)
      #expect(player.lab.needsFrame(at: player.now))
      let color = player.lab.background(at: player.now)
      #expect(color.red < last.red || color == Theme.dark.under)
      last = color
    }
    player.advance(by: 10)
    #expect(player.lab.background(at: player.now) == Theme.dark.under)
    #expect(!player.lab.needsFrame(at: player.now))
  }

  @Test("A theme that turns back in mid-fade goes on from the colour that is shown")
  func themeBack() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("T").wait(60))
    let shown = player.lab.background(at: player.now)
    player.play(GestureScript().key("T"))
    #expect(player.lab.background(at: player.now) == shown)
    player.advance(by: 160)
    #expect(player.lab.background(at: player.now) == Theme.light.under)
  }

  @Test("The menu fades in over 90 ms from 4 pt below")
  func menuFade() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M"))
    #expect(player.lab.needsFrame(at: player.now))
    let first = try #require(player.picture.place(of: "Save recording"))
    player.advance(by: 90)
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.picture.place(of: "Save recording")?.y == first.y - 4)
  }

  @Test("One giant step gives the same window as many small ones", arguments: [7.0, 16, 100, 1000])
  func stepsDoNotMatter(step: Double) throws {
    let script = GestureScript().key("M").key("Down").key("Down").key("Down").key("Right").key("Up").key("Up")
      .key("Up")
      .key("Return")
      .down(395, 114).move(dx: -390, over: 200).wait(100).up()
    var coarse = try LaboratoryPlayer()
    var fine = coarse
    coarse.play(script)
    coarse.advance(to: 4000)
    fine.play(script)
    while fine.now.milliseconds < 4000 { fine.advance(to: min(fine.now.milliseconds + step, 4000)) }
    #expect(coarse.shows("Message deleted"))
    #expect(coarse.picture == fine.picture)
    #expect(coarse.lab.nextEvent == fine.lab.nextEvent)
  }

  @Test("Each frame is drawn from time alone: asked twice it is the same")
  func pure() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -150, over: 60).up().wait(30).key("T").wait(40))
    #expect(player.picture == player.picture)
  }
}
