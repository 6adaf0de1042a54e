import StorylineCore
import UIKit

// Putting a screen in the place of others.
extension Director {
  /// Puts a screen where the screens of the showing flow are, in one change of the stack.
  func replace(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, animated: Bool
  ) throws(Refusal) {
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    // A flow that has screens replaces its own.
    let isFirst = tree[record.id]?.screensBelow == 0
    let showing = isFirst ? record.parent ?? record : record
    guard let navigation = navigation(for: showing) else { throw .noNavigationController }
    let old = navigation.viewControllers
    let own = Set(tree[showing.id]?.screens ?? [])
    let all = Set(tree.screensBelow(showing.id))
    func index(of screens: Set<ScreenID>) -> Int? {
      old.firstIndex { self.id(of: $0).map(screens.contains) ?? false }
    }
    guard let start = index(of: own) ?? index(of: all) else { throw .noNavigationController }
    let stack = stack(navigation)
    adopt(screen, as: id, by: record)
    tree.place(id, of: record.id, in: stack.container)
    navigation.setViewControllers(Array(old[..<start]) + [screen], animated: animated)
    if !navigation.viewControllers.contains(screen) { tree.notTaken(id) }
  }
}
