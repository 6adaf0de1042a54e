import StorylineCore
import UIKit

// Screens that stand beside others: tabs, columns, pages.
extension Director {
  // MARK: Putting

  /// Puts a screen into a place, in a navigation controller of its own if the caller wants one.
  func slot(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, in slot: Slot
  ) throws(Refusal) {
    let siblingContainer = try siblingContainer(of: slot, for: record)
    if let refusal = siblingContainer.refusal(for: slot) { throw refusal }
    let hasNavigation = slot.wrapper == .navigation
    guard !(screen is UIAlertController), !hasNavigation || screen.mayBeOnStack else {
      throw .notAllowedThere
    }
    let navigation = hasNavigation ? UINavigationController(rootViewController: screen) : nil
    let root = navigation ?? screen
    leaveGuards.permit(leaving: siblingContainer.replaced(by: slot).flatMap(screens))
    let container =
      navigation.map { reconciler.stack($0, in: siblingContainer).container }
      ?? siblingContainer.container
    flows.adopt(screen, as: id, by: record, in: container)
    associate(SlotToken(siblingContainer), with: root)
    siblingContainer.put(root, in: slot)
    if !siblingContainer.slots.contains(root) { flows.notTaken(id) }
    // What is selected by it comes with the next layout.
    scheduler.afterNextLayout()
  }

  // MARK: Finding

  /// The container that a place is in: the one that was named, or the nearest one that a flow has shown,
  /// or is in.
  func siblingContainer(of slot: Slot, for record: FlowRecord) throws(Refusal)
    -> any SiblingContainer
  {
    if slot.isNamed {
      guard let controller = slot.controller else { throw .placeIsGone }
      guard let named = reconciler.siblingContainer(controller) else { throw .noContainer }
      return named
    }
    for each in record.selfAndAncestors {
      for screen in (tree[each.id]?.screens ?? []).reversed().compactMap(screen) {
        var controller: UIViewController? = screen
        while let inner = controller {
          if let found = reconciler.siblingContainer(inner, for: slot) { return found }
          controller = inner.outer
        }
      }
    }
    let root = window?.rootViewController
    guard let found = root.flatMap({ reconciler.siblingContainer($0, for: slot) }) else {
      throw .noContainer
    }
    return found
  }

  // MARK: Looking

  /// The watcher of a controller, if it holds others beside each other and is watched.
  func siblingContainer(at controller: UIViewController) -> (any SiblingContainer)? {
    reconciler.siblingContainer(at: controller)
  }

  /// Returns the owner of the lowest screen in a controller.
  func lowestOwner(in root: UIViewController) -> CoordinatorID? {
    let screens = id(of: root).map { [$0] } ?? self.screens(in: root)
    return screens.first.flatMap(tree.owner)
  }

  /// Returns a Boolean value that indicates whether no container around a controller shows another
  /// one in its place.
  func isInFront(_ controller: UIViewController) -> Bool {
    var each = controller
    while let outer = each.outer {
      if let siblingContainer = each.siblingContainer, !siblingContainer.front.contains(each) {
        return false
      }
      each = outer
    }
    return true
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether UIKit accepts the controller on a stack.
  fileprivate var mayBeOnStack: Bool {
    // 4.1.5: pushing a split view controller raises.
    !(self is UINavigationController) && !(self is UISplitViewController)
  }
}
