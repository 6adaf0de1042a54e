import StorylineCore
import UIKit

/// A container whose controllers stand beside each other: tabs, columns, pages.
///
/// Its controllers need not be visible, and need not even be in the tree of view controllers: they
/// count for as long as the container lists them.
@MainActor
protocol SiblingContainer: Container {
  /// The placement of the flows that are shown in such a container.
  static var placement: Placement { get }

  /// Everything that it holds, seen or not.
  var slots: [UIViewController] { get }

  /// The controllers in front.
  var front: [UIViewController] { get }

  /// Why nothing can be put into a place, if nothing can.
  func refusal(for slot: Slot) -> Refusal?

  /// Puts a controller into a place that it can be put in.
  func put(_ root: UIViewController, in slot: Slot)

  /// Returns the controllers that are removed when a controller is put into a slot.
  func replaced(by slot: Slot) -> [UIViewController]

  /// The controllers that disappear when another one comes to the front.
  var givesWay: [UIViewController] { get }

  /// Takes controllers out of their places.
  func takeOut(_ roots: [UIViewController])

  /// Brings one of those that it holds to the front.
  func reveal(_ root: UIViewController)

  /// Returns a closure that restores the controllers in their places; `nil` where only the app has
  /// the list of controllers.
  func remember() -> (@MainActor () -> Void)?

  /// Writes down what has changed beside the contents.
  func noteChanges(in director: Director)
}

extension SiblingContainer {
  var siblings: (any SiblingContainer)? { self }

  var usualCause: Reason? { .removed }

  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] {
    let those = contents.filter(going.contains)
    takeOut(those)
    // Pages cannot be left empty.
    return front.filter(those.contains)
  }

  func contentsWereRead(by director: Director, isDismissing: Bool) {
    noteChanges(in: director)
    cause = nil
  }

  func topScreens(in director: Director) -> [ScreenID] { front.compactMap(director.id) }

  func makeBarrier(in director: Director) -> (any Barrier)? { SlotBarrier(self, in: director) }

  var givesWay: [UIViewController] { front }

  func replaced(by slot: Slot) -> [UIViewController] { [] }

  func refusal(for slot: Slot) -> Refusal? { nil }

  func remember() -> (@MainActor () -> Void)? { nil }

  /// The children that are screens themselves. Screens on a stack are found in the stack.
  var contents: [UIViewController] {
    slots.filter { slot in
      !(slot is UINavigationController) || associated(ScreenToken.self, of: slot) != nil
    }
  }
}

/// Hangs on a controller that stands in a place of a container, for it may be out of the tree of
/// controllers for a while.
@MainActor
final class SlotToken {
  private(set) weak var siblingContainer: (any SiblingContainer)?

  init(_ siblingContainer: any SiblingContainer) { self.siblingContainer = siblingContainer }
}

extension UIViewController {
  /// The container in which this controller has a place beside others, as long as it has.
  var siblingContainer: (any SiblingContainer)? {
    guard let siblingContainer = associated(SlotToken.self, of: self)?.siblingContainer,
      siblingContainer.slots.contains(self)
    else { return nil }
    return siblingContainer
  }

  /// The controller that contains this one.
  var outer: UIViewController? { siblingContainer?.anchor ?? parent }

  /// The stack that it is on. What is shown in the More list of tabs is on none of the app's.
  var stack: UINavigationController? {
    guard let navigation = parent as? UINavigationController, !navigation.isMore else { return nil }
    return navigation
  }
}
