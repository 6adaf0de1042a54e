import Foundation

// A presentation in the context of a controller stays with that controller: it leaves with it when
// another tab is selected or columns become one, and comes back with it.

extension UIViewController {
  /// The presentation that has taken away the view of this controller, or is about to.
  private var covering: UIPresentationController? {
    guard let presentation = storedPresented?.activePresentation,
      presentation.removedPresentersView
    else { return nil }
    return presentation
  }

  /// A Boolean value that indicates whether the view is away, or on its way, because of what is
  /// presented.
  var isCovered: Bool {
    switch covering?.phase {
    case .presenting, .presented, .waitingToDismiss: true
    case .idle, .waitingToPresent, .dismissing, nil: false
    }
  }

  /// The view in this controller's place in its parent: its own, or the one that has replaced it.
  var viewInPlace: UIView? {
    // 5.1.8 – it is where its context is.
    if let covering, !covering.shouldPresentInFullscreen, covering.phase != .presenting, isCovered {
      return covering.container
    }
    return viewIfLoaded
  }

  /// Completes a presentation or a dismissal in the context of this controller, because the rest is
  /// not visible.
  func endContextTransition() {
    guard let presentation = storedPresented?.activePresentation,
      !presentation.shouldPresentInFullscreen
    else { return }
    presentation.arriveNow()
  }

  /// The same as ``viewInPlace``, after loading the view.
  var loadedViewInPlace: UIView? {
    startLoadingView()
    return viewInPlace
  }

  /// Takes out of the parent's view what stands there for this controller.
  func leavePlace() {
    endContextTransition()
    viewIfLoaded?.removeFromSuperview()
    viewInPlace?.removeFromSuperview()
  }

  /// A Boolean value that indicates whether this controller is seen where it is, as far as that
  /// depends on what is around it.
  var hasVisiblePlace: Bool {
    guard let parent else { return true }
    guard parent.showsChild(self) else { return false }
    return parent.appearance.state == .appearing || parent.appearance.state == .appeared
  }
}

extension UIView {
  /// The controller that this view stands for where it is.
  var placedController: UIViewController? {
    viewController ?? (self as? UITransitionView)?.presentation?.presentingViewController
  }
}
