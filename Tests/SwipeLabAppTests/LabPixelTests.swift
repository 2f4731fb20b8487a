import SwipeEngine
import SwipeRaster
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab
@testable import SwipeLabApp

@Suite("The two devices of a comparison, drawn with the program's fonts and icons")
@MainActor
struct LabPixelTests {
  /// What is going on when the picture is taken.
  enum Moment: String, CaseIterable, Sendable {
    case rest, drag, settle, open, fullSwipe, filled, collapse, scroll, close
  }

  /// A window, its pixels to a point, and whether it is dark.
  struct Window: Sendable {
    var width: Double
    var height: Double
    var scale: Double
    var appearance: Theme.Appearance
  }

  nonisolated static let windows = [Theme.Appearance.light, .dark].flatMap { appearance in
    [
      Window(width: 1280, height: 800, scale: 1, appearance: appearance),
      Window(width: 1920, height: 1080, scale: 2, appearance: appearance),
    ]
  }

  /// A laboratory that is played, and the canvas that it is drawn on.
  private struct Stage {
    var lab: Laboratory
    var canvas: StageCanvas
    var now = Timestamp.zero

    @MainActor
    init(_ window: Window) throws {
      let size = PointSize(width: window.width, height: window.height)
      canvas = try StageCanvas(
        size: size,
        scale: window.scale,
        appearance: window.appearance,
        file: "the window"
      )
      lab = try Laboratory(
        scene: InboxScene(),
        width: window.width,
        height: window.height,
        appearance: window.appearance,
        metrics: canvas.metrics
      )
    }

    mutating func play(_ script: GestureScript) {
      let start = now
      for step in script.inputs {
        now = Timestamp(nanoseconds: start.nanoseconds + step.time.nanoseconds)
        _ = lab.handle(step.input, at: now)
      }
      now = Timestamp(milliseconds: start.milliseconds + script.now)
      lab.advance(to: now)
    }

    /// The pixels of each device, as the window shows them.
    @MainActor
    mutating func devices(scale: Double) -> [[UInt32]] {
      canvas.draw(lab.displayList(at: now), background: lab.background(at: now))
      return lab.layout.devices.map { canvas.picture.words(in: $0, scale: scale) }
    }

    /// A finger that swipes over the first row of the second device.
    func swipe(_ way: Double, from x: Double) -> GestureScript {
      let table = lab.layout.table(1)
      var script = GestureScript().down(table.x + x, table.y + 50)
      for _ in 0..<8 { script = script.wait(16).move(dx: way / 8) }
      return script
    }
  }

  private func play(_ moment: Moment, on stage: inout Stage) {
    let width = stage.lab.layout.table(1).width
    let throwOpen = stage.swipe(-120, from: width - 20).wait(8).up()
    switch moment {
    case .rest: break
    case .drag: stage.play(stage.swipe(-150, from: width - 20))
    case .settle: stage.play(throwOpen.wait(70))
    case .open: stage.play(throwOpen.wait(2000))
    case .fullSwipe: stage.play(stage.swipe(30 - width, from: width - 10))
    case .filled: stage.play(stage.swipe(30 - width, from: width - 10).wait(8).up().wait(120))
    case .collapse: stage.play(stage.swipe(30 - width, from: width - 10).wait(8).up().wait(420))
    case .scroll:
      let table = stage.lab.layout.table(0)
      stage.play(GestureScript().down(table.x + 200, table.maxY - 30).move(dy: -200, over: 100).up().wait(90))
    case .close: stage.play(throwOpen.wait(2000).key("Escape").wait(60))
    }
  }

  /// Both devices in a moment of a comparison; with equal styles where `isEqual`, else with those that it begins with.
  private func devices(_ moment: Moment, _ window: Window, isEqual: Bool) throws -> [[UInt32]] {
    var stage = try Stage(window)
    // Fingers are drawn weaker on the side that is not touched.
    stage.play(GestureScript().key("F").key("B"))
    if isEqual { stage.play(GestureScript().key("Shift+X")) }
    #expect((stage.lab.sides[0].session.table.style == stage.lab.sides[1].session.table.style) == isEqual)
    stage.play(GestureScript().wait(400))
    play(moment, on: &stage)
    return stage.devices(scale: window.scale)
  }

  @Test("are equal pixel for pixel where the styles are", arguments: Moment.allCases, windows)
  func equal(moment: Moment, window: Window) throws {
    let devices = try devices(moment, window, isEqual: true)
    try #require(devices.count == 2)
    #expect(devices[0].count == devices[1].count)
    #expect(Set(devices[0]).count > 20)
    let differing = zip(devices[0], devices[1]).filter { $0 != $1 }.count
    #expect(differing == 0, "\(differing) of \(devices[0].count) pixels differ")
  }

  @Test(
    "differ where the styles do, while a row moves or is open",
    arguments: [Moment.drag, .settle, .fullSwipe]
  )
  func different(moment: Moment) throws {
    for window in Self.windows {
      let devices = try devices(moment, window, isEqual: false)
      #expect(devices[0] != devices[1])
    }
  }

  @Test("are not what they were: each moment is another picture than the rest")
  func moments() throws {
    let rest = try devices(.rest, Self.windows[0], isEqual: true)
    for moment in Moment.allCases where moment != .rest {
      #expect(try devices(moment, Self.windows[0], isEqual: true) != rest, "\(moment)")
    }
  }
}

extension PixelBuffer {
  /// The pixels of a rectangle in points, row by row.
  fileprivate func words(in rect: Rect, scale: Double) -> [UInt32] {
    let rows = Int(rect.minY * scale)..<Int(rect.maxY * scale)
    let columns = Int(rect.minX * scale)..<Int(rect.maxX * scale)
    return withUnsafeBytes { bytes in
      rows.flatMap { row in
        columns.map { column in
          bytes.loadUnaligned(
            fromByteOffset: row * bytesPerRow + column * MemoryLayout<UInt32>.stride,
            as: UInt32.self
          )
        }
      }
    }
  }
}
