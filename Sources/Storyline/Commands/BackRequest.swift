import StorylineCore
import UIKit

/// A request to go back: its destination, and the flows that have agreed.
@MainActor
final class BackRequest {
  /// The destination of a way back. It retains nothing.
  enum Target {
    /// A screen that fits.
    case screen((UIViewController) -> Bool)
    /// A flow that fits.
    case flow((any AnyFlow) -> Bool)
  }

  let target: Target
  /// The name of the target in the log.
  let name: String
  let handle: CommandHandle
  /// Why what is dismissed goes, if it is not the command itself.
  var cause: Reason?
  /// Flows that were asked whether they may be left, and agreed.
  var agreed: Set<CoordinatorID> = []

  init(to target: Target, called name: String, _ handle: CommandHandle = CommandHandle()) {
    self.target = target
    self.name = name
    self.handle = handle
  }
}

/// How to get back to a screen.
struct WayBack {
  let destination: UIViewController
  /// The stack that it is on, unless it is on none.
  let navigation: UINavigationController?
  /// The screens of flows that go, the topmost first.
  let going: [ScreenID]
}
