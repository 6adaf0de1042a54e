import UIKit

/// A delegate of any presentation that observes dismissals by people, and forwards every message to
/// another delegate.
///
/// On the stage an optional method is one with a default, so that passing on is calling. A message
/// that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class PresentationDelegateForwarder: NSObject {
  /// The delegate that the app set.
  weak var original: (any UIAdaptivePresentationControllerDelegate)?
  private let decision = RelayDecision<String>()

  func presentationWillBegin(_ presentation: UIPresentationController) {}
  func dismissalWillBegin(_ presentation: UIPresentationController) {}
  func dismissalDidEnd(_ presentation: UIPresentationController) {}
  func lookAgain() {}
  func dismissalWasRefused(_ presentation: UIPresentationController) {}

  private func pass<Result>(
    _ message: String = #function,
    _ body: (any UIAdaptivePresentationControllerDelegate) -> Result
  ) -> Result? {
    guard let original else { return nil }
    return decision.once(message) { body(original) }
  }
}

// MARK: - What people do

extension PresentationDelegateForwarder: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    pass { $0.presentationControllerShouldDismiss(presentationController) } ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    dismissalWillBegin(presentationController)
    _ = pass { $0.presentationControllerWillDismiss(presentationController) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    // The reason is there before the app acts on it.
    dismissalDidEnd(presentationController)
    lookAgain()
    _ = pass { $0.presentationControllerDidDismiss(presentationController) }
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = pass { $0.presentationControllerDidAttemptToDismiss(presentationController) }
    dismissalWasRefused(presentationController)
  }

  // MARK: Adapting

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    pass { $0.adaptivePresentationStyle(for: controller) }
      ?? controller.adaptivePresentationStyle(for: controller.traitCollection)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    pass { $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
      ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    _ = pass {
      $0.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    pass {
      $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    } ?? nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    presentationWillBegin(presentationController)
    _ = pass {
      $0.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
}

// MARK: - Popovers and sheets

extension PresentationDelegateForwarder: UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _ = pass {
      ($0 as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popoverPresentationController)
    }
  }
}

extension PresentationDelegateForwarder: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    _ = pass {
      ($0 as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          sheetPresentationController)
    }
  }
}
