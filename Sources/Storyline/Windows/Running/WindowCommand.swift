import StorylineCore
import UIKit

/// A command with the objects that it needs. Each kind of command is a type of its own.
@MainActor
protocol WindowCommand {
  /// The command without the objects, for the queue.
  var value: Command { get }

  /// Carries out the command, as far as UIKit lets it.
  func carryOut(in director: Director) throws(Refusal) -> CommandRunner.Progress

  /// Answers the command, and adds the refusal to the log.
  func refuse(_ refusal: Refusal, in director: Director)
}

/// Removes the screens of a flow whose end is decided.
struct RemoveCommand: WindowCommand {
  let owner: CoordinatorID
  let animated: Bool

  var value: Command { .remove(owner) }

  func carryOut(in director: Director) -> CommandRunner.Progress {
    if director.tree[owner] != nil { director.takeAway(screensOf: owner, animated: animated) }
    return .done
  }

  // It is never refused.
  func refuse(_ refusal: Refusal, in director: Director) {}
}

/// Follows a link, as far as possible.
struct FollowCommand: WindowCommand {
  let link: LinkID

  var value: Command { .follow(link) }

  func carryOut(in director: Director) -> CommandRunner.Progress { director.links.carryOut(link) }

  // The follower of links refuses it.
  func refuse(_ refusal: Refusal, in director: Director) {}
}
