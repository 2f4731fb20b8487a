public import SwipeEngine
public import SwipeTable

/// A list of tasks that are done, dropped, put off or moved to another list by how far one drags.
public struct TasksScene: Scene {
  public static let id = "tasks"
  public static let icon = "check-circle"
  public static let title = "Tasks"
  public let separatorInset = TaskRowPainter.textX

  /// The actions of the scene, by id.
  enum Action {
    static let done = "done"
    static let drop = "drop"
    static let later = "later"
    static let list = "list"
  }

  /// Height of a row in points, and the style that the scene is made for.
  private static let rowHeight = 72.0
  private static let style = "swipycell.mixed"

  private let tasks: [RowID: TaskItem]
  private var done: Set<RowID> = []
  private var putOff: Set<RowID> = []
  private var removed: Set<RowID> = []
  /// What was done to a task last.
  private var lastActions: [RowID: ActionID] = [:]

  public init() {
    tasks = Dictionary(uniqueKeysWithValues: TasksContent.tasks.map { ($0.id, $0) })
  }

  public var summary: String {
    let count = done.subtracting(removed).count
    let open = tasks.count - removed.count - count
    return "\(open == 0 ? "Nothing" : String(open)) to do · \(count == 0 ? "none" : String(count)) done"
  }

  public var header: RecordingHeader {
    var header = RecordingHeader(
      width: 0,
      height: 0,
      rows: .listed(TasksContent.tasks.map { Row(id: $0.id) })
    )
    header.scene = Self.id
    header.style = StyleReference(Self.style)
    header.rowHeight = Self.rowHeight
    header.leading = [
      SwipeAction(id: Action.done, title: "Done", icon: "check"),
      // What takes the row out does not close it.
      SwipeAction(id: Action.drop, title: "Drop", icon: "close", role: .destructive, closes: false),
    ]
    header.trailing = [
      SwipeAction(id: Action.later, title: "Later", icon: "clock"),
      SwipeAction(id: Action.list, title: "To a list", icon: "list", closes: false),
    ]
    return header
  }

  public mutating func take(_ event: SwipeEvent) {
    guard let row = event.row, tasks[row] != nil else { return }
    switch event.kind {
    case .action(let action, _):
      lastActions[row] = action
      if action == Action.done { done.formSymmetricDifference([row]) }
      if action == Action.later { putOff.formSymmetricDifference([row]) }
    // A row that went out needs no mark: it goes, or somebody thought better of it.
    case .fulfilled(Action.later, _): putOff.formSymmetricDifference([row])
    case .removed: removed.insert(row)
    case .inserted: removed.remove(row)
    default: break
    }
  }

  public func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? {
    switch action {
    case Action.drop: isOut ? .ask(Self.dropQuestion) : .remove
    case Action.later: isOut ? .ask(Self.laterQuestion) : nil
    case Action.list: .remove
    default: nil
    }
  }

  private static let dropQuestion = SceneQuestion(
    icon: "close",
    text: "Drop this task?",
    delete: "Drop",
    keep: "Keep"
  )
  private static let laterQuestion = SceneQuestion(
    icon: "clock",
    text: "Put this task off?",
    delete: "Later",
    keep: "Keep"
  )

  public func removal(of row: RowID) -> (icon: String, text: String) {
    switch lastActions[row] {
    case Action.list: ("list", "Moved to a list")
    case Action.later: ("clock", "Task put off")
    default: ("close", "Task dropped")
    }
  }

  public func face(of action: SwipeAction, in row: RowID) -> SwipeAction {
    var face = action
    switch action.id {
    case Action.done where done.contains(row): (face.title, face.icon) = ("To do", "reset")
    case Action.later where putOff.contains(row): face.title = "Not later"
    default: break
    }
    return face
  }

  public func draw(_ painting: RowPainting, into list: inout DisplayList) {
    guard let task = tasks[painting.row.id] else { return PlainScene().draw(painting, into: &list) }
    TaskRowPainter(
      painting: painting,
      task: task,
      isDone: done.contains(task.id),
      isPutOff: putOff.contains(task.id)
    ).paint(into: &list)
  }
}
