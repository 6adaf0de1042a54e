import StorylineCore
import UIKit

// How screens are taken away.
extension Director {
  /// Takes the screens of a flow away, and those of every flow below it: dismisses what has nothing
  /// else to show, pops, and takes out of other screens.
  func takeAway(screensOf owner: CoordinatorID, animated: Bool) {
    leaveGuards.permit(tree.subtree(owner))
    reconciler.leaveScreensElsewhere(of: owner)
    let going = tree.screensBelow(owner).compactMap(screen)
    let modal = lowestModal(emptiedBy: going)
    var staying: [ScreenID] = []
    // What is in tabs or columns that go, goes or stays with them.
    let siblingContainers = going.filter { siblingContainer(at: $0) != nil }
    for container in containers {
      if let anchor = container.anchor, let modal, isAbove(anchor, modal) { continue }
      if siblingContainers.contains(where: container.isInside) { continue }
      // Below a dismissed modal the change of the container is not visible.
      staying += container.takeAway(going, animated: animated && modal == nil).compactMap(id)
    }
    for siblingContainer in siblingContainers
    where id(of: siblingContainer).map(staying.contains) ?? false {
      for container in containers where container.isInside(siblingContainer) {
        staying += ids(of: going, in: container)
      }
    }
    // Neither a window nor the stack that is its root can be left empty.
    flows.leave(staying, of: owner)
    if let modal { dismiss(modal, animated: animated) }
  }

  private func ids(of going: [UIViewController], in container: any Container) -> [ScreenID] {
    container.contents.filter(going.contains).compactMap(id)
  }

  // MARK: Modals

  /// Returns the lowest presented controller that has nothing left to show without those screens.
  /// Controllers above it are dismissed with it.
  private func lowestModal(emptiedBy going: [UIViewController]) -> UIViewController? {
    window?.presentedControllers.first { root in
      if going.contains(root) { return true }
      guard let navigation = root as? UINavigationController else { return false }
      let screens = navigation.viewControllers
      return !screens.isEmpty && screens.allSatisfy(going.contains)
    }
  }

  /// Returns a Boolean value that indicates whether a controller is in a presented one, or in one
  /// above it.
  private func isAbove(_ controller: UIViewController, _ modal: UIViewController) -> Bool {
    var each: UIViewController? = controller
    while let current = each {
      if current === modal { return true }
      each = current.outer ?? current.presentingViewController
    }
    return false
  }
}

extension Container {
  /// Returns a Boolean value that indicates whether the controller is inside a sibling container.
  fileprivate func isInside(_ siblingContainer: UIViewController) -> Bool {
    guard let anchor, anchor.isInside(siblingContainer) else { return false }
    return !contents.contains(siblingContainer)
  }
}
