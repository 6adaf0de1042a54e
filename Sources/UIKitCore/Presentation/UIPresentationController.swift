public import Foundation

/// Manages one presentation from its beginning to its end: where the presented view goes, what else
/// is shown around it, and how both come and go.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  // MARK: Creating

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: Who takes part

  /// The controller that is presented.
  open internal(set) var presentedViewController: UIViewController

  /// The controller that presents. Before anything does, the presented one itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  // Sheets and popovers have a delegate of a narrower type by the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The style with which the presentation was made.
  open internal(set) var presentationStyle: UIModalPresentationStyle

  // MARK: Adapting

  /// The style that the presentation has where it is shown; `.none` when it keeps its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptiveStyle(in: traitCollection)
  }

  /// The style to use instead of ``presentationStyle`` in some traits; the base keeps its own.
  @discardableResult
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  // MARK: Views

  /// The view in which the presentation takes place; `nil` before it begins and after it ended.
  open var containerView: UIView? { container }

  /// The view that comes and goes: the presented controller's, unless it is shown in another one.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of ``presentedView`` while it is presented.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presentation covers the screen, not only the
  /// presenter's view.
  open var shouldPresentInFullscreen: Bool { true }

  /// 1.6.2 – whether the presenter's view is taken away while it is covered.
  /// 5.6.4 – not by an alert.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  // In this order; each once for every transition that begins.

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection ?? .device
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Size

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    preferredSizeDidChange()
  }

  /// Returns the size for the presented controller; one that keeps its size is not called.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = presentedViewController.viewIfLoaded else { return parentSize }
    return view.bounds.size == self.container?.bounds.size ? parentSize : view.bounds.size
  }

  /// Called before the container gets another size; overrides call super, which calls the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let content = self.size(
      forChildContentContainer: presented, withParentContainerSize: size)
    guard content != presented.viewIfLoaded?.bounds.size else { return }
    presented.viewWillTransition(to: content, with: coordinator)
  }

  /// Called before the traits change; overrides call super, which calls the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = presentedViewController.adapted(newCollection)
    guard traits != presentedViewController.traitCollection else { return }
    presentedViewController.willTransition(to: traits, with: coordinator)
  }

  // MARK: - Inside the stage

  /// How far the presentation has come.
  enum Phase {
    case idle, waitingToPresent, presenting, presented, waitingToDismiss, dismissing
  }

  weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Retained, like the presented one: a controller that is not dismissed is not released.
  var presenter: UIViewController?
  var phase = Phase.idle
  var container: UITransitionView?
  /// The transition that runs, with its coordinator.
  var running: TransitionContext?
  /// The functions to call at the end of the transition.
  var waiting: [() -> Void] = []
  /// The views have begun to move.
  var isMoving = false
  /// The presenter's view was taken away, out of this view.
  weak var presentersPlace: UIView?
  var removedPresentersView = false
  /// The controller that manages the adapted presentation in place of this one.
  var adapted: UIPresentationController?
  /// The presentation of which this one is the adapted form.
  weak var original: UIPresentationController?

  /// 5.2.2: while a transition runs nothing else is presented or dismissed.
  var isInTransition: Bool {
    switch phase {
    case .idle, .presented: false
    case .waitingToPresent, .presenting, .waitingToDismiss, .dismissing: true
    }
  }

  /// A Boolean value that indicates whether it is there, and has not begun to go.
  var isPresented: Bool { phase == .presented || phase == .waitingToDismiss }

  /// A Boolean value that indicates whether the presentation changes its style where there is
  /// little room.
  var canAdapt: Bool { true }

  /// Puts the controller's view into what is presented of it, where that is more than the view.
  func preparePresentedView() {}

  /// Puts ``presentedView`` where the system's animations move it from.
  func placePresentedView() {
    guard let container, let presentedView else { return }
    presentedView.translatesAutoresizingMaskIntoConstraints = true
    presentedView.frame = frameOfPresentedViewInContainerView
    if presentedView.superview !== container { container.addSubview(presentedView) }
  }

  /// The container was resized, or asked for a layout.
  func layoutPresentedView() {}

  /// Returns a Boolean value that indicates whether a touch beside the presented view goes to what
  /// lies behind.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Called when the preferred size of the presented controller has changed.
  func preferredSizeDidChange() { container?.setNeedsLayout() }

  /// The keyboard came, went or has another size; inside its animation.
  func keyboardDidChange() {}

  /// Ends what a finger does with the presentation, as if it had never begun.
  func giveUpInteraction() {}

  /// How the system animates this presentation.
  func makeSystemAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(presentation: self, presents: presents, style: transitionStyle)
  }

  var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController
    return context.providesPresentationContextTransitionStyle && !shouldPresentInFullscreen
      ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// The presentation has ended, or never came about: nothing of it stays.
  func tearDown() {
    container?.removeFromSuperview()
    container?.presentation = nil
    container = nil
    original?.adapted = nil
    phase = .idle
  }
}

extension UIPresentationController {
  /// Returns the style that the delegate returns, or that of the class.
  func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
  }

  /// The delegate for this presentation: an adapted one has none of its own.
  var listener: (any UIAdaptivePresentationControllerDelegate)? {
    storedDelegate ?? original?.storedDelegate
  }

  /// The presentation that the delegate set out with.
  var announced: UIPresentationController { original ?? self }

  /// Returns a Boolean value that indicates whether people may dismiss the presentation by touch.
  func asksToBeDismissed() -> Bool {
    // 5.5.6: isModalInPresentation prevents dismissal by gestures and outside taps.
    if presentedViewController.isModalInPresentation { return false }
    return listener?.presentationControllerShouldDismiss(announced) ?? true
  }
}
