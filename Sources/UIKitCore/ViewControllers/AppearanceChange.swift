import Foundation

/// The appearance callbacks that follow from moving views into or out of a visible window.
///
/// Controllers with another driver of their appearance (a navigation controller, a presentation, an
/// open `beginAppearanceTransition`) are left alone.
@MainActor
struct AppearanceChange {
  private let view: UIView
  private var appearing: [UIViewController]
  private let disappearing: [UIViewController]

  init(of view: UIView, from old: UIWindow?, to new: UIWindow?, into newSuperview: UIView?) {
    self.view = view
    let wasLive = old?.isLive ?? false
    let isLive = new?.isLive ?? false
    guard wasLive != isLive else {
      appearing = []
      disappearing = []
      return
    }
    var controllers: [UIViewController] = []
    Self.collect(in: view, movedRoot: view, into: &controllers)
    appearing = isLive ? controllers.filter(\.appearance.canAppear) : []
    disappearing = wasLive ? controllers.filter(\.appearance.canDisappear) : []
  }

  // 1.9.5 – the outermost controllers of the moved tree, whose callbacks go on to their children,
  // and strangers inside of it, which get callbacks for this move all the same.
  private static func collect(
    in view: UIView, movedRoot: UIView, into controllers: inout [UIViewController]
  ) {
    if let controller = view.viewController {
      if controller.followsWindow(movedRoot: movedRoot) { controllers.append(controller) }
    }
    for subview in view.subviews { collect(in: subview, movedRoot: movedRoot, into: &controllers) }
  }

  /// 1.3.1, 1.3.2 – sends the `will` half inside the call that moves the view, before it moves.
  mutating func begin() {
    // 1.9.3 – viewWillDisappear is called inside removeFromSuperview.
    for controller in disappearing { controller.beginAppearance(false, animated: false) }
    // 1.9.3 – viewWillAppear is called inside addSubview.
    appearing = appearing.filter { controller in
      // One of the callbacks before may have taken it away.
      guard controller.viewIfLoaded?.isDescendant(of: view) == true else { return false }
      controller.beginAppearance(true, animated: false)
      return true
    }
  }

  /// The view has moved: the rest comes with layout and after the commit.
  func enteredHierarchy() {
    for controller in appearing { controller.setNeedsViewIsAppearing() }
    for controller in appearing + disappearing {
      // 1.3.1, 1.3.2, 1.9.3 – the `did` half comes after the commit.
      Stage.shared.performAfterCommit { controller.endAppearance() }
    }
  }
}
