import SwipeEngine
import SwipeTable
import TestSupport

/// A list that scrolls, drags rows, loses rows and is covered by things, changed at random from frame to frame.
struct ScrollingScene {
  struct Row {
    var number: Int
    var height: Double
    var offset = 0.0
    var color: UInt32
  }

  var rows: [Row]
  var scroll = 0.0
  var list = Rect(x: 6, y: 14, width: 84, height: 90)
  var hasUndoBar = false
  var undoRise = 0.0
  var hasScrim = false
  var hasCard = true
  var clipsRows = false
  var fingers: [Point] = []
  var second: Double?
  var title = 0.0
  var pop = 1.12
  private var nextNumber: Int

  init(_ random: inout SeededRandom) {
    rows = (0..<14).map { number in
      Row(number: number, height: [18, 21.5, 26][random.below(3)], color: UInt32(random.below(0xFFFFFF)))
    }
    nextNumber = rows.count
    hasUndoBar = random.oneIn(2)
    clipsRows = random.oneIn(2)
    second = random.oneIn(3) ? 0 : nil
  }

  mutating func change(_ random: inout SeededRandom) {
    if random.oneIn(2) { scroll += random.tenth(-30...30) }
    if random.oneIn(2) { scroll += Double(random.below(9) - 4) }
    if random.oneIn(3) { rows[random.below(rows.count)].offset = random.tenth(-40...20) }
    if random.oneIn(6), rows.count > 3 { rows.remove(at: random.below(rows.count)) }
    if random.oneIn(6) {
      nextNumber += 1
      rows.insert(Row(number: nextNumber, height: 20, color: 0x88CC44), at: random.below(rows.count))
    }
    if random.oneIn(5) { rows[random.below(rows.count)].height = random.tenth(0...26) }
    if random.oneIn(8) { rows[random.below(rows.count)].color = UInt32(random.below(0xFFFFFF)) }
    if random.oneIn(8) { hasUndoBar.toggle() }
    if random.oneIn(4) { undoRise = random.tenth(0...12) }
    if random.oneIn(12) { hasScrim.toggle() }
    if random.oneIn(16) { hasCard.toggle() }
    if random.oneIn(12) { list.height = random.tenth(60...92) }
    if random.oneIn(3) {
      fingers = (0..<random.below(3)).map { _ in Point(x: random.tenth(0...90), y: random.tenth(0...110)) }
    }
    if random.oneIn(4) { pop = random.tenth(0.8...1.3) }
    if random.oneIn(4) { title = random.tenth(-20...0) }
    if let top = second, random.oneIn(2) { second = top + random.tenth(-9...9) }
  }

  var displayList: DisplayList {
    var result = DisplayList()
    result.append(.fill(Rect(x: 0, y: 0, width: 140, height: 12), .white))
    result.clipped(to: Rect(x: 4, y: 0, width: 30, height: 11)) { result in
      result.layer(offset: Point(x: title, y: 0)) { result in
        result.text("A title too wide", at: Point(x: 0, y: 1), TextStyle(size: 8, lineHeight: 10), .black)
      }
    }
    if hasCard {
      let card = Rect(x: list.x - 2, y: list.y - 4, width: list.width + 4, height: list.height + 6)
      result.append(.shadow(card, radius: 6, .medium))
      result.append(.roundedRect(card, radius: 6, Color(0xF1F3F6)))
    }
    drawRows(&result)
    if let second { drawSecond(second, &result) }
    if hasScrim { result.append(.fill(Rect(x: 0, y: 0, width: 140, height: 120), Color(0, alpha: 80))) }
    if hasUndoBar {
      let bar = Rect(x: 10, y: 84 - undoRise, width: 76, height: 18)
      result.append(.shadow(bar, radius: 6, .large))
      result.append(.roundedRect(bar, radius: 6, Color(0x20242C)))
      result.text("Undo", at: Point(x: 16, y: 86 - undoRise), TextStyle(size: 9, lineHeight: 12), .white)
    }
    for finger in fingers {
      let disc = Rect(x: finger.x - 7, y: finger.y - 7, width: 14, height: 14)
      result.append(.roundedRect(disc, radius: 7, Color(0x3A5CD8, alpha: 56)))
      result.append(.roundedBorder(disc, radius: 7, width: 2, Color(0x3A5CD8)))
    }
    return result
  }

  private func drawRows(_ result: inout DisplayList) {
    result.clipped(to: list) { result in
      result.append(.fill(list, Color(0xE0E4EA)))
      result.layer(offset: Point(x: list.x, y: list.y - scroll)) { result in
        var y = 0.0
        for row in rows {
          defer { y += row.height }
          guard y + row.height > scroll, y < scroll + list.height else { continue }
          let frame = Rect(x: 0, y: y, width: list.width, height: row.height)
          if clipsRows {
            result.clipped(to: frame) { draw(row, frame, &$0) }
          } else {
            draw(row, frame, &result)
          }
        }
      }
    }
  }

  private func draw(_ row: Row, _ frame: Rect, _ result: inout DisplayList) {
    if row.offset < 0 {
      let pane = Rect(x: frame.width + row.offset, y: frame.y, width: -row.offset, height: frame.height)
      result.append(.fill(pane, Color(0xCF2E35)))
      result.append(
        .icon("trash", Rect(x: pane.midX - 5, y: pane.midY - 5, width: 10, height: 10), .white, scale: pop)
      )
      result.append(
        .edgeShadow(Rect(x: pane.x, y: pane.y, width: 6, height: pane.height), towardsRight: true)
      )
    }
    result.layer(offset: Point(x: row.offset, y: 0)) { result in
      result.append(.fill(frame, Color(0xFFFFFF)))
      result.append(
        .roundedRect(Rect(x: 3, y: frame.y + 3, width: 12, height: 12), radius: 6, Color(row.color))
      )
      result.text(
        "Row \(row.number)",
        at: Point(x: 20, y: frame.y + 2),
        TextStyle(size: 8, lineHeight: 10),
        .black
      )
      result.append(.hairline(x: 18, y: frame.maxY, width: frame.width - 18, Color(0xC0C4CA)))
    }
  }

  /// Another list beside the first, with a scroll of its own.
  private func drawSecond(_ top: Double, _ result: inout DisplayList) {
    result.layer(offset: Point(x: 0.4, y: 0)) { result in
      result.clipped(to: Rect(x: 98, y: 20, width: 36, height: 70)) { result in
        result.layer(offset: Point(x: 98, y: 20 - top)) { result in
          for index in 0..<12 {
            result.append(
              .roundedRect(
                Rect(x: 1, y: Double(index) * 14 - 30, width: 34, height: 12),
                radius: 4,
                Color(UInt32(index) * 0x123456)
              )
            )
          }
        }
      }
    }
  }
}
