public import UIKit

/// The containers that a flow was lent by the flow that shows it.
///
/// A flow need not look; with `show` it works the same everywhere. One that talks to UIKit itself
/// finds here what to talk to. Nothing in it keeps anything alive.
@MainActor
public struct FlowContext {
  /// How the flow was shown; `nil` before it is, and after it has ended.
  public let placement: Placement?

  /// The window that the flow is in.
  public private(set) weak var window: UIWindow?

  /// The navigation controller that a push by this flow goes to, if there is one.
  public private(set) weak var navigationController: UINavigationController?
}

extension Flow {
  /// The flow's context at this moment.
  public final var context: FlowContext {
    guard let record, let node = record.director.tree[record.id] else {
      return FlowContext(placement: nil, window: nil, navigationController: nil)
    }
    return FlowContext(
      placement: node.placement, window: record.director.window,
      navigationController: record.director.navigation(for: record))
  }
}
