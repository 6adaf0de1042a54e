import StorylineCore
import UIKit

// How screens are taken away.
extension Director {
  /// Takes the screens of a flow away, and those of every flow below it: dismisses what has nothing
  /// else to show, pops, and takes out of other screens.
  func takeAway(screensOf owner: CoordinatorID, animated: Bool) {
    leaveScreensElsewhere(of: owner)
    let going = tree.screensBelow(owner).compactMap(screen)
    let modal = lowestModal(emptiedBy: going)
    var staying: [ScreenID] = []
    // What is in tabs or columns that go, goes or stays with them.
    let holders = going.filter { holder(at: $0) != nil }
    for container in containersInOrder {
      if let anchor = container.anchor, let modal, isAbove(anchor, modal) { continue }
      if holders.contains(where: container.isInside) { continue }
      switch container {
      case let holder as any Holder:
        let those = holder.contents.filter(going.contains)
        holder.takeOut(those)
        // Pages cannot be left empty either.
        staying += holder.front.filter(those.contains).compactMap(id)
      case let stack as StackWatcher where isEmptied(stack, by: going):
        guard let navigation = stack.navigation else { continue }
        navigation.holder?.takeOut([navigation])
        if navigation.holder != nil { staying += ids(of: going, in: stack) }
      case let stack as StackWatcher:
        // Below a modal that goes nobody sees the stack move.
        if !pop(going, off: stack, animated: animated && modal == nil) {
          staying += ids(of: going, in: stack)
        }
      case let child as ChildWatcher:
        if child.contents.contains(where: going.contains) { child.takeOut() }
      case let rehearsal as Rehearsal: rehearsal.remove(going)
      case is WindowRoot:
        staying += ids(of: going, in: container)
      default: break
      }
    }
    for holder in holders where id(of: holder).map(staying.contains) ?? false {
      for container in containersInOrder where container.isInside(holder) {
        staying += ids(of: going, in: container)
      }
    }
    if !staying.isEmpty {
      // Neither a window nor the stack that is its root can be left empty.
      untold += tree.leave(staying, of: owner)
      for id in staying { updateKeeping(of: id) }
    }
    if let modal { dismiss(modal, animated: animated) }
  }

  /// Whether a stack that stands beside others has nothing left without those screens.
  private func isEmptied(_ stack: StackWatcher, by going: [UIViewController]) -> Bool {
    guard let navigation = stack.navigation, navigation.holder != nil else { return false }
    // Another column may lie on it, which is none of its own.
    let screens = navigation.viewControllers.filter { $0.holder == nil }
    return !screens.isEmpty && screens.allSatisfy(going.contains)
  }

  private func ids(of going: [UIViewController], in container: any Container) -> [ScreenID] {
    container.contents.filter(going.contains).compactMap(id)
  }

  /// Returns whether it could.
  private func pop(
    _ going: [UIViewController], off stack: StackWatcher, animated: Bool
  ) -> Bool {
    guard let navigation = stack.navigation else { return true }
    let old = navigation.viewControllers
    let new = old.filter { !going.contains($0) }
    guard new.count < old.count else { return true }
    guard let top = new.last else {
      // A stack that is itself a screen which goes may stay as it is.
      return going.contains(navigation)
    }
    if old.starts(with: new) {
      navigation.popToViewController(top, animated: animated)
    } else {
      navigation.setViewControllers(new, animated: animated && top !== old.last)
    }
    return true
  }

  // MARK: Modals

  /// What is presented and has nothing left to show without those screens: the lowest one, for what
  /// is above goes with it.
  private func lowestModal(emptiedBy going: [UIViewController]) -> UIViewController? {
    window?.presentedChain.first { root in
      if going.contains(root) { return true }
      guard let navigation = root as? UINavigationController else { return false }
      let screens = navigation.viewControllers
      return !screens.isEmpty && screens.allSatisfy(going.contains)
    }
  }

  /// Whether a controller is in a presented one, or in something that lies above it.
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
  /// Whether it is a part of a controller that holds others beside each other.
  fileprivate func isInside(_ holder: UIViewController) -> Bool {
    guard let anchor, anchor.isInside(holder) else { return false }
    return !contents.contains(holder)
  }
}
