import Foundation

extension UIWindow {
  private static var lastOrder = 0

  func showInFront() {
    Self.lastOrder += 1
    order = Self.lastOrder
    isHidden = false
    contentDidChange()
  }

  func contentDidChange() {
    isDirty = true
    Stage.shared.setNeedsTurn()
  }

  /// Lays out what asked for it; part of every turn. Returns whether anything changed.
  func commitLayout() -> Bool {
    // 1.4.9 – views that a window has from the beginning are laid out before it is shown.
    guard !isHidden || !hasBeenShown else { return false }
    var changed = isDirty
    isDirty = false
    // A layout may request another one; `settle()` stops an endless one and reports it.
    var passes = 0
    while needsLayout || descendantNeedsLayout, passes < 10 {
      layoutTree(inherited: nil)
      changed = true
      passes += 1
    }
    if Stage.shared.displays.run(in: self) { changed = true }
    return changed
  }

  /// 5.8.3 – whether the window is on the screen: in an app with scenes, one without a scene is not.
  ///
  /// Controllers appear in one that never had a scene all the same, as tests of apps rely on (medium
  /// confidence); they disappear where the scene goes.
  var isShown: Bool {
    showsRoot && (windowScene != nil || !UIApplication.shared.usesScenes || isSystemWindow)
  }

  /// Installs the root when the window is shown, and takes it away when it is hidden.
  func updateLiveness() {
    let live = !isHidden && !hasLostScene
    guard live != showsRoot else { return }
    if live {
      showsRoot = true
      hasBeenShown = true
      takeAppearance()
      // 1.4.2 – loads the root and announces it, inside the call.
      if !isRootCovered { installRoot() }
      bringPresentationsBack()
    } else {
      takePresentationsAway()
      storedRoot?.viewIfLoaded?.removeFromSuperview()
      showsRoot = false
    }
    contentDidChange()
  }

  /// A Boolean value that indicates whether a presentation has taken the root's view away.
  private var isRootCovered: Bool {
    hiddenPresentations.contains {
      $0.presentation?.removedPresentersView == true
        && $0.presentation?.presentingViewController === storedRoot
    }
  }

  // Moving presentations arrive at once, because they are not visible.
  private func takePresentationsAway() {
    for presentation in storedRoot?.presentationsAbove.reversed() ?? [] { presentation.arriveNow() }
    let containers = subviews.compactMap { $0 as? UITransitionView }
    // 1.4.7 – also those whose presenter has gone.
    for container in containers.reversed() { container.presentation?.arriveNow() }
    hiddenPresentations =
      containers
      .filter { $0.presentation?.isPresented == true }
    // 1.3.2 – the topmost first, for what it covers has disappeared already.
    for container in hiddenPresentations.reversed() { container.removeFromSuperview() }
  }

  private func bringPresentationsBack() {
    let containers = hiddenPresentations.filter { $0.presentation?.isPresented == true }
    hiddenPresentations = []
    // 1.3.1: a view appears inside the call that adds it to a visible window.
    for container in containers {
      container.frame = bounds
      // Not with `addSubview`, which keeps the window for a turn: 7.16 is about the app's own views.
      insertSubview(container, at: subviews.count)
    }
  }

  // 1.4.5, 1.4.6 – the old root leaves first.
  func replaceRoot(with root: UIViewController?) {
    let old = storedRoot
    storedRoot = root
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      // 7.4 – a replaced root is released when the turn's pool drains.
      Stage.shared.keepAlive(old)
    }
    // 1.4.1, 1.4.6 – nothing is loaded before the window is shown.
    if showsRoot { installRoot() }
    contentDidChange()
  }

  private func installRoot() {
    guard let root = storedRoot, let view = root.view else { return }
    // 1.1.11 – final from the first layout on, which comes before `viewIsAppearing`.
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    // 1.3.10 – in the call: the root may present at once.
    insertSubview(view, at: 0)
  }

  /// Takes the window off the stage without any callback; only for starting over.
  func leaveStage() {
    for presentation in storedRoot?.presentationsAbove ?? [] { presentation.leaveStage() }
    for view in subviews { view.superview = nil }
    subviews = []
    storedRoot = nil
    hiddenPresentations = []
    showsRoot = false
    hasBeenShown = true
    Stage.shared.remove(self)
  }
}
