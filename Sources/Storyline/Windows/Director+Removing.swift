import StorylineCore
import UIKit

// How screens are taken away.
extension Director {
  func takeAway(screensOf owner: CoordinatorID, animated: Bool) {
    let going = tree.screensBelow(owner).compactMap(screen)
    var staysInSight = going.contains { $0 === window?.rootViewController }
    for case let stack as StackWatcher in containersInOrder {
      guard let navigation = stack.navigation else { continue }
      let old = navigation.viewControllers
      let new = old.filter { each in !going.contains { $0 === each } }
      guard new.count < old.count else { continue }
      guard let top = new.last else {
        staysInSight = true
        continue
      }
      if old.starts(with: new) {
        navigation.popToViewController(top, animated: animated)
      } else {
        navigation.setViewControllers(new, animated: animated && top !== old.last)
      }
    }
    guard staysInSight else { return }
    // Neither a window nor a stack can be left empty.
    let left = tree.screensBelow(owner)
    untold += tree.leaveScreens(of: owner)
    for id in left { updateKeeping(of: id) }
  }
}
