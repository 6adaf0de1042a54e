import StorylineCore
import UIKit

/// Watches one page view controller for a director, as its delegate, and passes everything on to the
/// delegate that the app set. The page view controller keeps it.
///
/// UIKit itself keeps no more than the pages that are seen and their neighbours: the list of those that
/// flows have shown is kept here, and is where people find the next page.
@MainActor
final class PageWatcher: PageDelegateForwarder, SiblingContainer, ControllerWatcher {
  static let kind = ContainerID.Kind.pages
  static let placement = Placement.page

  let state: ContainerState
  private(set) weak var pages: UIPageViewController?
  private let list = PageList()
  private let observer = ObserverView()
  private var life = DelegateLife()
  private weak var noted: UIViewController?

  init(_ pages: UIPageViewController, _ state: ContainerState) {
    self.pages = pages
    self.state = state
    super.init()
    observer.onWindowChange = { [weak director = state.director] in director?.setNeedsSettling() }
    associate(self, with: pages)
    install()
  }

  // MARK: Being the delegate

  func install() {
    guard let pages else { return }
    if pages.delegate !== self {
      original = pages.delegate
      life.follow(original)
      pages.delegate = self
    } else if life.hasEnded() {
      // UIKit checks again which methods are implemented.
      pages.delegate = nil
      pages.delegate = self
    }
    observer.observe(pages.viewControllers?.first?.viewIfLoaded)
  }

  func uninstall() {
    observer.onWindowChange = nil
    observer.removeFromSuperview()
    guard let pages else { return }
    if pages.delegate === self { pages.delegate = original }
    // What people see stays, and so do its neighbours.
    letGo()
  }

  override func swipeDidEnd(completed: Bool) {
    if !completed { director?.gestureWasCancelled(in: self) }
  }

  override func lookAgain() { director?.setNeedsSettling() }

  // Pages have no transition coordinator: a page that is turned back is not among those in front.
  var isSettled: Bool { true }

  // MARK: What it holds

  var controller: UIPageViewController? { pages }

  /// The pages of flows in order, and those that the app has brought.
  var slots: [UIViewController] {
    let shown = pages?.viewControllers ?? []
    let others = shown + (pages?.children ?? []).filter { !shown.contains($0) }
    return list.pages + others.filter { !list.pages.contains($0) }
  }

  var front: [UIViewController] { pages?.viewControllers ?? [] }

  // MARK: Changing it

  func refusal(for slot: Slot) -> Refusal? {
    guard let source = pages?.dataSource, source !== list else {
      // Two pages at a time would have to come together.
      return pages?.spineLocation == .mid ? .notAllowedThere : nil
    }
    return .pagesAreTheApps
  }

  func put(_ root: UIViewController, in slot: Slot) {
    list.pages.append(root)
    if front.isEmpty { turn(to: root, .forward) }
    listDidChange()
  }

  /// UIKit asks for neighbours once: it discards its cache when the data source is set again.
  private func listDidChange() {
    pages?.dataSource = nil
    pages?.dataSource = list
  }

  private func turn(to page: UIViewController, _ way: UIPageViewController.NavigationDirection) {
    pages?.setViewControllers([page], direction: way, animated: false)
  }

  func takeOut(_ roots: [UIViewController]) {
    guard roots.contains(where: list.pages.contains) else { return }
    if let current = front.first, let index = list.pages.firstIndex(of: current),
      roots.contains(current)
    {
      let after = list.pages[index...].first { !roots.contains($0) }
      let before = list.pages[..<index].last { !roots.contains($0) }
      // The last page cannot be taken out: it stays in sight.
      guard let next = after ?? before else {
        list.pages.removeAll { roots.contains($0) && $0 !== current }
        return listDidChange()
      }
      turn(to: next, after == nil ? .reverse : .forward)
    }
    list.pages.removeAll(where: roots.contains)
    listDidChange()
  }

  func reveal(_ root: UIViewController) {
    guard let index = list.pages.firstIndex(of: root) else { return }
    let current = front.first.flatMap(list.pages.firstIndex) ?? 0
    turn(to: root, index < current ? .reverse : .forward)
  }

  // MARK: Writing down

  func noteChanges(in director: Director) {
    let shown = front.first
    guard noted !== shown else { return }
    noted = shown
    director.note(.selected(container, shown.flatMap(director.lowestOwner)))
  }
}

/// The pages that flows have shown, one after the other.
@MainActor
private final class PageList: NSObject, UIPageViewControllerDataSource {
  var pages: [UIViewController] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }
}
