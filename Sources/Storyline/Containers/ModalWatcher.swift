import StorylineCore
import UIKit

/// Watches one presented controller for a director, as the delegate of its presentation, and passes
/// everything on to the delegate that the app set.
///
/// It holds the screen of a flow, or a container with such screens: then those are found there. The
/// presented controller keeps it.
@MainActor
final class ModalWatcher: PresentationDelegateForwarder, Container {
  let container: ContainerID
  weak var director: Director?
  private(set) weak var root: UIViewController?
  var cause: Reason?
  weak var carrier: ModalWatcher?
  /// UIKit knows it weakly.
  private let transitioning: (any UIViewControllerTransitioningDelegate)?
  // Kept in mind, for asking for it after the end would make another one.
  private weak var presentation: UIPresentationController?
  private weak var watched: (any UIViewControllerTransitionCoordinator)?
  private(set) var awaitsTransition = false
  private let probe = Probe()
  private var wayOut = Reason.pulledDown
  /// What is gone for good, and what the handler of its button may still have something to say to.
  private var farewell = Farewell.none

  private enum Farewell { case none, waiting, over }

  init(
    _ root: UIViewController, container: ContainerID, director: Director,
    transitioning: (any UIViewControllerTransitioningDelegate)?
  ) {
    self.root = root
    self.container = container
    self.director = director
    self.transitioning = transitioning
    super.init()
    probe.onMove = { [weak director] in director?.setNeedsSettling() }
    associate(self, with: root)
    install()
  }

  // MARK: Being the delegate

  /// Becomes the delegate again when the app set another one, which is then the one to forward to.
  func install() {
    guard let root, root.presentingViewController != nil else { return }
    if isAlert {
      // What is in an alert is nobody else's to change; only a popover asks its delegate.
      presentation = presentation ?? root.popoverPresentationController
    } else {
      presentation = presentation ?? root.presentationController
      if let view = root.viewIfLoaded, probe.superview !== view { view.insertSubview(probe, at: 0) }
    }
    guard let presentation, presentation.delegate !== self else { return }
    original = presentation.delegate
    presentation.delegate = self
  }

  /// Gives the app's delegate its place back.
  func uninstall() {
    if let presentation, presentation.delegate === self { presentation.delegate = original }
    probe.onMove = nil
    probe.removeFromSuperview()
    if let root { removeAssociated(ModalWatcher.self, from: root) }
  }

  private var isAlert: Bool { root is UIAlertController }

  // MARK: What people do

  override func dismissalWillBegin(_ presentation: UIPresentationController) {
    wayOut = wayOut(of: presentation)
    watchTransition()
  }

  private func wayOut(of presentation: UIPresentationController) -> Reason {
    let isPopover =
      presentation is UIPopoverPresentationController
      && presentation.adaptivePresentationStyle == .none
    return isPopover ? .tappedOutside : .pulledDown
  }

  override func dismissalWasRefused(_ presentation: UIPresentationController) {
    // Where nobody has a guard it was the app's own refusal, and that stays its business.
    _ = director?.attemptToDismiss(self, because: wayOut(of: presentation))
  }

  override func dismissalDidEnd() {
    cause = wayOut
    director?.setNeedsSettling()
  }

  /// Asks the running transition, if there is one, to tell of its end, cancelled or not.
  func watchTransition() {
    guard let root, root.presentingViewController != nil,
      let transition = root.transitionCoordinator, transition !== watched
    else { return }
    watched = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      guard let self else { return }
      if context.isCancelled { director?.stayed(self) }
      director?.setNeedsSettling()
    }
  }

  // MARK: What it holds

  var anchor: UIViewController? { root }

  var contents: [UIViewController] {
    guard let root, root.presentingViewController != nil else { return [] }
    return [root]
  }

  /// Whether it is presented by something that is not in the window any more. UIKit keeps both.
  var isOrphan: Bool { root?.presentingViewController != nil }

  var isSettled: Bool { root?.isSettledAsModal ?? true }

  /// Whether the handler of an alert's button may still come. UIKit calls it after the dismissal,
  /// and nothing says that it does so before anybody else can look.
  func mayStillSpeak() -> Bool {
    guard isAlert else { return false }
    if farewell == .none {
      farewell = .waiting
      Task { @MainActor [weak self] in
        self?.farewell = .over
        self?.director?.setNeedsSettling()
      }
    }
    return farewell == .waiting
  }
}
