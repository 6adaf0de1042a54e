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
  /// The reason of a dismissal: what was said of it, or what people began.
  var cause: Reason? {
    get { said ?? begun }
    set { said = newValue }
  }
  private var said: Reason?
  /// The way in which people have begun to dismiss it, until that is over or was cancelled: the message
  /// that it is gone may come after everything has settled.
  private var begun: Reason?
  weak var carrier: ModalWatcher?
  /// UIKit knows it weakly.
  private let transitioning: (any UIViewControllerTransitioningDelegate)?
  // Kept in mind, for asking for it after the end would make another one.
  private weak var presentation: UIPresentationController?
  private weak var watched: (any UIViewControllerTransitionCoordinator)?
  private(set) var awaitsTransition = false
  private let probe = Probe()
  private var life = DelegateLife()
  private let isAlert: Bool
  /// The object that the handlers of this library's alert keep alive.
  private weak var voice: AlertVoice?
  private let hasVoice: Bool
  /// The layout pass after which an alert of the app's own was gone.
  private var goneAfter: Int?
  private var hasWaited = false

  /// For so many layout passes the handler of an alert that the app made is waited for.
  private static let patience = 8

  init(
    _ root: UIViewController, container: ContainerID, director: Director,
    transitioning: (any UIViewControllerTransitioningDelegate)?
  ) {
    self.root = root
    self.container = container
    self.director = director
    self.transitioning = transitioning
    isAlert = root is UIAlertController
    voice = associated(AlertVoiceToken.self, of: root)?.voice
    hasVoice = voice != nil
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
      // The place that UIKit offers for views beside the presented one, which stays untouched.
      if let place = presentation?.containerView, probe.superview !== place {
        place.insertSubview(probe, at: 0)
      }
    }
    guard let presentation else { return }
    if presentation.delegate !== self {
      original = presentation.delegate
      life.follow(original)
    } else if life.hasEnded() {
      // UIKit asks anew what is implemented.
      presentation.delegate = nil
    } else {
      return
    }
    presentation.delegate = self
  }

  /// Gives the app's delegate its place back.
  func uninstall() {
    if let presentation, presentation.delegate === self { presentation.delegate = original }
    probe.onMove = nil
    probe.removeFromSuperview()
    if let root { removeAssociated(ModalWatcher.self, from: root) }
  }

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
    // Where nobody has a guard it was the app's own refusal, and that stays its business.
    _ = director?.attemptToDismiss(self, because: wayOut(of: presentation))
  }

  override func dismissalDidEnd(_ presentation: UIPresentationController) {
    cause = begun ?? wayOut(of: presentation)
  }

  override func lookAgain() { director?.setNeedsSettling() }

  /// Asks the running transition, if there is one, to tell of its end, cancelled or not.
  func watchTransition() {
    guard let root, root.presentingViewController != nil,
      let transition = root.transitionCoordinator, transition !== watched
    else { return }
    watched = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      guard let self else { return }
      if context.isCancelled {
        begun = nil
        director?.stayed(self)
      }
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

  /// Returns whether an alert's handler may still be called. UIKit calls it after the dismissal,
  /// and nothing says how long after.
  func mayStillSpeak() -> Bool {
    // An alert that UIKit keeps out of sight cannot be tapped: its presenter left the window.
    guard isAlert, !isOrphan, let director else { return false }
    // A handler that is kept alive can be called; when none is left, the voice ends.
    if hasVoice { return voice?.hasSpoken == false }
    guard let goneAfter else {
      goneAfter = director.wake.passes
      Task { @MainActor [weak self] in
        self?.hasWaited = true
        self?.lookAgain()
      }
      return true
    }
    guard hasWaited else { return true }
    guard root != nil, director.window?.isHidden == false,
      director.wake.passes - goneAfter < Self.patience
    else { return false }
    director.wake.afterNextLayout(insisting: true)
    return true
  }
}
