import UIKit

/// Records what a presentation asks and tells its delegate.
@MainActor
final class TracingAdaptiveDelegate: NSObject, UISheetPresentationControllerDelegate {
  let trace: Trace
  var allowsDismissal = true
  var style: UIModalPresentationStyle?
  /// Shows the controller in a navigation controller where the style adapts.
  var wraps = false

  init(_ trace: Trace) { self.trace = trace }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    trace.record("delegate", "shouldDismiss")
    return allowsDismissal
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    trace.record("delegate", "willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    trace.record("delegate", "didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    trace.record("delegate", "didAttemptToDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
    trace.record("delegate", "didChange(\(identifier))")
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle(for: traitCollection)
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    trace.record("delegate", "willPresent(\(style))")
  }
}

extension TracingAdaptiveDelegate {
  static let quiet: Set<String> = [
    "willPresent(none)", "willPresent(pageSheet)", "willPresent(formSheet)",
  ]
}
