public import Foundation

/// A rectangle on the screen: it has a place in its superview, draws a background, lays out its
/// subviews, and is asked where a touch goes.
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
    set { setBackgroundColor(newValue) }
  }

  /// A Boolean value that indicates whether the view, with its subviews, is not drawn and gets no
  /// touches.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { changing("hidden", isHidden) { setHidden(newValue) } }
  }

  /// The opacity of the view with its subviews, 0 to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { changing("alpha", alpha) { setAlpha(newValue) } }
  }

  /// The placement of an image view's picture, or of a view's drawing after its size has changed.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsCommit() }
  }

  /// A Boolean value that indicates whether what the view draws covers all that is behind it:
  /// without a background it is drawn on black then.
  open var isOpaque: Bool {
    get { ownOpacity ?? isOpaqueByDefault }
    set {
      ownOpacity = newValue
      setNeedsCommit()
    }
  }

  /// A Boolean value that indicates whether what was drawn in a part that is drawn anew is taken
  /// away first. What is drawn anew as a whole begins with nothing in any case.
  open var clearsContextBeforeDrawing = true

  /// Pixels for a point of what the view draws; as many as the screen has by default.
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
    set { setClipsToBounds(newValue) }
  }

  /// A view whose opacity says how much is seen of this one; it is in no superview.
  open var mask: UIView? {
    get { storedLayer?.mask === storedMask?.storedLayer ? storedMask : nil }
    set { setMask(newValue) }
  }

  // MARK: Drawing

  /// Draws below the subviews, into the current context; the base draws nothing.
  ///
  /// It is called before the view is shown first, and again after ``setNeedsDisplay()``. What is
  /// outside of `rect` stays as it was drawn before.
  open func draw(_ rect: CGRect) {}

  /// Asks for being drawn anew before the view is shown next.
  open func setNeedsDisplay() { markForDisplay(nil) }

  /// The same for a part of the bounds.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

  /// Draws what is seen of the view now, stretched into a rectangle, into the current context; says
  /// whether there is one. With `afterUpdates` the view is laid out and drawn first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// A view that looks as this one does now, and always will. With `afterUpdates` the view is laid out
  /// and drawn first.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    SnapshotView(of: self, in: bounds, capInsets: .zero, afterUpdates: afterUpdates)
  }

  /// The same with what is in a rectangle alone. In another size what is inside of the insets is
  /// stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    SnapshotView(of: self, in: rect, capInsets: capInsets, afterUpdates: afterUpdates)
  }

  // MARK: The layer

  /// The class that the view's ``layer`` is made of.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view, with corners, border and shadow.
  open var layer: CALayer { storedLayer ?? makeLayer() }

  /// Gives the layer its contents; the base lets it draw.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Draws what the layer shows; the base calls ``draw(_:)-swift.method`` for the view's own.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === storedLayer else { return }
    traitCollection.asCurrent { ctx.asCurrent { draw(ctx.boundingBoxOfClipPath) } }
  }

  /// Lays out what is in the view, when it is the view's own layer that asks.
  open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layOutSubviews() } }

  /// The colour of controls and marks that people can touch; inherited from the superview.
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

  /// The appearance that the view, with all that is in it, always has.
  /// Text in this view and what is in it is never smaller; `nil` for no such limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// Text in this view and what is in it is never larger; `nil` for no such limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  // 1.4.11
  open var traitCollection: UITraitCollection { computeTraits().tinted(traitTint) }

  /// Called after the traits changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Configuring touches

  open var isUserInteractionEnabled = true

  /// 10.1.3 – false by default: the view hears of one finger at a time.
  open var isMultipleTouchEnabled = false

  /// 10.1.3 – false by default.
  open var isExclusiveTouch = false

  // MARK: Recognizing gestures

  /// The recognizers that see the touches on this view and on what is in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets a recognizer see the touches of this view, and of no other.
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
  /// in this view or in what is in it.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Ends editing in this view or in what is in it; with `force`, also where the delegate refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  // MARK: Identifying the view

  /// A number for the app's own use.
  open var tag = 0

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
    set { setTransform(newValue) }
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

  /// ``transform``, or one in space; what is seen of it from the front is drawn, without perspective.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set { layer.transform = newValue }
  }

  /// How the frame follows when the superview's bounds change.
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

  /// Returns a Boolean value that indicates whether this view is `view` or somewhere in it.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

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

  /// 12.3.2 – asks for a layout in the next pass; asking again changes nothing.
  open func setNeedsLayout() { markForLayout() }

  /// 12.3.2 – lays out this view and its descendants now, where they asked for it.
  open func layoutIfNeeded() { layoutTreeUntilConstraintsRest() }

  /// The size that suits the view best inside `size`; the base has no opinion.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best; its upper left corner stays.
  open func sizeToFit() { untransformedFrame.size = sizeThatFits(bounds.size) }

  /// 12.2.1 – the size that the content asks for; ``noIntrinsicMetric`` where it asks for nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// 12.2.3 – says that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// How much the view resists being larger than its content.
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

  /// How much the view resists being smaller than its content.
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

  /// 12.1.5 – whether frame and ``autoresizingMask`` place the view, and constraints have to live
  /// with that; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// A Boolean value that indicates whether the class sets its constraints in
  /// `updateConstraints()`, so that it has to be called even where no constraint is yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Sets constraints before a layout; overrides call super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  @discardableResult
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  // 12.1.7 – constraints speak of alignment rectangles: the frame without shadows and ornaments.

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

  /// 12.2.4 – the size that constraints inside give the view when it is to be near `targetSize`.
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

  /// 12.1.6 – whether what is in the view goes along with the direction in which people read.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionDidChange() } }
  }

  /// The direction in which the view arranges what it has in itself.
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

  /// 12.4.4 – the distance that content keeps from the edges, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { computeLayoutMargins() }
    set { setLayoutMargins(.edges(newValue)) }
  }

  /// ``layoutMargins`` as the interface runs: what is set here is on the other side where people read
  /// from the right.
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

  /// 12.4.1 – how much of each edge is covered by bars or the shape of the screen.
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
  /// of it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

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

  /// A Boolean value that indicates whether the class draws, so that it has to be asked.
  var drawsItself: Bool { overridesDrawing }

  /// A Boolean value that indicates whether the view and what is in it have the elevated level.
  var elevatesContent: Bool { false }

  /// A Boolean value that indicates whether another size makes what was drawn wrong.
  var redrawsWithSize: Bool {
    contentMode == .redraw || storedLayer?.needsDisplayOnBoundsChange == true
  }

  var storedLayer: CALayer?
  var ownScaleFactor: CGFloat?
  var ownOpacity: Bool?
  /// Views of the app's own are; Xcode says of these in its files that they are not.
  var isOpaqueByDefault: Bool {
    !(self is UIButton || self is UILabel || self is UIStackView || self is UITextField)
  }
  var storedMask: UIView?
  var storedBackgroundColor: UIColor?
  var storedAlpha: CGFloat = 1
  var storedIsHidden = false
  var storedClipsToBounds = false
  var storedBounds: CGRect
  var storedCenter: CGPoint
  weak var storedWindow: UIWindow?
  var ownTintColor: UIColor?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The traits that were told of last; those of the device when the view was created.
  var knownTraits = UITraitCollection.device
  var needsLayout = true
  var descendantNeedsLayout = false
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var storedTransform = CGAffineTransform.identity
  /// How the view stands back behind a sheet. Only seen: where the view is does not change.
  var recession = CGAffineTransform.identity {
    didSet { if recession != oldValue { didChange(from: .recession(oldValue)) } }
  }
  var animationTracks: [AnimationTrack] = []
  var contentTransition: ViewTransition?
  var constraintState = ConstraintState()
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  /// A Boolean value that indicates whether somebody else draws the view in place of its superview.
  var isLifted = false {
    didSet { if isLifted != oldValue { setNeedsCommit() } }
  }

  /// The distances that content keeps from the edges where the app says nothing of them.
  var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// People want text in another size than before.
  func contentSizeCategoryDidChange() {}

  /// The bounds begin elsewhere.
  func boundsOriginDidChange() {}

  func boundsSizeDidChange(from oldSize: CGSize) {}

  /// The safe area for the subviews of this view.
  var insetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Guides that nobody added.
  var ownGuides: [UILayoutGuide] { [] }

  /// Lets a subclass that draws over what is in it change its node.
  func finish(_ node: inout DisplayNode) {}

  /// A view in this one was hidden, or is shown again.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// The content of a view in this one asks for another size.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// Returns a Boolean value that indicates whether this view does by itself what the recognizer,
  /// of a view around it, looks for.
  func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// How far below the upper edge the first line of text stands; nil without text.
  var firstBaselineFromTop: CGFloat? { nil }
  /// The same from the middle, for a single line that is there however high the view is.
  var baselineFromCenter: CGFloat? { nil }
  /// How far above the lower edge the last line of text stands.
  var lastBaselineFromBottom: CGFloat { 0 }
  /// The height that the content needs at a width; nil where the width does not matter.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}
