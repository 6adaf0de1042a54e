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

  func close() {
    guard let root else { return }
    root.isModalInPresentation = true
    attempts = 0
    settings = PresentationSettings(of: root, below: director.window?.presentedChain ?? [])
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
  private let apply: @MainActor (UIViewController) -> Void

  init(of root: UIViewController, below chain: [UIViewController]) {
    depth = chain.firstIndex(of: root) ?? 0
    presenter = root.presentingViewController
    let presentation = root.presentationController
    let watcher = presentation?.delegate as? ModalWatcher
    delegate = watcher.map(\.original) ?? presentation?.delegate
    switch presentation {
    case let popover as UIPopoverPresentationController: apply = Self.settings(of: popover)
    case let sheet as UISheetPresentationController: apply = Self.settings(of: sheet)
    default: apply = { _ in }
    }
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
    if root.presentingViewController != nil { apply(root) }
  }

  private static func settings(
    of sheet: UISheetPresentationController
  ) -> @MainActor (UIViewController) -> Void {
    let (detents, selected) = (sheet.detents, sheet.selectedDetentIdentifier)
    let (undimmed, radius) = (sheet.largestUndimmedDetentIdentifier, sheet.preferredCornerRadius)
    let (grabber, scrolling) = (
      sheet.prefersGrabberVisible, sheet.prefersScrollingExpandsWhenScrolledToEdge
    )
    let (edge, width) = (
      sheet.prefersEdgeAttachedInCompactHeight,
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
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

  private static func settings(
    of popover: UIPopoverPresentationController
  ) -> @MainActor (UIViewController) -> Void {
    let (rect, arrows) = (popover.sourceRect, popover.permittedArrowDirections)
    let (item, overlaps) = (popover.barButtonItem, popover.canOverlapSourceViewRect)
    weak let view = popover.sourceView
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
