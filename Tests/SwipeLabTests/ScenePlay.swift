import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

/// Gestures in a scene whose rows are 72 points high, in the window of `LaboratoryPlayer`.
enum ScenePlay {
  /// The middle of a row in window points.
  static func middle(of row: Int) -> Double { LaboratoryPlayer.titleBar + 72 * Double(row) + 36 }

  /// A slow drag over a row, so far to the right or, negative, to the left; what follows has the time to happen.
  static func drag(_ row: Int, by way: Double) -> GestureScript {
    GestureScript().down(way > 0 ? 20 : 380, middle(of: row)).move(dx: way, over: 400).wait(120).up()
      .wait(1500)
  }
}

extension LaboratoryPlayer {
  /// A laboratory with a scene of the catalogue, under its own style or another preset.
  static func with(_ scene: any Scene, under preset: String? = nil) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer(scene: scene)
    guard let preset else { return player }
    // The way a recording names it; the menu's is tested elsewhere.
    let style = StyleReference(preset)
    player = try LaboratoryPlayer(scene: StyledScene(scene: scene, style: style))
    return player
  }

  /// What a replay of the session comes to, with its scene.
  func replayed() throws -> ScenePlayer {
    var copy = self
    let recording = try Recording(parsing: try copy.save().encoded(), file: "saved")
    var player = ScenePlayer(try Replayer(recording))
    try player.advance(to: Timestamp(milliseconds: now.milliseconds + 5000))
    return player
  }

  /// The title of an action of a row at present.
  func title(of action: ActionID, in row: RowID) -> String? {
    let all = table.row(row).map { table.actions(of: $0, .leading) + table.actions(of: $0, .trailing) } ?? []
    return all.first { $0.id == action }.map { lab.scene.face(of: $0, in: row).title }
  }
}

/// A scene that begins with another style than its own.
struct StyledScene: Scene {
  static let id = "styled"
  static let icon = "list"
  static let title = "Styled"
  private var scene: any Scene
  private var style = StyleReference()

  init() { scene = PlainScene() }

  init(scene: any Scene, style: StyleReference) {
    self.scene = scene
    self.style = style
  }

  var header: RecordingHeader {
    var header = scene.header
    header.style = style
    return header
  }

  var summary: String { scene.summary }
  var separatorInset: Double { scene.separatorInset }
  mutating func take(_ event: SwipeEvent) { scene.take(event) }
  func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? {
    scene.answer(to: action, of: row, isOut: isOut)
  }
  func removal(of row: RowID) -> (icon: String, text: String) { scene.removal(of: row) }
  func face(of action: SwipeAction, in row: RowID) -> SwipeAction { scene.face(of: action, in: row) }
  func draw(_ painting: RowPainting, into list: inout DisplayList) { scene.draw(painting, into: &list) }
}
