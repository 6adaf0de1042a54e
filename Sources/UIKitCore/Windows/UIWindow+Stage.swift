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
    guard !isHidden else { return false }
    var changed = isDirty
    isDirty = false
    // A layout may ask for another one; an endless one is stopped and said by `settle()`.
    var passes = 0
    while needsLayout || descendantNeedsLayout, passes < 10 {
      layoutTree(inherited: nil)
      changed = true
      passes += 1
    }
    return changed
  }

  /// Shows or takes away the root when the window came on the screen or left it.
  func updateLiveness() {
    // 5.8.3 – in an app with scenes, a window without one is not shown.
    let hasPlace = windowScene != nil || !UIApplication.shared.usesScenes || isSystemWindow
    let live = !isHidden && hasPlace
    guard live != isLive else { return }
    if live {
      isLive = true
      installRoot()
    } else {
      storedRoot?.viewIfLoaded?.removeFromSuperview()
      isLive = false
    }
    contentDidChange()
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
    if isLive { installRoot() }
    contentDidChange()
  }

  private func installRoot() {
    guard let root = storedRoot, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, at: 0)
  }

  /// Takes the window off the stage without any callback; only for starting over.
  func leaveStage() {
    for view in subviews { view.superview = nil }
    subviews = []
    storedRoot = nil
    isLive = false
    Stage.shared.remove(self)
  }
}
