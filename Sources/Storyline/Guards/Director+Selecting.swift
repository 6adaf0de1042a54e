import StorylineCore
import UIKit

// Guards, where people tap a tab.
extension Director {
  /// A person taps a tab. Returns whether UIKit may go on, for nobody has to be asked.
  ///
  /// Another tab leaves the flows that have nothing but what is in this one; the same one again leaves
  /// those that UIKit is about to pop.
  func maySelect(_ target: UIViewController, in tabs: TabWatcher) -> Bool {
    guard questions.hasGuards else { return true }
    reconcile()
    let front = tabs.front
    if front.contains(target) { return mayPopToRoot(target as? UINavigationController) }
    let ids = guarded(leaving: front.flatMap(screens).reversed())
    guard !ids.isEmpty else { return true }
    guard !questions.isAsking else { return false }
    ask(ids) { [weak tabs, weak target] mayLeave in
      if mayLeave, let target { tabs?.selectAsTapped(target) }
    }
    return false
  }

  private func mayPopToRoot(_ navigation: UINavigationController?) -> Bool {
    guard let screens = navigation?.viewControllers, let root = screens.first else { return true }
    let ids = guarded(leaving: screens.dropFirst().flatMap(self.screens).reversed())
    guard let first = ids.first else { return true }
    tryToLeave(ids, to: root, from: first)
    return false
  }
}
