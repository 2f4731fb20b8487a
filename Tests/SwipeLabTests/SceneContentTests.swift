import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The rows of tasks, books and contacts")
struct SceneContentTests {
  /// A place of text that nobody may write over, in points.
  private static let margin = 16.0

  private func taken(_ scene: any Scene, _ action: ActionID, on row: RowID) -> any Scene {
    var scene = scene
    scene.take(SwipeEvent(time: .zero, row: row, kind: .action(action, by: .tap)))
    return scene
  }

  @Test("are drawn as was reviewed: as they begin, with their marks, from the right, in the dark")
  func golden() {
    let (tasks, books, contacts) = (TasksScene(), BooksScene(), ContactsScene())
    let pictures = [
      ("a task", tasks.drawn("t0", height: 72)),
      ("a task that is done", taken(tasks, "done", on: "t0").drawn("t0", height: 72)),
      (
        "a task that is done, right to left, dark",
        taken(tasks, "done", on: "t0").drawn("t0", height: 72, direction: .rightToLeft, theme: .dark)
      ),
      ("a task that is put off", taken(tasks, "later", on: "t2").drawn("t2", height: 72)),
      ("a book", books.drawn("b0", height: 72)),
      ("a new book", books.drawn("b3", height: 72)),
      (
        "a book that is kept, right to left, dark",
        taken(books, "keep", on: "b1").drawn("b1", height: 72, direction: .rightToLeft, theme: .dark)
      ),
      ("a contact", contacts.drawn("c0", height: 72)),
      (
        "a contact, right to left, dark",
        contacts.drawn("c1", height: 72, direction: .rightToLeft, theme: .dark)
      ),
    ]
    Golden.expect(pictures.map { "# \($0)\n\($1)" }.joined(separator: "\n"), named: "scene-rows.txt")
  }

  @Test("begin with those of the design, word for word")
  func first() {
    #expect(
      TasksContent.tasks.prefix(4).map(\.title) == [
        "Water the lemon tree", "Order more index cards", "Call the piano tuner back",
        "Find the small screwdriver",
      ]
    )
    #expect(TasksContent.tasks[0].due == "Today, every three days")
    #expect(
      BooksContent.books.prefix(4).map(\.title) == [
        "The Cartographer's Winter", "Salt, and Other Clocks", "A Field Guide to Quiet",
        "Nine Small Bridges",
      ]
    )
    #expect([BooksContent.books[0].author, BooksContent.books[0].left] == ["Ada Lindqvist", "48 min left"])
    #expect(
      ContactsContent.people.prefix(2).map { "\($0.name) · \($0.role)" } == [
        "Lena Harrow · Viola, second desk", "Wren Calloway · Sound, Tuesdays and Fridays",
      ]
    )
  }

  @Test("are forty, each another one, and a book that is new has not been begun")
  func many() {
    let titles = [
      TasksContent.tasks.map(\.title), BooksContent.books.map(\.title), ContactsContent.people.map(\.name),
    ]
    for list in titles {
      #expect(list.count == 40)
      #expect(Set(list).count == 40)
      #expect(list.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
    }
    for book in BooksContent.books {
      #expect((0...1).contains(book.progress))
      #expect((book.progress == 0) == (book.left == "new"), "\(book.title)")
    }
  }

  @Test(
    "stay inside the row and clear of their marks at any width, from both sides",
    arguments: [
      ("tasks", "later", 60.0), ("books", "keep", 72), ("contacts", "call", 80),
    ]
  )
  func clear(id: String, action: ActionID, textX: Double) throws {
    let start = try #require(SceneCatalog.scene(id))
    for row in start.header.rows.list {
      let scene = taken(start, action, on: row.id)
      for width in [320.0, 420, 900] {
        for direction in LayoutDirection.allCases {
          let list = scene.drawn(row.id, width: width, height: 72, direction: direction)
          let text = list.texts.suffix(2)
          let isLeft = direction == .leftToRight
          #expect(text.allSatisfy { isLeft ? $0.frame.x == textX : $0.frame.maxX == width - textX })
          #expect(text.allSatisfy { $0.frame.x >= Self.margin && $0.frame.maxX <= width - Self.margin })
          let marks = list.icons.map(\.frame)
          #expect(marks.allSatisfy { mark in text.allSatisfy { $0.frame.intersection(mark).isEmpty } })
        }
      }
    }
  }

  @Test("a title that is struck through keeps its words, and loses the line when it is to do again")
  func strike() throws {
    let done = taken(TasksScene(), "done", on: "t0")
    let title = try #require(done.drawn("t0", height: 72).texts.first)
    let line = try #require(done.drawn("t0", height: 72).fills(Theme.light.text3).first)
    #expect(title.name == "Water the lemon tree")
    #expect(line.x == title.frame.x && line.width == title.frame.width)
    #expect(line.y > title.frame.y && line.maxY < title.frame.maxY)
    #expect(done.drawn("t0", height: 72).icons.map(\.name) == ["check"])
    let again = taken(done, "done", on: "t0").drawn("t0", height: 72)
    #expect(again.fills(Theme.light.text3).isEmpty)
    #expect(again.icons.isEmpty)
  }

  @Test("the colour of a cover belongs to the book, and neighbours have different ones")
  func covers() {
    let scene = BooksScene()
    let tops = BooksContent.books.map { book in
      scene.drawn(book.id, height: 72).items.compactMap { item -> Color? in
        if case .gradient(_, _, let top, _) = item { top } else { nil }
      }
    }
    #expect(tops.allSatisfy { $0.count == 1 })
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 != $1 })
  }
}
