import StorylineCore
import UIKit

/// Watches one tab bar controller for a director, as its delegate, and passes everything on to the
/// delegate that the app set. The tab bar controller keeps it.
///
/// UIKit has no callback for a selection in code. An invisible view in the selected controller
/// detects it by leaving the window.
@MainActor
final class TabWatcher: TabDelegateForwarder, SiblingContainer, ControllerWatcher {
  static let kind = ContainerID.Kind.tabs
  static let placement = Placement.tab

  let state: ContainerState
  private(set) weak var tabs: UITabBarController?
  private let observer = ObserverView()
  private weak var noted: UIViewController?
  private var life = DelegateLife()
  private let list: TabList

  init(_ tabs: UITabBarController, _ state: ContainerState) {
    self.tabs = tabs
    self.state = state
    list = TabList(tabs)
    super.init()
    observer.onWindowChange = { [weak director = state.director] in director?.setNeedsSettling() }
    associate(self, with: tabs)
    install()
  }

  // MARK: Being the delegate

  func install() {
    guard let tabs else { return }
    let answersDiffer = prepare(for: tabs)
    if tabs.delegate !== self {
      original = tabs.delegate
      life.follow(original)
      tabs.delegate = self
    } else if life.hasEnded() || answersDiffer {
      // UIKit checks again which methods are implemented.
      tabs.delegate = nil
      tabs.delegate = self
    }
    observer.observe(list.selected?.viewIfLoaded)
    list.restoreLabels()
  }

  func uninstall() {
    observer.onWindowChange = nil
    observer.removeFromSuperview()
    guard let tabs else { return }
    if tabs.delegate === self { tabs.delegate = original }
    letGo()
  }

  override func maySelect(_ controller: UIViewController) -> Bool {
    director?.maySelect(controller, in: self) ?? true
  }

  override func lookAgain() { director?.setNeedsSettling() }

  /// Selects the tab that a person has tapped, after the guards have agreed. The app's delegate is
  /// called as if the tap had selected it at once.
  func selectAsTapped(_ controller: UIViewController) {
    guard let tabs else { return }
    if let more = controller as? UINavigationController, front.first?.parent === more {
      // From what was chosen in the list to the list itself.
      more.popToRootViewController(animated: true)
      tell(tabs, didSelect: controller)
    } else if #available(iOS 18.0, *), tabs.usesTabs {
      let previous = tabs.selectedTab
      list.select(controller)
      if let selected = tabs.selectedTab {
        tell(tabs, didSelectTab: selected, previous: previous)
      }
    } else {
      tabs.selectedViewController = controller
      tell(tabs, didSelect: controller)
    }
    director?.setNeedsSettling()
  }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    tabs?.transitionCoordinator
  }

  // MARK: What it holds

  var controller: UITabBarController? { tabs }

  var slots: [UIViewController] { list.controllers }

  var front: [UIViewController] {
    guard let selected = list.selected else { return [] }
    let slots = slots
    if slots.contains(selected) { return [selected] }
    // The list of those that have no place on the bar: what was chosen there lies above it.
    let shown = (selected as? UINavigationController)?.viewControllers ?? []
    return slots.filter(shown.contains)
  }

  var isSettled: Bool {
    guard let tabs, let window = tabs.viewIfLoaded?.window, !window.isHidden else { return true }
    guard tabs.transitionCoordinator == nil else { return false }
    guard let selected = list.selected else { return true }
    return selected.viewIfLoaded?.window != nil || selected.presentedViewController != nil
  }

  // MARK: Changing it

  func put(_ root: UIViewController, in slot: Slot) {
    guard case .tab(let label) = slot.kind else { return }
    list.add(root, label)
  }

  func takeOut(_ roots: [UIViewController]) {
    list.remove(roots)
  }

  func reveal(_ root: UIViewController) {
    list.select(root)
  }

  func remember() -> (@MainActor () -> Void)? { list.remember() }

  // MARK: Writing down

  func noteChanges(in director: Director) {
    let selected = front.first
    guard noted !== selected else { return }
    noted = selected
    director.note(.selected(container, selected.flatMap(director.lowestOwner)))
  }
}
