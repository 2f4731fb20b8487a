import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The toolbar")
struct ToolbarTests {
  private static let longName = String(repeating: "A name that does not end ", count: 3)

  private static func toolbar(scene: String = "Inbox", a: String = "SwipeCellKit · drag", b: String? = nil)
    -> Toolbar
  {
    Toolbar(
      sceneTitle: scene,
      sceneIcon: "inbox",
      styleA: Toolbar.Style(name: a, isChanged: true),
      styleB: b.map { Toolbar.Style(name: $0, isChanged: true) }
    )
  }

  private static let toolbars = [
    toolbar(), toolbar(b: "Default · reveal"), toolbar(scene: longName, a: longName, b: longName),
    toolbar(scene: "", a: "", b: ""),
  ]

  private func layout(_ toolbar: Toolbar, _ width: Double) -> ToolbarLayout {
    let frame = Rect(x: 10, y: 20, width: width, height: LabLayout.toolbarHeight)
    return ToolbarLayout(toolbar, in: frame, stageMiddle: 10 + width / 2 - 170, .halfEm)
  }

  private func parts(_ width: Double, _ toolbar: Toolbar = Self.toolbar()) -> [Toolbar.Part] {
    layout(toolbar, width).parts
  }

  @Test(
    "fits at every width, its parts where they are hit and its words beside each other",
    arguments: toolbars
  )
  func fits(toolbar: Toolbar) {
    for width in Array(stride(from: 320.0, through: 1500, by: 7)) + [699, 700, 2000, 3000] {
      let layout = layout(toolbar, width)
      ChromeParts.expect(layout.map, inside: layout.frame, "\(width) wide")
      var list = DisplayList()
      ToolbarPainter(theme: .light, metrics: .halfEm).paint(toolbar, layout, into: &list)
      ChromeParts.expectTexts(of: list, inside: layout.frame, "\(width) wide")
      #expect(Set([.scene, .film, .inspector]).isSubset(of: layout.parts), "\(width) wide")
    }
  }

  @Test("has all parts at 1280 points, in Tab order from left to right")
  func wide() {
    let all: [Toolbar.Part] = [
      .scene, .styleA, .styleB, .undo, .redo, .arrangement(.one), .arrangement(.sideBySide),
      .arrangement(.ghost), .touches, .curves, .theme, .help, .film, .inspector,
    ]
    let layout = layout(Self.toolbar(b: "Default · reveal"), 1280)
    #expect(layout.parts == all)
    let places = layout.map.places.map(\.frame.minX)
    #expect(places == places.sorted())
    #expect(parts(1280) == all.filter { $0 != .styleB })
  }

  @Test("stands on a phone with scene, undo, compare, touches, inspector and film")
  func phone() {
    let parts: [Toolbar.Part] = [.scene, .undo, .compare, .touches, .inspector, .film]
    #expect(self.parts(430) == parts)
    #expect(self.parts(320) == parts)
  }

  @Test("gives way in the stated order: who stays at a width has whoever matters more beside it")
  func order() {
    let toolbar = Self.toolbar(b: "Default · reveal")
    let importance: [Toolbar.Part] = [
      .undo, .compare, .touches, .styleA, .styleB, .redo, .curves, .theme, .help,
    ]
    for width in stride(from: 320.0, to: LabLayout.narrowWidth, by: 1) {
      let there = parts(width, toolbar)
      let kept = importance.prefix { there.contains($0) }
      #expect(Set(importance.dropFirst(kept.count)).isDisjoint(with: there), "\(width) wide: \(there)")
    }
  }

  @Test("keeps what it shows when the window grows by a point", arguments: [320...699, 700...1400])
  func grows(widths: ClosedRange<Int>) {
    let toolbar = Self.toolbar(b: "Default · reveal")
    var before: Set<Toolbar.Part> = []
    for width in widths {
      let now = Set(parts(Double(width), toolbar))
      // Three segments stand for the one tool.
      let lost = before.subtracting(now).filter { $0 != .compare }
      #expect(lost.isEmpty, "\(width) wide")
      before = now
    }
  }

  @Test("puts the segments around the stage's middle where there is room")
  func middle() throws {
    let segments = try #require(layout(Self.toolbar(), 1920).segments)
    #expect(segments.midX == 10 + 960 - 170)
    let squeezed = layout(Self.toolbar(b: "Default · reveal"), 1100)
    let redo = try #require(squeezed.frame(of: .redo))
    #expect(try #require(squeezed.segments).minX >= redo.maxX + ToolbarLayout.groupGap)
  }

  @Test("names both sides of a comparison by letter, and one style by its name alone")
  func letters() {
    func texts(_ toolbar: Toolbar) -> [String] {
      var list = DisplayList()
      let layout = layout(toolbar, 1600)
      ToolbarPainter(theme: .light, metrics: .halfEm).paint(toolbar, layout, into: &list)
      return list.texts.map(\.name)
    }
    #expect(texts(Self.toolbar()) == ["One", "A | B", "Ghost", "Inbox", "SwipeCellKit · drag", "Film"])
    let two = texts(Self.toolbar(b: "Default · reveal"))
    #expect(two.suffix(5) == ["A", "SwipeCellKit · drag", "B", "Default · reveal", "Film"])
  }

  @Test("shows which parts are on and which cannot be used")
  func states() {
    var toolbar = Self.toolbar()
    toolbar.arrangement = .ghost
    toolbar.showsTouches = true
    toolbar.isFilming = true
    toolbar.canUndo = true
    let on = toolbar.isOn
    #expect(on(.touches) && on(.compare) && on(.arrangement(.ghost)))
    #expect(!on(.curves) && !on(.arrangement(.one)) && !on(.film))
    #expect(toolbar.isEnabled(.undo) && !toolbar.isEnabled(.redo) && !toolbar.isEnabled(.film))
  }

  @Test("is not hit below or beside it, and within it also between the edge and a tool")
  func hits() throws {
    let layout = layout(Self.toolbar(), 1280)
    let undo = try #require(layout.frame(of: .undo))
    #expect(layout.part(at: Point(x: undo.midX, y: undo.minY - 5)) == .undo)
    #expect(layout.part(at: Point(x: undo.midX, y: layout.frame.maxY)) == nil)
    #expect(layout.part(at: Point(x: layout.frame.minX - 1, y: undo.midY)) == nil)
  }

  @Test("draws nothing to be hit in no room at all", arguments: [0.0, 1, 40])
  func noRoom(width: Double) {
    let layout = layout(Self.toolbar(), width)
    var list = DisplayList()
    ToolbarPainter(theme: .dark, metrics: .halfEm).paint(Self.toolbar(), layout, into: &list)
    #expect(layout.part(at: Point(x: 5, y: 40)) == nil)
    #expect(!list.items.isEmpty)
  }
}
