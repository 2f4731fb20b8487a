import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("Every scene under every preset")
struct SceneMatrixTests {
  private static let scenes = SceneCatalog.offered.map(\.id)
  private static let presets = PresetCatalog.presets.map(\.id)

  @Test(
    "plays swipes to both sides, ends at rest once everything is answered, and replays",
    arguments: scenes,
    presets
  )
  func plays(id: String, preset: String) throws {
    var player = try LaboratoryPlayer.with(try #require(SceneCatalog.scene(id)), under: preset)
    for (row, way) in [60.0, -60, 170, -170, 360, -360].enumerated() {
      player.play(ScenePlay.drag(row, by: way))
      player.play(GestureScript().key("Escape").key("Escape").wait(1500))
    }
    player.play(GestureScript().down(60, 500).move(dx: 150, over: 80).up().wait(1500).key("Escape"))
    player.play(GestureScript().down(340, 500).move(dx: -150, over: 80).cancel().wait(1500).key("Escape"))
    player.play(GestureScript().key("Escape").wait(8000))
    #expect(player.table.isQuiet(at: player.now), "\(player.table.activeRows(at: player.now))")
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(!player.shows("Keep") || id == "books")
    let replayed = try player.replayed()
    #expect(replayed.replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    #expect(replayed.scene.summary == player.lab.scene.summary)
  }

  @Test("offers each of its actions to menu and keys, whatever the preset", arguments: scenes, presets)
  func performs(id: String, preset: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let row = scene.header.rows.list[0].id
    for action in scene.header.leading + scene.header.trailing {
      var player = try LaboratoryPlayer.with(scene, under: preset)
      player.play(GestureScript().command(.perform(row, action.id, by: .menu)).wait(2500))
      let isAsked = player.phase(of: row) == .gone || player.phase(of: row) == .filling
      #expect(isAsked == player.shows("Keep") || id == "books", "\(action.id)")
      player.play(GestureScript().key("Escape").wait(2500))
      #expect(player.table.isQuiet(at: player.now), "\(action.id)")
    }
  }
}
