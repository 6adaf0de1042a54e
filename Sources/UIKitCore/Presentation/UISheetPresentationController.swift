public import Foundation

/// Shows a controller as a sheet: a card that rests at one of its detents, and that people pull up
/// and down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Detents

  /// 5.5.10 – the heights at which the sheet rests, ascending; only the large one unless set.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        UIKitException.raise(.invalidArgument, "The detents of a sheet must not be empty.")
      }
      setNeedsSheetLayout()
    }
  }

  /// 5.5.10 – the detent at which the sheet rests; the smallest when it is `nil` or unknown.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { setNeedsSheetLayout() } }
  }

  /// 5.5.12 – up to this detent nothing is dimmed, and what lies behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { setNeedsSheetLayout() }
  }

  /// The view that a floating sheet stands above the middle of, instead of the screen's middle.
  // 5.5.20: a floating sheet is centred on its source view, as far as the screen allows.
  open var sourceView: UIView? {
    didSet { setNeedsSheetLayout() }
  }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { setNeedsSheetLayout() }

  /// 5.5.11 – animates what `changes` does to sheets; they are laid out when this returns.
  open func animateChanges(_ changes: () -> Void) {
    AnimationGroup.animate(duration: Self.settleDuration, timing: .transition) {
      changes()
      container?.setNeedsLayout()
      container?.layoutSubtree()
    }
  }

  // MARK: Look

  /// A Boolean value that indicates whether a bar at the upper edge shows that the sheet can be
  /// pulled.
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }

  /// The radius of the card's corners; `nil` for the system's.
  public var preferredCornerRadius: CGFloat? {
    didSet { card.cornerRadius = preferredCornerRadius ?? SheetCard.cornerRadius }
  }

  /// A Boolean value that indicates whether the sheet stays at the lower edge where there is little
  /// height, instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { setNeedsSheetLayout() }
  }

  /// A Boolean value that indicates whether a sheet at the lower edge is as wide as the
  /// controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { setNeedsSheetLayout() }
  }

  /// A Boolean value that indicates whether content that is pulled up at its top makes the sheet
  /// larger before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Presenting

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    // 5.5.3 – a form needs its width.
    if presentationStyle == .formSheet, isNarrow { return .pageSheet }
    return .none
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    installDimming()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    // 10.3.16: in a floating form sheet the keyboard stays when nothing takes text any…
    Stage.shared.keyboard.update()
    running?.coordinator.animate { [self] _ in
      dimming.alpha = 0
      recede(for: .infinity)
    }
  }

  // MARK: - Inside the stage

  static let settleDuration: TimeInterval = 0.4

  let card = SheetCard(frame: .zero)
  let dimming = DimmingView(frame: .zero, color: .black.withAlphaComponent(DimmingView.darkness))
  /// The drag of the sheet.
  var drag: SheetDrag?
  private var pan: SheetPan?

  override func preparePresentedView() {
    guard let content = presentedViewController.view else { return }
    card.show(content)
    card.sheet = self
    if pan == nil {
      let pan = SheetPan(sheet: self)
      card.addGestureRecognizer(pan.recognizer)
      self.pan = pan
    }
    card.showsGrabber = prefersGrabberVisible
  }

  override func layoutPresentedView() { layOutSheet() }

  override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  override func giveUpInteraction() { giveUpDrag() }

  override func tearDown() {
    drag = nil
    recede(for: .infinity)
    dimming.removeFromSuperview()
    card.removeFromSuperview()
    super.tearDown()
  }
}

/// A delegate for the changes of a sheet. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// People moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
