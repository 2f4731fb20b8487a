public import SwipeEngine

/// What the application does when an action fires: its commands run at that instant, in order.
public struct Reaction: Hashable, Sendable {
  public var action: ActionID
  public var commands: [ReactionCommand]

  public init(to action: ActionID, commands: [ReactionCommand]) {
    self.action = action
    self.commands = commands
  }
}
