public import SwipeEngine
public import SwipeTable

/// A command that the application gives when an action fires. The row id `"$row"` stands for the action's
/// row.
public struct ReactionCommand: Hashable, Sendable {
  /// The row id that stands for the row whose action fired.
  public static let rowPlaceholder: RowID = "$row"

  /// The command, with the placeholder where the row is meant.
  public var command: TableCommand
  /// A command with a tag is answered by exactly one `completed` event.
  public var tag: String?

  public init(_ command: TableCommand, tag: String? = nil) {
    self.command = command
    self.tag = tag
  }

  /// The command for one row: every placeholder replaced. Commands about no row, or another one, stay as they
  /// are.
  public func resolved(for row: RowID) -> TableCommand {
    func named(_ id: RowID) -> RowID { id == Self.rowPlaceholder ? row : id }
    switch command {
    case .open(let id, let edge, let animated):
      return .open(named(id), edge, animated: animated)
    case .close(let id, let animated):
      return .close(named(id), animated: animated)
    case .setOffset(let id, let offset, let animated):
      return .setOffset(named(id), offset, animated: animated)
    case .perform(let id, let action, let cause):
      return .perform(named(id), action, by: cause)
    case .fulfil(let id, let action, let answer):
      return .fulfil(named(id), action, with: answer)
    case .remove(let id, let animated):
      return .remove(named(id), animated: animated)
    case .insert(var inserted, let index, let animated):
      inserted.id = named(inserted.id)
      return .insert(inserted, at: index, animated: animated)
    case .move(let id, let index):
      return .move(named(id), to: index)
    case .setActions(let id, let leading, let trailing):
      return .setActions(named(id), leading: leading, trailing: trailing)
    case .enable(let id, let edge, let enabled):
      return .enable(named(id), edge, enabled)
    case .closeAll, .reload, .undo, .resize, .scrollTo, .direction:
      return command
    }
  }
}
