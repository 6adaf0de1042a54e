import StorylineCore
import UIKit

/// Keeps people from dismissing one modal unasked, and keeps its controller, so that a dismissal by code
/// can be undone.
@MainActor
final class ModalBarrier: Barrier {
  private weak var modal: ModalWatcher?
  private unowned let director: Director
  private var root: UIViewController?
  private let wasModal: Bool
  private var settings: PresentationSettings?
  private var attempts = 0

  /// How often UIKit may refuse to present the controller again.
  private static let patience = 3

  init(_ modal: ModalWatcher, _ root: UIViewController, in director: Director) {
    self.modal = modal
    self.root = root
    self.director = director
    wasModal = root.isModalInPresentation
  }

  func close(for guards: LeaveGuards) -> Bool {
    guard let root, root.presentingViewController != nil,
      !guards.guarded(leaving: director.screensAway(with: root)).isEmpty
    else { return false }
    root.isModalInPresentation = true
    attempts = 0
    settings = PresentationSettings(of: root, among: director.window?.presentedControllers ?? [])
    return true
  }

  func open() {
    root?.isModalInPresentation = wasModal
    root = nil
    settings = nil
  }

  // MARK: Putting back

  var order: Int { settings?.depth ?? 0 }

  var missing: [UIViewController] {
    guard let root, root.presentingViewController == nil, root.outer == nil,
      root !== director.window?.rootViewController, attempts < Self.patience
    else { return [] }
    return [root]
  }

  func putBack() -> PutBack {
    guard let root, let settings, let modal, let window = director.window else {
      return .impossible
    }
    guard !window.isHidden, let top = window.topController, top.viewIfLoaded?.window != nil,
      window.isPresentationSettled
    else {
      director.scheduler.afterNextLayout()
      return .hasToWait
    }
    let cause = modal.cause
    modal.cause = nil
    settings.present(root, over: top) { [weak director] in director?.setNeedsSettling() }
    guard root.presentingViewController != nil else {
      attempts += 1
      director.scheduler.afterNextLayout(insisting: true)
      return attempts < Self.patience ? .hasToWait : .impossible
    }
    modal.presentAgain(delegate: settings.delegate)
    return .done { [weak director, weak modal] in
      guard let director, let root = modal?.root, root.presentingViewController != nil,
        !root.isBeingDismissed, !director.transitions.isDismissing
      else { return }
      modal?.cause = cause
      director.dismiss(root, animated: true)
    }
  }
}

/// The settings of a modal's presentation. UIKit resets them with the dismissal.
@MainActor
private struct PresentationSettings {
  /// How many modals lie below it.
  let depth: Int
  private(set) weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presenter: UIViewController?
  private let apply: (@MainActor (UIViewController) -> Void)?

  init(of root: UIViewController, among presented: [UIViewController]) {
    depth = presented.firstIndex(of: root) ?? 0
    presenter = root.presentingViewController
    let presentation = root.presentationController
    delegate = presentation?.forwardedDelegate
    apply = (presentation as? any RememberedPresentation)?.rememberSettings()
  }

  func present(
    _ root: UIViewController, over top: UIViewController, completion: @escaping () -> Void
  ) {
    let source = presenter.flatMap { presenter in
      presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil
        && presenter.isInside(top) ? presenter : nil
    }
    (source ?? top).present(root, animated: true, completion: completion)
    // UIKit keeps a presentation controller for good that is read and does not present.
    if root.presentingViewController != nil { apply?(root) }
  }
}

// MARK: - Kinds of presentations

/// A presentation with settings of its own.
@MainActor
private protocol RememberedPresentation {
  /// Returns a closure that gives the same settings to the next presentation of the controller.
  func rememberSettings() -> @MainActor (UIViewController) -> Void
}

extension UISheetPresentationController: RememberedPresentation {
  fileprivate func rememberSettings() -> @MainActor (UIViewController) -> Void {
    let (detents, selected) = (detents, selectedDetentIdentifier)
    let (undimmed, radius) = (largestUndimmedDetentIdentifier, preferredCornerRadius)
    let (grabber, scrolling) = (prefersGrabberVisible, prefersScrollingExpandsWhenScrolledToEdge)
    let (edge, width) = (
      prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached
    )
    return { root in
      guard let sheet = root.sheetPresentationController else { return }
      sheet.detents = detents
      sheet.selectedDetentIdentifier = selected
      sheet.largestUndimmedDetentIdentifier = undimmed
      sheet.preferredCornerRadius = radius
      sheet.prefersGrabberVisible = grabber
      sheet.prefersScrollingExpandsWhenScrolledToEdge = scrolling
      sheet.prefersEdgeAttachedInCompactHeight = edge
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = width
    }
  }
}

extension UIPopoverPresentationController: RememberedPresentation {
  fileprivate func rememberSettings() -> @MainActor (UIViewController) -> Void {
    let (rect, arrows) = (sourceRect, permittedArrowDirections)
    let (item, overlaps) = (barButtonItem, canOverlapSourceViewRect)
    weak let view = sourceView
    return { [weak item] root in
      guard let popover = root.popoverPresentationController else { return }
      popover.sourceView = view
      popover.sourceRect = rect
      popover.barButtonItem = item
      popover.permittedArrowDirections = arrows
      popover.canOverlapSourceViewRect = overlaps
    }
  }
}
