import Foundation

/// The system's views over the app, as the controllers in front last requested them.
struct StatusBarState: Equatable {
  var style = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the interface under it is dark, which decides what the
  /// default style is.
  var isOnDark = false
  /// A Boolean value that indicates whether what is under the bar stands back behind a sheet, and
  /// leaves it on the window.
  var standsBack = false
  var isHidden = false
  var hidesHomeIndicator = false
  /// The edges at which the app's gestures come before the system's.
  var deferringEdges: UIRectEdge = []
  /// How it got to be hidden, or to be seen again.
  var change: DisplayAnimation?

  var content: SystemChrome.ContentStyle { content(onDark: isOnDark || standsBack) }

  /// At the other end of the screen, where the sheet is.
  var homeIndicatorContent: SystemChrome.ContentStyle { content(onDark: isOnDark) }

  private func content(onDark: Bool) -> SystemChrome.ContentStyle {
    switch style {
    case .default: onDark ? .lightContent : .darkContent
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    }
  }
}

extension Stage {
  /// The window whose controllers decide: the frontmost that fills the screen.
  var statusBarWindow: UIWindow? {
    windowsFrontToBack.first {
      $0.storedRoot != nil && $0.frame.size == device.geometry(in: orientation).size
    }
  }

  /// Something that the controllers were asked before may have changed.
  func setNeedsStatusBarUpdate() {
    needsStatusBarUpdate = true
    setNeedsTurn()
  }

  /// Updates the status bar after a controller's change. Inside an animation the status bar moves
  /// with it.
  func statusBarAnswersDidChange() {
    if AnimationGroup.current == nil { setNeedsStatusBarUpdate() } else { updateStatusBar() }
  }

  /// Asks the controllers in front. Returns whether anything is different now.
  @discardableResult
  func updateStatusBar() -> Bool {
    needsStatusBarUpdate = false
    var state = StatusBarState()
    let front = statusBarWindow?.storedRoot?.statusBarController
    let wishes = UIApplication.shared.statusBarOverrides
    if let wishes {
      state.style = wishes.style
      state.isHidden = wishes.isHidden
      state.hidesHomeIndicator =
        front?.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
    } else if let front {
      state.style = front.decider(\.childForStatusBarStyle).preferredStatusBarStyle
      state.isHidden = front.decider(\.childForStatusBarHidden).prefersStatusBarHidden
      state.hidesHomeIndicator =
        front.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }
    state.deferringEdges =
      front?.decider(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
    state.isOnDark = (front?.traitCollection ?? .device).userInterfaceStyle == .dark
    state.standsBack = statusBarWindow?.storedRoot?.viewIfLoaded?.recession.isIdentity == false
    // Since iOS 13 a phone in landscape has no status bar, whatever a controller returns.
    if !device.isPad, orientation.isLandscape { state.isHidden = true }
    if state.isHidden == statusBar.isHidden {
      state.change = statusBar.change
    } else if let kind = wishes?.animation
      ?? front?.decider(\.childForStatusBarHidden).preferredStatusBarUpdateAnimation
    {
      state.change = animation(kind, hides: state.isHidden)
    }
    guard state != statusBar else { return false }
    let room = screen.safeArea
    statusBar = state
    if room != screen.safeArea { for window in windows { window.setNeedsLayout() } }
    for window in windows { window.contentDidChange() }
    return true
  }

  // The status bar moves with the animation in which the update is requested, and at once outside
  // of any.
  private func animation(
    _ kind: UIStatusBarAnimation, hides: Bool
  ) -> DisplayAnimation? {
    guard let group = AnimationGroup.current, group.settings.duration > 0, kind != .none else {
      return nil
    }
    lastStatusBarAnimation += 1
    let bar = SystemChrome.statusBarFrame(for: device, orientation: orientation)
    let away = bar.offsetBy(dx: 0, dy: -bar.height)
    return DisplayAnimation(
      id: -lastStatusBarAnimation,
      property: kind == .fade ? .opacity(from: hides ? 1 : 0) : .frame(from: hides ? bar : away),
      curve: group.settings.timing.display, begin: clock.now,
      duration: group.settings.duration * clock.slowness)
  }
}

extension UIPresentationController {
  /// A Boolean value that indicates whether nothing else of the screen is left to see.
  fileprivate var coversScreen: Bool {
    presentationStyle == .fullScreen || presentationStyle == .overFullScreen
  }

  /// From the beginning of the presentation to the beginning of the dismissal.
  fileprivate var isShown: Bool {
    switch phase {
    case .presenting, .presented, .waitingToDismiss: true
    case .idle, .waitingToPresent, .dismissing: false
    }
  }
}

extension UIViewController {
  /// Follows the children that a controller names, to the one that is asked itself.
  func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    var asked: Set<UIViewController> = [self]
    while let next = controller[keyPath: child], asked.insert(next).inserted { controller = next }
    return controller
  }

  /// The controller that fills the screen: the topmost of what is presented over all of it, else this.
  var frontController: UIViewController { topmost(where: \.coversScreen) }

  /// The controller that gets keys without a first responder: the front child of the presented
  /// controller.
  var keyController: UIViewController {
    topmost { _ in true }.decider(\.childForHomeIndicatorAutoHidden)
  }

  /// The controller that decides about the status bar.
  var statusBarController: UIViewController {
    topmost {
      // 5.5.21: what lies over the full screen leaves the status bar to the controller…
      $0.coversScreen && $0.presentationStyle != .overFullScreen
        || $0.presentedViewController.modalPresentationCapturesStatusBarAppearance
    }
  }

  private func topmost(where decides: (UIPresentationController) -> Bool) -> UIViewController {
    let presentation = presentationsAbove.last { $0.isShown && decides($0) }
    return presentation?.presentedViewController ?? self
  }
}
