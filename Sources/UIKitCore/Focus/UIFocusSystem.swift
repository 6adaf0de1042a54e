public import Foundation

/// The system that moves the focus within a window scene. A phone has none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Only a device with a focus system has such an object.
  package override init() { super.init() }

  /// Returns the focus system of an environment; `nil` if the device has none.
  // 10.8.1: a phone has no focus system.
  @discardableResult
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// The item that has the focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; `nil` for none.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus; `nil` for none.
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  /// ``previouslyFocusedItem`` if it is a view.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// ``nextFocusedItem`` if it is a view.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction; empty for a movement that the app requested.
  open var focusHeading: UIFocusHeading { [] }
}

/// A movement of the focus that concerns a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A movement of the focus that concerns a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The animations of a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Adds animations that run with those of the focus, and what follows them.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    self.animations.append((animations, completion))
  }

  // MARK: - Inside the stage

  /// The animations, which a focus system would run.
  private(set) var animations: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []
}
