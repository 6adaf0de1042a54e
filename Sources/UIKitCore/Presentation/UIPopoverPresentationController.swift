public import Foundation

/// Shows a controller in a bubble that points at what it belongs to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: The anchor

  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The item of a bar that the popover points at, instead of a view.
  open var barButtonItem: UIBarButtonItem?

  /// The view, or the item of a bar, that the popover points at. Setting it sets ``sourceView`` or
  /// ``barButtonItem``, and clears the other.
  // 5.7.3: sourceItem is the view or the bar button item that the popover points at…
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The part of ``sourceView`` to point at; null follows its bounds.
  open var sourceRect = CGRect.null

  /// A Boolean value that indicates whether the popover may lie over what it points at where there
  /// is little room.
  open var canOverlapSourceViewRect = false

  // MARK: Look

  /// The sides from which the popover may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The side from which it points; unknown before it is presented.
  open var arrowDirection: UIPopoverArrowDirection { placedDirection }

  /// The distance that the popover keeps from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  @NSCopying open var backgroundColor: UIColor? {
    didSet { bubble.fillColor = backgroundColor }
  }

  // MARK: Touches

  /// Views that can be touched while the popover is shown.
  open var passthroughViews: [UIView]?

  // MARK: Adapting

  /// 5.5.3 – manages the presentation where the popover adapts to a sheet.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    sheet = made
    return made
  }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    // 5.5.3 – a sheet, where there is little width.
    if traitCollection.horizontalSizeClass == .compact { return .pageSheet }
    return .none
  }

  // MARK: Presenting

  open override var presentedView: UIView? { bubble }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
    // 5.3.4: a popover without an anchor raises.
    if sourceView == nil, barButtonItem == nil {
      UIKitException.raise(
        .generic,
        "UIPopoverPresentationController (\(reference)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    guard let container else { return }
    outside.frame = container.bounds
    outside.onTap = { [weak self] in self?.outsideTapped() }
    container.insertSubview(outside, at: 0)
  }

  // MARK: - Inside the stage

  let bubble = PopoverBubble(frame: .zero)
  private let outside = DimmingView(frame: .zero, color: nil)
  private var sheet: UISheetPresentationController?
  private var placedDirection = UIPopoverArrowDirection.unknown

  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }

  private var placement: PopoverPlacement {
    PopoverPlacement(
      popover: self, container: container?.bounds ?? .zero,
      safeArea: container?.safeAreaInsets ?? .zero)
  }

  override func preparePresentedView() {
    guard let content = presentedViewController.view else { return }
    bubble.show(content)
    layOut()
  }

  override func layoutPresentedView() {
    layOut()
    bubble.layoutSubtree()
  }

  private func layOut() {
    let placement = placement
    // 5.7.2 – known from here on.
    placedDirection = placement.direction
    bubble.arrow = (placement.direction, placement.arrowPosition)
    bubble.frame = placement.frame
  }

  // 5.7.1: a tap outside dismisses, except on passthrough views.
  override func passesTouch(at point: CGPoint) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.point(inside: view.convert(point, from: container), with: nil)
    }
  }

  private func outsideTapped() {
    guard phase == .presented, presentedViewController.presentationsAbove.isEmpty else { return }
    dismissByUser()
  }

  override func tearDown() {
    outside.removeFromSuperview()
    bubble.removeFromSuperview()
    placedDirection = .unknown
    super.tearDown()
  }
}

/// The sides from which a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var up: UIPopoverArrowDirection { Self(rawValue: 1) }
  public static var down: UIPopoverArrowDirection { Self(rawValue: 2) }
  public static var left: UIPopoverArrowDirection { Self(rawValue: 4) }
  public static var right: UIPopoverArrowDirection { Self(rawValue: 8) }
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  public static var unknown: UIPopoverArrowDirection { Self(rawValue: UInt.max) }
}

/// A delegate of a popover. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last moment to set what the popover points at.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// An object that a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of `referenceView`; null if it is in none.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  @_disfavoredOverload
  public func frame(in referenceView: UIView) -> CGRect {
    guard window != nil, window === referenceView.windowForSubviews else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    customView?.frame(in: referenceView) ?? .null
  }
}
