import StorylineCore
import UIKit

/// Watches one tab bar controller for a director, as its delegate, and passes everything on to the
/// delegate that the app set. The tab bar controller keeps it.
///
/// UIKit tells nobody of a selection in code: an invisible view in what is selected does, when that
/// leaves the window.
@MainActor
final class TabWatcher: TabDelegateForwarder, Holder {
  let container: ContainerID
  weak var director: Director?
  private(set) weak var tabs: UITabBarController?
  var cause: Reason?
  weak var carrier: ModalWatcher?
  private weak var watched: (any UIViewControllerTransitionCoordinator)?
  private(set) var awaitsTransition = false
  private let probe = Probe()
  private weak var noted: UIViewController?
  private var life = DelegateLife()
  private let list: TabList

  init(_ tabs: UITabBarController, container: ContainerID, director: Director) {
    self.tabs = tabs
    self.container = container
    self.director = director
    list = TabList(tabs)
    super.init()
    probe.onMove = { [weak director] in director?.setNeedsSettling() }
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
      // UIKit asks anew what is implemented.
      tabs.delegate = nil
      tabs.delegate = self
    }
    probe.watch(list.selected?.viewIfLoaded)
  }

  func uninstall() {
    probe.onMove = nil
    probe.removeFromSuperview()
    guard let tabs else { return }
    if tabs.delegate === self { tabs.delegate = original }
    removeAssociated(TabWatcher.self, from: tabs)
  }

  override func maySelect(_ controller: UIViewController) -> Bool {
    director?.maySelect(controller, in: self) ?? true
  }

  override func lookAgain() { director?.setNeedsSettling() }

  /// Selects what a person has tapped, after somebody was asked: the app hears of it as if it had been
  /// done at once.
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

  /// Asks the running transition, if there is one, to tell of its end, cancelled or not.
  func watchTransition() {
    guard let transition = tabs?.transitionCoordinator, transition !== watched else { return }
    watched = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      guard let self else { return }
      if context.isCancelled { director?.stayed(self) }
      director?.setNeedsSettling()
    }
  }

  // MARK: What it holds

  var anchor: UIViewController? { tabs }

  var seats: [UIViewController] { list.controllers }

  var front: [UIViewController] {
    guard let selected = list.selected else { return [] }
    let seats = seats
    if seats.contains(selected) { return [selected] }
    // The list of those that have no place on the bar: what was chosen there lies above it.
    let shown = (selected as? UINavigationController)?.viewControllers ?? []
    return seats.filter(shown.contains)
  }

  var isSettled: Bool {
    guard let tabs, let window = tabs.viewIfLoaded?.window, !window.isHidden else { return true }
    guard tabs.transitionCoordinator == nil else { return false }
    guard let selected = list.selected else { return true }
    return selected.viewIfLoaded?.window != nil || selected.presentedViewController != nil
  }

  // MARK: Changing it

  func put(_ root: UIViewController, in seat: Seat) {
    list.append(root)
  }

  func takeOut(_ roots: [UIViewController]) {
    list.remove(roots)
  }

  func reveal(_ root: UIViewController) {
    list.select(root)
  }

  // MARK: Writing down

  func noteChanges(in director: Director) {
    let selected = front.first
    guard noted !== selected else { return }
    noted = selected
    director.tree.note(.selected(container, selected.flatMap(director.lowestOwner)))
  }
}
