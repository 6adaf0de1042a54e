import StorylineCore
import UIKit

/// Watches one presented controller for a director, as the delegate of its presentation, and passes
/// everything on to the delegate that the app set.
///
/// It holds the screen of a flow, or a container with such screens: then those are found there. The
/// presented controller keeps it.
@MainActor
final class ModalWatcher: PresentationDelegateForwarder, ControllerWatcher {
  static let kind = ContainerID.Kind.modal

  let state: ContainerState
  private(set) weak var root: UIViewController?
  /// The reason of a dismissal: the reported one, or the one that people began.
  var cause: Reason? {
    get { state.cause ?? begun }
    set { state.cause = newValue }
  }
  /// The way in which people began to dismiss it, until that ended or was cancelled. The message
  /// about the end may come after everything has settled.
  private var begun: Reason?
  /// The delegate of a custom presentation, which UIKit references weakly.
  var transitioning: (any UIViewControllerTransitioningDelegate)?
  private let presentation: WatchedPresentation
  /// The choice that may come after the modal was dismissed, if it is an alert.
  private let choice: LateChoice?

  init(_ root: UIViewController, _ state: ContainerState) {
    self.root = root
    self.state = state
    choice = LateChoice(root)
    presentation = WatchedPresentation { [weak director = state.director] in
      director?.setNeedsSettling()
    }
    super.init()
    associate(self, with: root)
    install()
  }

  // MARK: Being the delegate

  /// Becomes the delegate again when the app set another one, which is then the one to forward to.
  func install() {
    guard let root, root.presentingViewController != nil else { return }
    presentation.install(self, of: root, isAlert: choice != nil)
  }

  /// The controller was presented again: UIKit has made another presentation, which has no delegate.
  func presentAgain(delegate: (any UIAdaptivePresentationControllerDelegate)?) {
    presentation.restart(with: root?.presentationController, delegate)
    install()
  }

  /// Gives the app's delegate its place back.
  func uninstall() {
    presentation.uninstall(self)
    letGo()
  }

  // Now the container view is there, and is laid out in any case: a view that comes into it later makes
  // UIKit lay it out again.
  override func presentationWillBegin(_ presentation: UIPresentationController) { install() }

  // MARK: What people do

  override func dismissalWillBegin(_ presentation: UIPresentationController) {
    begun = wayOut(of: presentation)
    watchTransition()
    // The transition may not have begun: it is watched when it has.
    lookAgain()
  }

  private func wayOut(of presentation: UIPresentationController) -> Reason {
    let isPopover =
      presentation is UIPopoverPresentationController
      && presentation.adaptivePresentationStyle == .none
    return isPopover ? .tappedOutside : .pulledDown
  }

  override func dismissalWasRefused(_ presentation: UIPresentationController) {
    begun = nil
    // Without a guard it was the app's own refusal, which the app handles itself.
    _ = director?.attemptToDismiss(self, because: wayOut(of: presentation))
  }

  override func dismissalDidEnd(_ presentation: UIPresentationController) {
    cause = begun ?? wayOut(of: presentation)
  }

  override func lookAgain() { director?.setNeedsSettling() }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    guard let root, root.presentingViewController != nil else { return nil }
    return root.transitionCoordinator
  }

  func transitionDidEnd(_ context: any UIViewControllerTransitionCoordinatorContext) {
    if context.isCancelled { begun = nil }
  }

  // An alert is no barrier: a guard asks with one.
  func makeBarrier(in director: Director) -> (any Barrier)? {
    guard choice == nil, let root else { return nil }
    return ModalBarrier(self, root, in: director)
  }

  // MARK: Causes

  /// The reason for the removal of the modal's contents, if they have no reason of their own.
  var causeForContents: Reason { isOrphan ? .rootReplaced : cause ?? .dismissed }

  func causeWhenDetached(from window: UIWindow) -> Reason { cause ?? causeForContents }

  func presentationsWillEnd(because reason: Reason) { cause = reason }

  // A dismissal that was asked for may not have begun: the reason is needed at its end.
  func contentsWereRead(by director: Director, isDismissing: Bool) {
    if !isDismissing { cause = nil }
  }

  // MARK: What it holds

  var controller: UIViewController? { root }

  // A modal is dismissed as a whole.
  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] { [] }

  var contents: [UIViewController] {
    guard let root, root.presentingViewController != nil else { return [] }
    return [root]
  }

  // Outside of the window, the modal's presenter is outside too. UIKit retains both.
  var isOrphan: Bool { root?.presentingViewController != nil }

  var isSettled: Bool { root?.isSettledAsModal ?? true }

  func awaitsChoice() -> Bool {
    // An alert that UIKit keeps out of sight cannot be tapped: its presenter left the window.
    guard let choice, !isOrphan, let director else { return false }
    return choice.mayCome(for: root, director)
  }
}
