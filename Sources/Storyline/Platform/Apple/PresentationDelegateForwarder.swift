import UIKit

/// A delegate of any presentation that observes dismissals by people, and forwards every message to
/// another delegate.
///
/// What it does not implement goes to the other delegate by itself, if that one implements it. A
/// message that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class PresentationDelegateForwarder: DelegateRelay, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  private var isBeginning = false
  private var isAnnouncing = false
  private var isTelling = false
  private var isRefusing = false

  init() {
    super.init(neutral: NeutralPresentationDelegate())
    onRelease = { [weak self] in self?.lookAgain() }
  }

  /// The delegate that the app set.
  var original: (any UIAdaptivePresentationControllerDelegate)? {
    get { next as? any UIAdaptivePresentationControllerDelegate }
    set { next = newValue }
  }

  func presentationWillBegin(_ presentation: UIPresentationController) {}
  func dismissalWillBegin(_ presentation: UIPresentationController) {}
  func dismissalDidEnd(_ presentation: UIPresentationController) {}
  func lookAgain() {}
  func dismissalWasRefused(_ presentation: UIPresentationController) {}

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard !isBeginning else { return }
    isBeginning = true
    defer { isBeginning = false }
    presentationWillBegin(presentationController)
    original?.presentationController?(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    dismissalWillBegin(presentationController)
    original?.presentationControllerWillDismiss?(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    // The reason is there before the app acts on it.
    dismissalDidEnd(presentationController)
    lookAgain()
    original?.presentationControllerDidDismiss?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard !isRefusing else { return }
    isRefusing = true
    defer { isRefusing = false }
    original?.presentationControllerDidAttemptToDismiss?(presentationController)
    dismissalWasRefused(presentationController)
  }
}
