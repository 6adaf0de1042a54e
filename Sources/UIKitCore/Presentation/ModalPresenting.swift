import Foundation

// How a presentation comes about. The links between the controllers are there since `present`.

extension UIPresentationController {
  /// 1.3.4 – called after the commit when animated; 1.3.7 – inside `present` when not.
  func runPresentation(
    from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard phase == .waitingToPresent else { return }
    let presented = presentedViewController
    let presenter = presentingViewController
    guard presenter.viewIfLoaded?.window != nil else {
      // It left the screen in the turn in which it was asked to present.
      Console.log("[Presentation] " + presenter.refusalOffScreen(of: presented, from: source))
      unlink()
      Stage.shared.endTransition(self)
      tearDown()
      return
    }
    phase = .presenting
    // 5.5.14, 5.5.15 – asked before the `will` callbacks (low confidence).
    let custom =
      animated || presentationStyle == .custom
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = custom.flatMap {
      animated
        ? presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        : nil
    }
    let container = makeContainer()
    presented.startLoadingView()
    removedPresentersView = shouldRemovePresentersView && !presenter.isInsidePopover

    let context = TransitionContext(
      from: presenter, to: presented, containerView: container, isAnimated: animated,
      style: presentationStyle, animator: custom ?? makeSystemAnimator(presents: true),
      interactor: interactor)
    context.fromView = removedPresentersView ? presenter.viewIfLoaded : nil
    AnimationGroup.withoutAnimation { preparePresentedView() }
    context.toView = presentedView
    context.initialFrames[presenter] = presenter.viewIfLoaded?.frame ?? .zero
    context.finalFrames[presented] = frameOfPresentedViewInContainerView
    running = context
    context.onComplete = { [self] completed in
      completed ? didPresent(context, completion) : cancelPresenting(context)
    }

    // 5.5.4: the delegate gets `.none` when the presentation does not adapt.
    listener?.presentationController(
      announced, willPresentWithAdaptiveStyle: original == nil ? .none : presentationStyle,
      transitionCoordinator: context.coordinator)
    // 1.6.11 – before `viewWillAppear` (low confidence).
    presentationTransitionWillBegin()
    // 2.5 – true in all callbacks of this appearance; 2.6 – for a container, not for its children.
    presented.movement = .presented
    // 1.6.3 – the presenter only where its view is taken away.
    if removedPresentersView { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)

    context.coordinator.stopAcceptingAnimations()
    AnimationGroup.withoutAnimation {
      // An animator of the app's own puts the view in by itself.
      if custom == nil { placePresentedView() }
      presented.setNeedsViewIsAppearing()
      layOutPresented(animated: animated)
    }
    isMoving = true
    context.run()
    if !context.isCompleted {
      AnimationGroup.withoutAnimation { layOutPresented(animated: animated) }
    }
  }

  private func layOutPresented(animated: Bool) {
    guard presentedView?.window != nil else { return }
    presentedViewController.deliverViewIsAppearing()
    if animated { presentedView?.layoutSubtree() }
  }

  private func makeContainer() -> UITransitionView {
    let presenterView = presentingViewController.viewIfLoaded
    let home: UIView?
    let frame: CGRect
    if shouldPresentInFullscreen {
      home = presenterView?.window
      frame = home?.bounds ?? .zero
    } else if shouldRemovePresentersView {
      home = presenterView?.superview
      frame = presenterView?.frame ?? .zero
    } else {
      // A presentation that does not remove the context's view moves with that view.
      home = presenterView
      frame = presenterView?.bounds ?? .zero
    }
    let container = UITransitionView(presentation: self, frame: frame)
    self.container = container
    home?.addSubview(container)
    if home === presenterView { (home as? UIScrollView)?.pinnedView = container }
    return container
  }

  // 1.6.3 – "in" leads in the second half.
  private func didPresent(_ context: TransitionContext, _ completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenter = presentingViewController
    phase = .presented
    running = nil
    isMoving = false
    AnimationGroup.withoutAnimation {
      if removedPresentersView { removePresentersView() }
      layoutPresentedView()
    }
    Stage.shared.endTransition(self)
    // 1.6.11: the presentation controller is called when its transition begins and ends.
    presentationTransitionDidEnd(true)
    // 1.6.3: a presenter that is covered disappears last.
    // 1.6.5: sheet present: B.viewWillAppear, B.viewIsAppearing, B.viewDidAppear…
    presented.endAppearance()
    if removedPresentersView { presenter.endAppearance() }
    // 2.5, 2.8 – false again in the completion, and when it is covered later.
    presented.movement = .none
    context.close()
    // 1.6.7: the completion runs after viewDidAppear, or viewDidDisappear.
    completion?()
    performWaiting()
  }

  /// Ends an interactive presentation that went back to its beginning: nothing is presented.
  private func cancelPresenting(_ context: TransitionContext) {
    let presented = presentedViewController
    let presenter = presentingViewController
    running = nil
    isMoving = false
    phase = .idle
    presented.beginAppearance(false, animated: context.isAnimated)
    if removedPresentersView {
      presenter.beginAppearance(true, animated: context.isAnimated)
      // 1.2.4 – in this appearance as in any other.
      presenter.setNeedsViewIsAppearing()
    }
    unlink()
    let container = container
    AnimationGroup.withoutAnimation {
      presentedView?.removeFromSuperview()
      container?.removeFromSuperview()
    }
    Stage.shared.endTransition(self)
    presentationTransitionDidEnd(false)
    presented.endAppearance()
    if removedPresentersView { presenter.endAppearance() }
    presented.movement = .none
    context.close()
    Stage.shared.keepAlive(presented)
    tearDown()
    performWaiting()
  }

  // MARK: The presenter's view

  private func removePresentersView() {
    let view = presentingViewController.viewIfLoaded
    presentersPlace = view?.superview
    if !shouldPresentInFullscreen, let container, let view, let place = view.superview {
      // The current place of the view, which may have moved meanwhile.
      if container.superview !== place { place.insertSubview(container, aboveSubview: view) }
      container.frame = view.frame
    }
    view?.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was, unless it has no place there any more.
  func restorePresentersView() {
    let presenter = presentingViewController
    // If both are out of the window, the next container that shows them inserts the view.
    let isInWindow = presentersPlace is UIWindow
    let place =
      shouldPresentInFullscreen && !isInWindow ? presentersPlace : container?.superview
    guard let container, let place, let view = presenter.viewIfLoaded, view.superview == nil,
      presenter.hasPlace(in: place)
    else { return }
    if container.superview === place {
      place.insertSubview(view, belowSubview: container)
      view.frame = container.frame
    } else {
      place.insertSubview(view, at: 0)
      view.frame = place.bounds
    }
  }

  // MARK: Links

  /// 5.1.5, 5.1.6 – both ends know of each other from the call on.
  func link() {
    // 1.4.8 – the presenter keeps what it presents.
    presentingViewController.storedPresented = presentedViewController
    presentedViewController.storedPresenter = presentingViewController
  }

  func unlink() {
    if presentingViewController.storedPresented === presentedViewController {
      presentingViewController.storedPresented = nil
    }
    presentedViewController.storedPresenter = nil
    // 5.5.5 – the next presentation makes a new one.
    presentedViewController.storedPresentation = nil
    original?.presentedViewController.storedPresentation = nil
  }

  /// Lets go of everything without any callback; only for starting over.
  ///
  /// The presented controller, its presentation and the view of that retain each other until a
  /// dismissal.
  func leaveStage() {
    unlink()
    container?.presentation = nil
    container = nil
    running = nil
    waiting = []
  }

  /// Completes the running presentations at once, and takes back a drag.
  func arriveNow() {
    giveUpInteraction()
    running?.arriveNow()
  }

  func performWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }
}

extension UIViewController {
  /// 1.6.8 – whether what shows this controller, or something below it, is a popover.
  var isInsidePopover: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.storedPresentation is UIPopoverPresentationController,
        current.storedPresentation?.adapted == nil
      {
        return true
      }
      controller = current.parent ?? current.storedPresenter
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the view of this controller still belongs where
  /// it was.
  fileprivate func hasPlace(in place: UIView) -> Bool {
    if let window = place as? UIWindow {
      // 1.4.7 – a root that was replaced in the meantime does not come back. One that is hidden takes
      // its root in when it is shown.
      return window.storedRoot === self && window.showsRoot
    }
    return parent != nil || storedPresenter != nil
  }
}
