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
    let isFirst = tree.hasNoScreens(record.id)
    let showing = isFirst ? record.parent ?? record : record
    guard let (navigation, start) = segment(of: showing) else { throw .noNavigationController }
    let old = navigation.viewControllers
    leaveGuards.permit(leaving: old[start...].reversed().flatMap(screens))
    let stack = reconciler.stack(navigation)
    flows.adopt(screen, as: id, by: record, in: stack.container)
    navigation.setViewControllers(Array(old[..<start]) + [screen], animated: animated)
    if !navigation.viewControllers.contains(screen) { flows.notTaken(id) }
  }

  /// The stack with the screens of a flow, or else of those that it shows, and where they begin.
  func segment(of showing: FlowRecord) -> (navigation: UINavigationController, start: Int)? {
    guard let navigation = navigation(for: showing) else { return nil }
    let old = navigation.viewControllers
    let own = Set(tree[showing.id]?.screens ?? [])
    let all = Set(tree.screensBelow(showing.id))
    func index(of screens: Set<ScreenID>) -> Int? {
      old.firstIndex { self.id(of: $0).map(screens.contains) ?? false }
    }
    return (index(of: own) ?? index(of: all)).map { (navigation, $0) }
  }
}
