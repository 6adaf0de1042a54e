public import Foundation

/// A rectangle on the screen: it has a place in its superview, draws a background, lays out its
/// subviews, and finds the view of a touch.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate {
  // MARK: Creating a view

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    displayID = UIView.nextDisplayID()
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    displayID = UIView.nextDisplayID()
    super.init()
    decodeInterface(coder, as: UIView.self)
  }

  open func encode(with coder: NSCoder) {}

  // MARK: Configuring the appearance

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { changing("backgroundColor", backgroundColor) { setBackgroundColor(newValue) } }
  }

  /// A Boolean value that indicates whether the view, with its subviews, is not drawn and gets no
  /// touches.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { changing("hidden", isHidden) { setHidden(newValue) } }
  }

  /// The opacity of the view with its subviews, 0 to 1. 13.7.5 – other values are brought into this range.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { changing("alpha", alpha) { setAlpha(min(max(newValue, 0), 1)) } }
  }

  /// The placement of an image view's picture, or of a view's drawing after its size has changed.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsCommit() }
  }

  /// A Boolean value that indicates whether the drawing of the view covers everything behind it:
  /// without a background it is drawn on black then.
  open var isOpaque: Bool {
    get { ownOpacity ?? isOpaqueByDefault }
    set {
      ownOpacity = newValue
      setNeedsCommit()
    }
  }

  /// A Boolean value that indicates whether an area is cleared before it is drawn again. Drawing
  /// the whole view again always begins empty.
  open var clearsContextBeforeDrawing = true

  /// The scale of the view's drawing in pixels for a point; that of the screen by default.
  open var contentScaleFactor: CGFloat {
    get { ownScaleFactor ?? UIScreen.main.scale }
    set {
      ownScaleFactor = newValue > 0 ? newValue : nil
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether subviews are drawn only inside the bounds.
  open var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set { changing("clipsToBounds", clipsToBounds) { setClipsToBounds(newValue) } }
  }

  /// A view whose opacity masks this one; it is in no superview.
  open var mask: UIView? {
    get { storedLayer?.mask === storedMask?.storedLayer ? storedMask : nil }
    set { setMask(newValue) }
  }

  // MARK: Drawing

  /// Draws below the subviews, into the current context; the base draws nothing.
  ///
  /// It is called before the view is first shown, and again after ``setNeedsDisplay()``. The area
  /// outside of `rect` keeps its earlier drawing.
  open func draw(_ rect: CGRect) {}

  /// Requests to be drawn again before the view is shown next.
  open func setNeedsDisplay() { markForDisplay(nil) }

  /// Requests to draw a part of the bounds again.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

  /// Draws the visible state of the view, stretched into a rectangle, into the current context;
  /// returns whether there is one. With `afterUpdates` the view is laid out and drawn first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns a view with the present look of this one, which does not change any more. With
  /// `afterUpdates` the view is laid out and drawn first.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    SnapshotView(of: self, in: bounds, capInsets: .zero, afterUpdates: afterUpdates)
  }

  /// Returns such a view for a rectangle alone. In another size the area inside the insets is
  /// stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    SnapshotView(of: self, in: rect, capInsets: capInsets, afterUpdates: afterUpdates)
  }

  // MARK: The layer

  /// The class of the view's ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view, with corners, border and shadow.
  open var layer: CALayer { storedLayer ?? makeLayer() }

  /// Gives the layer its contents; by default the layer draws them.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Draws the layer's contents; by default it calls ``draw(_:)-swift.method`` for the view's own.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === storedLayer else { return }
    let traits = traitCollection
    ObservedUpdate.display.run(for: self) {
      traits.asCurrent { ctx.asCurrent { draw(ctx.boundingBoxOfClipPath) } }
    }
  }

  /// Lays out the subviews, when the view's own layer requests it.
  open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layOutSubviews() } }

  /// The colour of controls and other interactive elements; inherited from the superview.
  open var tintColor: UIColor! {
    get {
      let color = brightTintColor
      return tintAdjustmentMode == .dimmed ? color.dimmedTint : color
    }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// The dimming of ``tintColor``: grey, as behind an alert. With `.automatic` it is that of the
  /// superview, and that value is returned.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      guard storedTintAdjustmentMode == .automatic else { return storedTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard newValue != storedTintAdjustmentMode else { return }
      storedTintAdjustmentMode = newValue
      propagateTintDimming()
    }
  }

  /// Called when ``tintColor`` of the view or of an ancestor changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The smallest text size in this view and its subviews; `nil` for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// The largest text size in this view and its subviews; `nil` for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  // 1.4.11: traits carry the tint colour of their view.
  open var traitCollection: UITraitCollection {
    ObservedUpdate.noteTraits(of: self)
    return computeTraits().tinted(traitTint)
  }

  /// Called after the traits changed, with the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Configuring touches

  open var isUserInteractionEnabled = true {
    didSet {
      tellObservers(of: "userInteractionEnabled", from: oldValue, to: isUserInteractionEnabled)
    }
  }

  /// 10.1.3 – false by default: the view gets one finger at a time.
  open var isMultipleTouchEnabled = false

  /// 10.1.3 – false by default.
  open var isExclusiveTouch = false

  // MARK: Recognizing gestures

  /// The recognizers for the touches on this view and its subviews.
  ///
  /// 10.1.5 – `nil` until the view gets its first recognizer, and an empty array when the last one is removed
  /// (low confidence).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { givenGestureRecognizers }
    set {
      replaceGestureRecognizers(with: newValue ?? [])
      givenGestureRecognizers = newValue.map { _ in storedGestureRecognizers }
    }
  }

  /// Adds a recognizer for the touches of this view, and removes it from its earlier one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: Interactions

  /// The interactions of the view, which retains them.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(with: newValue) }
  }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Returns a Boolean value that indicates whether a gesture may be recognized whose touches began
  /// in this view or its subviews.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Ends editing in this view or its subviews; with `force`, also where the delegate refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  // MARK: Identifying the view

  /// The name by which the state of the view is saved and found again.
  open var restorationIdentifier: String?

  /// A number for the app's own use.
  open var tag = 0 {
    didSet { tellObservers(of: "tag", from: oldValue, to: tag) }
  }

  /// The view with that tag among this view and its descendants.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { findView(withTag: tag) }

  /// A name by which tests find the view; never read out to people.
  open var accessibilityIdentifier: String? {
    didSet { setNeedsCommit() }
  }

  // MARK: Geometry

  /// The place and size in the superview's coordinates.
  open var frame: CGRect {
    get { storedTransform.isIdentity ? storedFrame : transformedFrame }
    set { changing("frame", frame) { setFrame(newValue) } }
  }

  /// The place and size in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { changing("bounds", bounds) { setBounds(newValue) } }
  }

  /// The transform about the centre that applies to drawing and touches. Layout ignores it.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { changing("transform", transform) { setTransform(newValue) } }
  }

  /// The position of the anchor point in the superview's coordinates. It is the centre unless
  /// ``anchorPoint`` is set.
  open var center: CGPoint {
    get { storedLayer == nil ? storedCenter : anchoredCenter }
    set { changing("center", center) { setCenter(newValue) } }
  }

  /// The point that ``center`` places and that ``transform`` turns about, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { layer.anchorPoint = newValue }
  }

  /// ``transform``, or a transform in space; its projection to the front is drawn, without
  /// perspective.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set { layer.transform = newValue }
  }

  /// The resizing of the frame when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask = []

  /// A Boolean value that indicates whether the subviews' frames follow this view's bounds by their
  /// ``autoresizingMask``.
  open var autoresizesSubviews = true

  // MARK: The hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The window that this view is in, directly or not.
  open var window: UIWindow? { storedWindow }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(at: index1, and: index2)
  }

  open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }

  open func removeFromSuperview() {
    if superview != nil { move(to: nil, at: 0) }
  }

  /// Returns a Boolean value that indicates whether this view is `view` or one of its descendants.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  // MARK: Responding

  /// Outside of a window the view waits until it is in one (medium confidence: Apple's pages say only
  /// that it has to be in a hierarchy).
  // 10.2.6: a view that is in no window does not become the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    waitsForWindow = windowForSubviews == nil && canBecomeFirstResponder
    return windowForSubviews != nil && super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    waitsForWindow = false
    return super.resignFirstResponder()
  }

  // MARK: Observing changes of the hierarchy

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Laying out

  /// Places the subviews. The base applies the constraints among them.
  open func layoutSubviews() { applyConstraintLayout() }

  /// 12.3.2 – requests a layout in the next pass; a second request has no further effect.
  open func setNeedsLayout() { markForLayout() }

  /// 12.3.2 – lays out this view and its descendants now, where a layout was requested.
  ///
  /// 12.3.9 – ancestors that wait for a layout themselves are laid out first.
  open func layoutIfNeeded() {
    var top = self
    while let ancestor = top.superview, ancestor.needsLayout { top = ancestor }
    top.layoutSubtree()
  }

  // 12.3.5 – an update of the properties precedes the layout.

  /// Updates the view from its data. The system calls it before ``layoutSubviews()``: the first time,
  /// and after ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` in the next pass; no layout follows from it.
  open func setNeedsUpdateProperties() { markForPropertiesUpdate() }

  /// Updates the properties of this view and its descendants now, where an update was requested.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree(isAtOnce: true) }

  /// Returns the best size of the view inside `size`; by default, the present one.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size; its upper left corner stays.
  open func sizeToFit() { untransformedFrame.size = sizeThatFits(bounds.size) }

  /// 12.2.1 – the size of the content; ``noIntrinsicMetric`` where the content has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// 12.2.3 – reports a change of ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// The priority against being larger than the content.
  ///
  /// 12.2.2 – 250 unless set.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.hugging[axis] = priority
    contentPriorityDidChange()
  }

  /// The priority against being smaller than the content.
  ///
  /// 12.2.2 – 750 unless set.
  @discardableResult
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.resistance[axis] = priority
    contentPriorityDidChange()
  }

  // MARK: Auto Layout

  /// 12.1.5 – whether frame and ``autoresizingMask`` place the view, as constraints do; true by
  /// default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// A Boolean value that indicates whether the class sets its constraints in
  /// `updateConstraints()`, so that it has to be called even without any constraint.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Sets constraints before a layout; overrides call super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  @discardableResult
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// A Boolean value that indicates whether the constraints leave the view's place or size open.
  // 12.1.13: a view whose constraints leave something open is ambiguous.
  open var hasAmbiguousLayout: Bool { !ambiguitiesInWords.isEmpty }

  // 12.1.7 – constraints refer to alignment rectangles: the frame without shadows and ornaments.

  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line of text is the baseline; that of the last line unless overridden.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line of text is the baseline; without text, its lower edge is.
  open var forLastBaselineLayout: UIView { self }

  /// 12.2.4 – the size nearest to `targetSize` that the constraints inside give the view.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Reading direction

  /// 12.1.6 – whether the view's contents follow the reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionDidChange() } }
  }

  /// The direction in which the view arranges its contents.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(within: traitCollection.readingDirection)
  }

  /// The direction of a view with that content in this app.
  @discardableResult
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(within: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with that content among others with that direction.
  @discardableResult
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(within: layoutDirection)
  }

  /// 12.4.4 – the distances of content from the edges, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { computeLayoutMargins() }
    set { changing("layoutMargins", layoutMargins) { setLayoutMargins(.edges(newValue)) } }
  }

  /// ``layoutMargins`` by the reading direction: leading and trailing change sides where people
  /// read from the right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { computeDirectionalMargins() }
    set { setLayoutMargins(.directional(newValue)) }
  }

  open var preservesSuperviewLayoutMargins = false { didSet { updateLayoutMargins() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { updateLayoutMargins() } }

  open func layoutMarginsDidChange() {}

  // MARK: Converting between coordinates

  /// From this view's coordinates to `view`'s; to the window's when `view` is `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

  /// From `view`'s coordinates to this view's; from the window's when `view` is `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view)
  }

  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convertRect(rect) { convert($0, to: view) }
  }

  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertRect(rect) { convert($0, from: view) }
  }

  // MARK: Safe area

  /// 12.4.1 – the parts of the edges that bars or the shape of the screen cover.
  open var safeAreaInsets: UIEdgeInsets {
    storedWindow == nil ? .zero : computeSafeAreaInsets()
  }

  /// 12.4.2 – called before layout when ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Finding views for touches

  /// The frontmost view at `point`, which is in this view's coordinates.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// Returns a Boolean value that indicates whether `point`, in this view's coordinates, is inside
  /// the view.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Taking part in the movement of focus

  // 10.8.1: a phone has no focus system.

  /// A Boolean value that indicates whether the view can have the focus; `false` by default.
  open var canBecomeFocused: Bool { false }

  /// A Boolean value that indicates whether the view has the focus.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// The view itself by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }

  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsWithFocus(in: rect) }

  /// Without effect where there is no focus system.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Responding

  /// 1.1.10 – the view's controller if it has one, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: - Inside the stage

  /// The name of this view in every ``DisplayList``.
  package let displayID: Int

  var appliedAppearances: [Int: Any] = [:]

  /// Returns the content that the view itself draws between its background and its subviews.
  func displayContent() -> DisplayContent { .none }

  /// Returns the view's description for assistive technology.
  func displayAccessibility() -> DisplayAccessibility? { identifierForAccessibility }

  override var naturalAccessibility: DisplayAccessibility? {
    AccessibilityReading.natural(of: self)
  }

  override func accessibilityDidChange() { setNeedsCommit() }

  /// Lets a subclass that draws more than a rectangle change its node.
  func decorate(_ node: inout DisplayNode) {}

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  /// The class below which methods that draw are the app's.
  var drawingBase: UIView.Type { UIView.self }

  /// A Boolean value that indicates whether the class overrides drawing, so that it has to be
  /// called.
  var drawsItself: Bool { overridesDrawing }

  /// A Boolean value that indicates whether the view and its subviews have the elevated level.
  var elevatesContent: Bool { false }

  /// A Boolean value that indicates whether a new size requires a new drawing.
  var redrawsWithSize: Bool {
    contentMode == .redraw || storedLayer?.needsDisplayOnBoundsChange == true
  }

  var storedLayer: CALayer?
  var ownScaleFactor: CGFloat?
  var ownOpacity: Bool?
  /// Views of the app's own are; Xcode's files state it for these views.
  var isOpaqueByDefault: Bool {
    !(self is UIButton || self is UILabel || self is UIStackView || self is UITextField)
  }
  var storedMask: UIView?
  var storedBackgroundColor: UIColor?
  var storedAlpha: CGFloat = 1
  var storedIsHidden = false
  /// A Boolean value that indicates whether the view becomes the first responder in its next window.
  var waitsForWindow = false
  var storedClipsToBounds = false
  var storedBounds: CGRect
  var storedCenter: CGPoint
  weak var storedWindow: UIWindow?
  var ownTintColor: UIColor?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The last reported traits; those of the device when the view was created.
  var knownTraits = UITraitCollection.device
  var traitSettings: TraitSettings?
  var needsPropertiesUpdate = true
  /// A Boolean value that indicates whether the view, its controller or a descendant needs it.
  var containsPropertiesUpdate = true
  /// The updates that have read the traits.
  var traitReaders: Set<ObservedUpdate> = []
  var needsLayout = true
  var descendantNeedsLayout = false
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var storedTransform = CGAffineTransform.identity
  /// The recession of the view behind a sheet. Only its drawing changes, not its place.
  var recession = CGAffineTransform.identity {
    didSet { if recession != oldValue { didChange(from: .recession(oldValue)) } }
  }
  var animationTracks: [AnimationTrack] = []
  var contentTransition: ViewTransition?
  var constraintState = ConstraintState()
  var storedGestureRecognizers: [UIGestureRecognizer] {
    get { givenGestureRecognizers ?? [] }
    set { givenGestureRecognizers = newValue }
  }
  private var givenGestureRecognizers: [UIGestureRecognizer]?
  var storedInteractions: [any UIInteraction] = []
  /// A Boolean value that indicates whether another view draws this one in place of its superview.
  var isLifted = false {
    didSet { if isLifted != oldValue { setNeedsCommit() } }
  }

  /// The default distances of content from the edges.
  var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// A Boolean value that indicates whether ``standardLayoutMargins`` change with the width.
  var marginsDependOnWidth: Bool { false }

  /// Called when people choose another text size.
  func contentSizeCategoryDidChange() {}

  /// Called when the origin of the bounds changes.
  func boundsOriginDidChange() {}

  func boundsSizeDidChange(from oldSize: CGSize) {}

  /// The safe area for the subviews of this view.
  var insetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Guides that were not added by the app.
  var ownGuides: [UILayoutGuide] { [] }

  /// Lets a subclass that draws over its subviews change its node.
  func finish(_ node: inout DisplayNode) {}

  /// Called when a subview was hidden, or is shown again.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Called when the content of a subview has another intrinsic size.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// Returns a Boolean value that indicates whether this view itself handles the gesture of the
  /// recognizer, which belongs to a view around it.
  func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The distance of the first baseline from the upper edge; nil without text.
  var firstBaselineFromTop: CGFloat? { nil }
  /// The distance of the baseline from the middle, for a single line that does not depend on the
  /// view's height.
  var baselineFromCenter: CGFloat? { nil }
  /// The distance of the last baseline from the lower edge.
  var lastBaselineFromBottom: CGFloat { 0 }
  /// The height that the content needs at a width; nil where the width does not matter.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}
