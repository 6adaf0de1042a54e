import Foundation

/// The end of a presentation, with everything that is presented above it.
///
/// Only the topmost is seen to go; what is between is simply removed.
@MainActor
final class ModalDismissal {
  /// The presentations that end, the lowest first.
  private let presentations: [UIPresentationController]
  private let bottom: UIPresentationController
  private let top: UIPresentationController
  private let isAnimated: Bool
  /// People dismissed it: the delegate is called.
  private let isByUser: Bool
  private let completion: (() -> Void)?
  private let announced: UIPresentationController

  init(
    of bottom: UIPresentationController, animated: Bool, byUser: Bool,
    completion: (() -> Void)?
  ) {
    presentations = [bottom] + bottom.presentedViewController.presentationsAbove
    self.bottom = bottom
    top = presentations.last ?? bottom
    // It is not visible where the presenter is not.
    isAnimated = animated && top.container?.window?.showsRoot == true
    isByUser = byUser
    self.completion = completion
    announced = bottom.announced
  }

  private var presenter: UIViewController { bottom.presentingViewController }
  /// A Boolean value that indicates whether the presenter is seen again.
  private var showsPresenter: Bool {
    bottom.removedPresentersView && bottom.container?.window?.isLive == true
      && presenter.hasVisiblePlace
  }
  private var between: [UIPresentationController] { presentations.dropLast() }

  /// 1.3.4 – called after the commit when animated; 1.3.8 – at once when not, and by a finger.
  @discardableResult
  func run(driver: (any UIViewControllerInteractiveTransitioning)? = nil) -> TransitionContext? {
    guard let container = top.container else { return nil }
    let leaving = top.presentedViewController
    let delegate = leaving.transitioningDelegate
    let custom =
      driver == nil && (isAnimated || top.presentationStyle == .custom)
      ? delegate?.animationController(forDismissed: leaving) : nil
    let interactor =
      driver
      ?? custom.flatMap {
        isAnimated ? delegate?.interactionControllerForDismissal(using: $0) : nil
      }
    let context = TransitionContext(
      from: leaving, to: presenter, containerView: container, isAnimated: isAnimated,
      style: top.presentationStyle, animator: custom ?? top.makeSystemAnimator(presents: false),
      interactor: interactor)
    context.fromView = top.presentedView
    context.toView = bottom.removedPresentersView ? presenter.viewIfLoaded : nil
    context.initialFrames[leaving] = top.presentedView?.frame ?? .zero
    context.finalFrames[presenter] = container.bounds
    context.onComplete = { [self] completed in completed ? finish(context) : cancel(context) }
    for presentation in presentations {
      presentation.phase = .dismissing
      presentation.running = context
      Stage.shared.beginTransition(presentation, "a dismissal of \(type(of: leaving))")
    }
    // 5.5.7 – only of what people do.
    if isByUser { bottom.listener?.presentationControllerWillDismiss(announced) }

    // 1.6.11: the presentation controller is called when its transition begins and ends.
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    for presentation in presentations.reversed() {
      // 2.5, 2.10 – true from the beginning, even if it is abandoned.
      presentation.presentedViewController.movement = .dismissed
      // 5.4.6 – covered controllers have disappeared already and get no calls.
      presentation.presentedViewController.beginAppearance(false, animated: isAnimated)
    }
    // 1.6.4: the dismissed controller disappears last.
    if showsPresenter { presenter.beginAppearance(true, animated: isAnimated) }
    context.coordinator.stopAcceptingAnimations()
    AnimationGroup.withoutAnimation {
      // 5.4.5 – as Apple describes it; later systems were reported to animate the lowest (low
      // confidence).
      for presentation in between { presentation.container?.isHidden = true }
      if bottom.removedPresentersView { bringPresenterBack() }
    }
    for presentation in presentations { presentation.isMoving = true }
    context.run()
    return context
  }

  private func bringPresenterBack() {
    bottom.restorePresentersView()
    presenter.setNeedsViewIsAppearing()
    guard presenter.viewIfLoaded?.window != nil else { return }
    presenter.deliverViewIsAppearing()
    if isAnimated { presenter.viewIfLoaded?.layoutSubtree() }
  }

  private func finish(_ context: TransitionContext) {
    let gone = presentations.map(\.presentedViewController)
    let ended = presentations.map(\.announced.presentedViewController)
    for presentation in presentations.reversed() {
      presentation.running = nil
      presentation.isMoving = false
      presentation.phase = .idle
      // 1.6.6, 5.4.7 – both ends are nil in the `did` callbacks.
      presentation.unlink()
      // 7.2, 7.6 – no controller is released in these calls.
      Stage.shared.keepAlive(presentation.presentedViewController)
    }
    AnimationGroup.withoutAnimation {
      for presentation in presentations.reversed() {
        presentation.container?.removeFromSuperview()
        presentation.presentedView?.alpha = 1
        presentation.presentedViewController.viewIfLoaded?.removeFromSuperview()
      }
    }
    for presentation in presentations.reversed() {
      Stage.shared.endTransition(presentation)
      // 1.6.11: the presentation controller is called when its transition begins and ends.
      presentation.dismissalTransitionDidEnd(true)
    }
    // 1.6.4 – "in" leads in the second half.
    if bottom.removedPresentersView { presenter.endAppearance() }
    for controller in gone.reversed() { controller.endAppearance() }
    // 2.5 – false again in the completion, and whatever becomes of it later.
    for controller in gone { controller.movement = .none }
    context.close()
    // 5.5.7: the delegate is asked about dismissals by the user only.
    if isByUser { announced.storedDelegate?.presentationControllerDidDismiss(announced) }
    // 5.4.8: the completion of a dismissal runs after viewDidDisappear.
    // 1.6.7: the completion runs after viewDidAppear, or viewDidDisappear.
    completion?()
    tellTopOfUser()
    for controller in ended.reversed() { controller.presentationDidEnd() }
    for presentation in presentations {
      presentation.tearDown()
      presentation.performWaiting()
    }
  }

  /// Calls the delegate of the top presentation about a dismissal by people.
  private func tellTopOfUser() {
    // 5.6.5 – not of what the app does by itself.
    guard isByUser else { return }
    top.presentedViewController.wasDismissedByUser()
  }

  /// 1.6.10 – everyone is where they were; who had begun to disappear appears again.
  private func cancel(_ context: TransitionContext) {
    let animated = context.isAnimated
    for presentation in presentations {
      presentation.running = nil
      presentation.isMoving = false
      presentation.phase = .presented
    }
    for controller in presentations.map(\.presentedViewController) { controller.movement = .none }
    if bottom.removedPresentersView { presenter.beginAppearance(false, animated: animated) }
    let back = presentations.map(\.presentedViewController).filter { controller in
      controller.appearance.state == .disappearing
    }
    for controller in back { controller.beginAppearance(true, animated: animated) }
    AnimationGroup.withoutAnimation {
      for presentation in between { presentation.container?.isHidden = false }
      if bottom.removedPresentersView { presenter.viewIfLoaded?.removeFromSuperview() }
      for presentation in presentations { presentation.layoutPresentedView() }
    }
    for presentation in presentations.reversed() {
      Stage.shared.endTransition(presentation)
      presentation.dismissalTransitionDidEnd(false)
    }
    for controller in back {
      controller.setNeedsViewIsAppearing()
      controller.endAppearance()
    }
    if bottom.removedPresentersView { presenter.endAppearance() }
    context.close()
    for presentation in presentations { presentation.performWaiting() }
  }
}

extension UIViewController {
  /// The presentations above this controller and above those in it, the lowest first.
  var presentationsAbove: [UIPresentationController] {
    var above: [UIPresentationController] = []
    for child in children { above += child.presentationsAbove }
    if let presented = storedPresented, let presentation = presented.activePresentation {
      above.append(presentation)
      above += presented.presentationsAbove
    }
    return above
  }
}
