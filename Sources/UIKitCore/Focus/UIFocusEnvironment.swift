public import Foundation

// A phone without a keyboard for focus has no focus system (10.8.1). An app reads and overrides these
// members all the same.

/// A branch of the view hierarchy that takes part in the movement of focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which the item that gets the focus is looked for, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that contains this one; `nil` for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The container of this environment's focus items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// Asks the focus system to move the focus in the next turn.
  func setNeedsFocusUpdate()

  /// Moves the focus now, if that was requested.
  func updateFocusIfNeeded()

  /// Returns a Boolean value that indicates whether a movement of the focus may take place.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called after the focus moved, for this environment or one in it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Returns a Boolean value that indicates whether the other environment is this one, or in it.
  // 10.8.3: an environment contains those of which it is an ancestor.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentFocusEnvironment
    }
    return false
  }
}

/// An environment that itself can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// The place in the coordinate space of the container.
  var frame: CGRect { get }
}

/// An object that knows the focus items in a part of its coordinate space.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items of this container that intersect a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItem, UIFocusItemContainer {}
extension UIViewController: UIFocusEnvironment {}

// MARK: - Inside the stage

extension UIView {
  /// 10.8.2 – the controller of a controller's view, else the superview.
  var focusParent: (any UIFocusEnvironment)? { viewController ?? superview }

  /// 10.8.4 – the subviews there, in their order.
  func subviewsWithFocus(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.frame.intersects(rect) }
  }
}
