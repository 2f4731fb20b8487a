import SwipeEngine
import SwipeRaster
import SwipeTable
import TestSupport
import Testing

/// The raster's main promise: whatever was shown before, the picture is the one a new canvas would draw.
@Suite struct IncrementalDrawingTests {
  private let source = BlockSource()

  /// Draws into a canvas that remembers and one that does not, and compares; also that every changed pixel was told.
  private func step(_ canvas: inout Canvas, _ whole: inout Canvas, _ list: DisplayList, _ note: String) {
    let before = canvas.buffer
    let damage = canvas.draw(list, background: Color(0xE9ECF1), source: source)
    whole.invalidate()
    _ = whole.draw(list, background: Color(0xE9ECF1), source: source)
    #expect(canvas.buffer == whole.buffer, "\(note)")
    #expect(damage.count <= 8)
    #expect(damage.allSatisfy { !$0.isEmpty && canvas.buffer.bounds.contains($0) })
    #expect(isTold(before, canvas.buffer, damage), "\(note): a changed pixel is in no rectangle")
  }

  private func isTold(_ before: PixelBuffer, _ after: PixelBuffer, _ damage: [PixelRect]) -> Bool {
    for y in 0..<after.height {
      for x in 0..<after.width where before.pixel(x: x, y: y) != after.pixel(x: x, y: y) {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if !damage.contains(where: { $0.contains(pixel) }) { return false }
      }
    }
    return true
  }

  @Test("A list that scrolls, drags and changes at random is drawn as if anew", arguments: 0..<12)
  func scrollingScenes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let scale = [1.0, 1.25, 1.5, 2][seed % 4]
    var scene = ScrollingScene(&random)
    var canvas = Canvas(width: Int(140 * scale), height: Int(120 * scale), scale: scale)
    var whole = canvas
    for frame in 0..<24 {
      step(&canvas, &whole, scene.displayList, "seed \(seed), frame \(frame)")
      scene.change(&random)
    }
  }

  @Test("Items, clips and layers in any order, changed at random, are drawn as if anew", arguments: 0..<12)
  func scrambledLists(seed: Int) {
    var random = SeededRandom(seed: UInt64(1_000 + seed))
    var items = (0..<30).map { _ in item(&random) }
    var canvas = Canvas(width: 90, height: 90, scale: [1.0, 1.5][seed % 2])
    var whole = canvas
    for frame in 0..<30 {
      var list = DisplayList()
      for item in items { list.append(item) }
      step(&canvas, &whole, list, "seed \(seed), frame \(frame)")
      for _ in 0..<random.below(4) { scramble(&items, &random) }
    }
  }

  private func item(_ random: inout SeededRandom) -> DisplayList.Item {
    let rect = Rect(
      x: random.tenth(-5...50),
      y: random.tenth(-5...50),
      width: random.tenth(5...50),
      height: random.tenth(5...50)
    )
    switch random.below(8) {
    case 0, 1: return .pushClip(rect)
    case 2: return .popClip
    case 3, 4: return .pushLayer(offset: Point(x: 0, y: random.tenth(-20...20)))
    case 5: return .popLayer
    default:
      let sample = Sample.everything[random.below(Sample.everything.count)]
      return Sample.moved(sample, down: random.tenth(-20...20))
    }
  }

  private func scramble(_ items: inout [DisplayList.Item], _ random: inout SeededRandom) {
    let index = random.below(items.count)
    switch random.below(6) {
    case 0: items[index] = item(&random)
    case 1: items.insert(item(&random), at: index)
    case 2: if items.count > 10 { items.remove(at: index) }
    case 3: items.swapAt(index, random.below(items.count))
    default:
      let layers = items.indices.filter { if case .pushLayer = items[$0] { true } else { false } }
      guard !layers.isEmpty else { return }
      items[layers[random.below(layers.count)]] = .pushLayer(offset: Point(x: 0, y: random.tenth(-20...20)))
    }
  }

  @Test("Lists whose clips overlap, or lie in each other, scroll each on its own")
  func overlappingLists() {
    func rows(_ list: inout DisplayList, _ clip: Rect, _ scroll: Double, _ color: UInt32) {
      list.clipped(to: clip) { list in
        list.layer(offset: Point(x: clip.x, y: clip.y - scroll)) { list in
          for row in 0..<12 {
            let rect = Rect(x: 2, y: Double(row) * 13, width: clip.width - 4, height: 11)
            list.append(.roundedRect(rect, radius: 4, Color(color &+ UInt32(row) &* 0x0A1307, alpha: 200)))
          }
        }
      }
    }
    var canvas = Canvas(width: 90, height: 90)
    var whole = canvas
    for frame in 0..<12 {
      let scroll = Double(frame)
      var list = DisplayList()
      rows(&list, Rect(x: 4, y: 4, width: 60, height: 60), scroll * 3, 0x1F7A3D)
      rows(&list, Rect(x: 30, y: 20, width: 50, height: 66), 40 - scroll * 2, 0xB9530A)
      list.clipped(to: Rect(x: 0, y: 0, width: 30, height: 90)) { list in
        list.layer(offset: Point(x: 0, y: -scroll)) { list in
          rows(&list, Rect(x: 3, y: 30 + scroll, width: 20, height: 50), scroll * 4, 0x3A5CD8)
        }
      }
      step(&canvas, &whole, list, "frame \(frame)")
    }
  }

  @Test("An enlargement too small to change the bounds is drawn all the same")
  func smallZoom() {
    var canvas = Canvas(width: 40, height: 40)
    var whole = canvas
    for frame in 0..<20 {
      var list = DisplayList()
      let rect = Rect(x: 8, y: 8, width: 20, height: 20)
      list.append(.icon("flag", rect, .black, scale: 1.1 + Double(frame) / 500))
      step(&canvas, &whole, list, "frame \(frame)")
    }
  }

  @Test("A bar over a scrolled list stays whole")
  func overlay() {
    var random = SeededRandom(seed: 5)
    var scene = ScrollingScene(&random)
    scene.hasUndoBar = true
    var canvas = Canvas(width: 140, height: 120)
    var whole = canvas
    for frame in 0..<30 {
      scene.scroll = Double(frame * frame % 37)
      step(&canvas, &whole, scene.displayList, "frame \(frame)")
    }
  }
}
