import StorylineCore
import UIKit

/// A command with the objects that it needs.
@MainActor
enum WindowCommand {
  case show(ShowCommand)
  /// Removes the screens of a flow whose end is decided.
  case remove(CoordinatorID, animated: Bool)
  case back(BackRequest, from: CoordinatorID, animated: Bool)
  case follow(LinkID)

  /// The command without the objects, for the queue.
  var value: Command {
    switch self {
    case .show(let show): .show(show.id, of: show.owner)
    case .remove(let owner, _): .remove(owner)
    case .back(_, let owner, _): .back(from: owner)
    case .follow(let link): .follow(link)
    }
  }
}

/// The command to show a screen, with what is known of it while it waits.
@MainActor
final class ShowCommand {
  let id: ScreenID
  let owner: CoordinatorID
  let screen: UIViewController
  let style: ScreenStyle.Kind
  let handle: ScreenHandle
  var animated: Bool
  /// The controller that becomes the root of the window once all that is presented is dismissed.
  var comingRoot: UIViewController?
  /// How often UIKit refused to present the screen, and after which layout pass last.
  var refusals = (count: 0, pass: -1)

  init(
    id: ScreenID, owner: CoordinatorID, screen: UIViewController, style: ScreenStyle.Kind,
    handle: ScreenHandle, animated: Bool
  ) {
    self.id = id
    self.owner = owner
    self.screen = screen
    self.style = style
    self.handle = handle
    self.animated = animated
  }
}
