import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Rows that come and go")
struct RemovalTests {
  /// The order of the rows named by letters, `a` to `e` at first.
  private func player(_ rows: String = "abcde", open: RowID? = nil) -> TablePlayer {
    TablePlayer(
      SwipeTable(
        rows: rows.map { Row(id: String($0), open: String($0) == open ? .trailing : nil) },
        leading: [.sample("R")],
        trailing: [.sample("A"), .sample("D")],
        viewport: .init(width: 320, height: 480)
      )
    )
  }

  private func order(_ player: TablePlayer) -> String { player.order.joined() }

  @Test("collapse their slot in 300 ms with ease-in-out, while the rows below close the gap")
  func collapse() {
    var player = player()
    player.play(GestureScript().command(.remove("b", animated: true), tag: "r"))
    let heights = (0...30).map { step in
      player.advance(to: Double(step) * 10)
      return player.row("b")?.height ?? 0
    }
    expectClose(heights[0], 60)
    expectClose(heights[15], 30, within: 1e-6, "half-way, by symmetry")
    expectClose(heights[30], 0)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
    #expect(60 - heights[3] < 3, "it begins slowly")
    #expect(player.log() == ["removed", "completed r true"])
    #expect(player.times(of: "removed") == [300])
    #expect(order(player) == "acde")
  }

  @Test(
    "grow their slot from nothing when they come in animated, and stand at once otherwise",
    arguments: [true, false]
  )
  func insertion(animated: Bool) {
    var player = player()
    player.play(
      GestureScript().command(.insert(Row(id: "n", height: 40), at: 2, animated: animated), tag: "i")
    )
    #expect(order(player) == "abncde")
    expectClose(player.table.contentHeight(at: player.now), animated ? 300 : 340)
    player.advance(by: 300)
    expectClose(player.table.contentHeight(at: player.now), 340)
    player.rest()
    #expect(player.log() == ["inserted", "completed i true"])
    #expect(player.times(of: "completed i true") == [animated ? 300 : 0])
  }

  @Test(
    "come in at the nearest place that there is",
    arguments: [(-5, "nabcde"), (0, "nabcde"), (5, "abcden"), (99, "abcden")]
  )
  func places(index: Int, expected: String) {
    var player = player()
    player.play(GestureScript().command(.insert(Row(id: "n"), at: index, animated: false)))
    #expect(order(player) == expected)
  }

  @Test("are no two of one name: the second is refused")
  func duplicates() {
    var player = player()
    player.play(GestureScript().command(.insert(Row(id: "c"), at: 0, animated: true), tag: "i"))
    #expect(order(player) == "abcde")
    #expect(player.log() == ["completed i false"])
  }

  @Test(
    "come back by undo where they were, whatever the order in which they left",
    arguments: ["bc", "cb", "ab", "ba", "de", "ed", "abc", "cba", "bac", "bca", "abcde", "edcba", "cadbe"],
    [0.0, 150, 500]
  )
  func undoOrders(removals: String, pause: Double) {
    var player = player()
    var script = GestureScript()
    for id in removals { script = script.command(.remove(String(id), animated: true)).wait(pause) }
    player.play(script)
    for _ in removals { player.play(GestureScript().command(.undo).wait(pause)) }
    player.rest()
    #expect(order(player) == "abcde")
    #expect(player.table.undoableRemovals.isEmpty)
    expectClose(player.table.contentHeight(at: player.now), 300)
  }

  @Test("come back by undo where they were, from any mixture of removals", arguments: RandomInputs.seeds(1))
  func undoRandomly(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      var player = player("abcdefgh")
      let gone = "abcdefgh".shuffled(using: &random).prefix(random.whole(1...8))
      var script = GestureScript()
      for id in gone {
        script = script.command(.remove(String(id), animated: !random.once(in: 3)))
          .wait(random.pick([0, 50, 100, 150, 300, 400]))
      }
      player.play(script)
      for _ in gone { player.play(GestureScript().command(.undo).wait(random.pick([0, 50, 150, 300, 400]))) }
      player.rest()
      #expect(order(player) == "abcdefgh", "\(gone.map(String.init)), \(script.inputs)")
    }
  }

  @Test("come back beside their neighbours where others came, went and moved meanwhile")
  func undoAmongChanges() {
    var player = player()
    player.play(
      GestureScript().command(.remove("c", animated: false)).command(
        .insert(Row(id: "n"), at: 0, animated: false)
      )
      .command(.move("b", to: 4)).command(.undo)
    )
    player.rest()
    #expect(order(player) == "nadebc", "c was below b")
    var other = self.player()
    other.play(
      GestureScript().command(.remove("c", animated: false)).command(.remove("b", animated: false))
        .command(.remove("a", animated: false)).command(.undo).wait(400).command(.undo).wait(400).command(
          .undo
        )
    )
    other.rest()
    #expect(order(other) == "abcde")
  }

  @Test("come back closed, with what was forbidden to them still forbidden", arguments: [0.0, 1000])
  func undoState(pause: Double) {
    var player = player(open: "b")
    player.play(
      GestureScript().command(.enable("b", .leading, false)).command(.remove("b", animated: true)).wait(pause)
        .command(.undo, tag: "u").wait(2000).command(.open("b", .leading, animated: true), tag: "o")
    )
    player.rest()
    #expect(player.table.openRows.isEmpty)
    #expect(player.log().filter { $0.hasPrefix("completed") } == ["completed u true", "completed o false"])
  }

  @Test("come back from a collapse without a jump, and the removal's command answers false")
  func undoInCollapse() {
    var player = player()
    player.play(GestureScript().command(.remove("b", animated: true), tag: "r").wait(100))
    let height = player.row("b")?.height ?? 0
    player.play(GestureScript().command(.undo, tag: "u"))
    expectClose(player.row("b")?.height ?? 0, height, within: 1e-9)
    player.rest()
    #expect(player.log() == ["completed r false", "completed u true"])
    #expect(order(player) == "abcde")
  }

  @Test("answer an undo with nothing to take back, and a command for nobody, with false")
  func nothing() {
    var player = player()
    player.play(
      GestureScript().command(.undo, tag: "a").command(.remove("z", animated: true), tag: "b")
        .command(.move("z", to: 0), tag: "c").command(.open("z", .trailing, animated: true), tag: "d")
        .command(.close("z", animated: true), tag: "e").command(.enable("z", .trailing, false), tag: "f")
        .command(.setActions("z", leading: [], trailing: []), tag: "g")
    )
    player.rest()
    #expect(player.log() == ["a", "b", "c", "d", "e", "f", "g"].map { "completed \($0) false" })
  }

  @Test("collapse once, however often they are removed; every command is answered")
  func twice() {
    var player = player()
    player.play(
      GestureScript().command(.remove("b", animated: true), tag: "a").wait(100)
        .command(.remove("b", animated: true), tag: "b").wait(100).command(
          .remove("b", animated: false),
          tag: "c"
        )
    )
    player.rest()
    #expect(player.log() == ["removed", "completed a true", "completed b true", "completed c true"])
    #expect(player.times(of: "removed") == [200])
    #expect(player.table.undoableRemovals == ["b"])
  }

  @Test("take what was under way with them: its did comes before the removal, its command answers false")
  func underWay() {
    var player = player()
    player.play(GestureScript().command(.open("b", .trailing, animated: true), tag: "o").wait(50))
    player.play(GestureScript().command(.remove("b", animated: false), tag: "r"))
    player.rest()
    #expect(
      player.log() == [
        "willOpen trailing", "didOpen trailing unfinished", "completed o false", "removed",
        "completed r true",
      ]
    )
  }

  @Test("that end together leave the model together, and are reported one by one in their order")
  func together() {
    var orders: [Int] = []
    var table = SwipeTable.sample(rows: 400, open: ["id7": .trailing])
    for index in (0..<300).reversed() {
      table.handle(.command(.remove("id\(index)", animated: true), tag: "\(index)"), at: .zero)
    }
    table.handle(.command(.insert(Row(id: "n"), at: 3, animated: true), tag: "n"), at: .zero)
    let events = table.advance(to: Timestamp(milliseconds: 300)) { table, event in
      if event.kind == .removed { orders.append(table.rows.count) }
    }
    #expect(orders == Array(repeating: 101, count: 300))
    #expect(events.filter { $0.kind == .removed }.compactMap(\.row) == (0..<300).map { "id\($0)" })
    #expect(events.filter { $0.text.hasPrefix("completed") }.count == 301)
    #expect(table.rows.map(\.id) == ["n"] + (300..<400).map { "id\($0)" })
    #expect(table.rows.allSatisfy { table.row($0.id) == $0 })
  }

  @Test(
    "lie one below the other without a gap, whichever slots shrink and grow",
    arguments: RandomInputs.seeds(7)
  )
  func layout(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var table = SwipeTable.sample(rows: 60, height: 20_000)
    var time = 0.0
    for step in 0..<100 {
      time += random.number(0...10)
      let command: TableCommand =
        random.once(in: 2)
        ? .remove("id\(random.whole(0...59))", animated: true)
        : .insert(Row(id: "n\(step)", height: 35), at: random.whole(0...60), animated: true)
      table.handle(.command(command, tag: nil), at: Timestamp(milliseconds: time))
      let now = Timestamp(milliseconds: time)
      let rows = table.visibleRows(at: now)
      #expect(rows.first?.y == 0)
      #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($0.y + $0.height - $1.y) < 1e-6 })
      expectClose(rows.last.map { $0.y + $0.height } ?? 0, table.contentHeight(at: now), within: 1e-6)
      for row in rows where row.height > 1 && row.phase != .collapsing {
        #expect(table.hitTest(Point(x: 5, y: row.y + row.height / 2), at: now) == .row(row.id))
      }
      let moving = rows.filter { $0.height != $0.fullHeight || $0.phase == .collapsing }
      let active = table.activeRows(at: now).filter { $0.height > 0 }
      #expect(active.map(\.id) == moving.filter { $0.height > 0 }.map(\.id))
    }
  }

  @Test("forget the oldest removals beyond a hundred")
  func limit() {
    var player = TablePlayer(.sample(rows: 120))
    for index in 0..<110 { player.play(GestureScript().command(.remove("id\(index)", animated: false))) }
    #expect(player.table.undoableRemovals.count == 100)
    for _ in 0..<100 { player.play(GestureScript().command(.undo, tag: nil)) }
    player.play(GestureScript().command(.undo, tag: "last"))
    player.rest()
    #expect(player.log().last == "completed last false")
    #expect(player.order.first == "id10")
  }

  @Test("leave the pointer's target alone when they are above it: it moves with its row")
  func hitAfterRemoval() {
    var player = player()
    player.play(GestureScript().command(.remove("a", animated: true)))
    #expect(
      player.table.hitTest(Point(x: 10, y: 30), at: player.now) == .outside,
      "a leaving row takes no touch"
    )
    #expect(player.table.hitTest(Point(x: 10, y: 90), at: player.now) == .row("b"))
    player.advance(by: 300)
    #expect(player.table.hitTest(Point(x: 10, y: 30), at: player.now) == .row("b"))
  }
}
