import UIKit

/// Keeps the root of a window, so that another root that came unasked can be taken back.
///
/// UIKit has no callback for a new root: an invisible view in the old one detects that it leaves
/// the window.
@MainActor
final class RootBarrier: Barrier {
  private weak var window: UIWindow?
  private unowned let director: Director
  private var root: UIViewController?
  private var observer: ObserverView?

  init(_ window: UIWindow, in director: Director) {
    self.window = window
    self.director = director
  }

  func close(for guards: LeaveGuards) -> Bool {
    guard let root = window?.rootViewController,
      !guards.guarded(leaving: director.screensAway(with: root)).isEmpty
    else { return false }
    self.root = root
    let observer = observer ?? makeObserver()
    self.observer = observer
    observer.observe(root.viewIfLoaded)
    return true
  }

  private func makeObserver() -> ObserverView {
    let observer = ObserverView()
    observer.onWindowChange = { [weak director] in director?.setNeedsSettling() }
    return observer
  }

  func open() {
    root = nil
    observer?.onWindowChange = nil
    observer?.removeFromSuperview()
  }

  // MARK: Putting back

  let order = Int.min

  var missing: [UIViewController] {
    // An app that takes the root away and sets no other one closes the window.
    guard let root, let window, window.rootViewController != nil, !window.holds(root),
      root.outer == nil
    else { return [] }
    return [root]
  }

  func putBack() -> PutBack {
    guard let window, let root else { return .impossible }
    let other = window.rootViewController
    window.rootViewController = root
    return .done { [weak window, weak root] in
      guard let window else { return }
      // UIKit would keep what the old root presents.
      guard let root, root.presentedViewController != nil else {
        return window.rootViewController = other
      }
      root.dismiss(animated: false) { window.rootViewController = other }
    }
  }
}
