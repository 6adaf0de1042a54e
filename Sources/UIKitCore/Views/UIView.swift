public import Foundation

/// A rectangle on the screen: it has a place in its superview, draws a background, lays out its
/// subviews, and is asked where a touch goes.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
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
  }

  open func encode(with coder: NSCoder) {}

  // MARK: Configuring the appearance

  @NSCopying open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      AnimationGroup.record(.background(oldValue), of: self)
      setNeedsCommit()
    }
  }

  /// Whether the view, with its subviews, is not drawn and gets no touches.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The opacity of the view with its subviews, 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      AnimationGroup.record(.opacity(oldValue), of: self)
      setNeedsCommit()
    }
  }

  /// Whether subviews are drawn only inside the bounds.
  open var clipsToBounds = false {
    didSet { setNeedsCommit() }
  }

  /// The colour of controls and marks that people can touch; inherited from the superview.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Called when ``tintColor`` of the view or of an ancestor changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The appearance that the view, with all that is in it, always has.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  open var traitCollection: UITraitCollection { computeTraits() }

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

  /// Whether a gesture may be recognized whose touches began in this view or in what is in it.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Identifying the view

  /// A number for the app's own use.
  open var tag = 0

  /// The view with that tag among this view and its descendants.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A name by which tests find the view; never read out to people.
  open var accessibilityIdentifier: String? {
    didSet { setNeedsCommit() }
  }

  // MARK: Geometry

  /// The place and size in the superview's coordinates.
  open var frame: CGRect {
    get { storedTransform.isIdentity ? storedFrame : transformedFrame }
    set { setFrame(newValue) }
  }

  /// The place and size in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue != storedBounds else { return }
      if newValue.size != storedBounds.size { AnimationGroup.record(.frame(storedFrame), of: self) }
      let oldSize = storedBounds.size
      storedBounds = newValue
      geometryDidChange(oldSize: oldSize)
    }
  }

  /// What is done to the view about its centre when it is drawn and touched; layout knows nothing
  /// of it.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue != storedTransform else { return }
      AnimationGroup.record(.transform(storedTransform), of: self)
      storedTransform = newValue
      setNeedsCommit()
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue != storedCenter else { return }
      AnimationGroup.record(.frame(storedFrame), of: self)
      storedCenter = newValue
      geometryDidChange(oldSize: storedBounds.size)
    }
  }

  /// How the frame follows when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews' frames follow this view's bounds by their ``autoresizingMask``.
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
    subviews.swapAt(index1, index2)
    setNeedsCommit()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsCommit()
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsCommit()
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Whether this view is `view` or somewhere in it.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
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
  open func layoutSubviews() {
    applyConstraintLayout()
  }

  /// 12.3.2 – asks for a layout in the next pass; asking again changes nothing.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  /// 12.3.2 – lays out this view and its descendants now, where they asked for it.
  open func layoutIfNeeded() {
    layoutTreeUntilConstraintsRest()
  }

  /// The size that suits the view best inside `size`; the base has no opinion.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// 12.2.1 – the size that the content asks for; ``noIntrinsicMetric`` where it asks for nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// 12.2.3 – says that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  // MARK: Auto Layout

  /// 12.1.5 – whether frame and ``autoresizingMask`` place the view, and constraints have to live
  /// with that; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesAutoresizingMask }
    set {
      guard newValue != constraintState.translatesAutoresizingMask else { return }
      constraintState.translatesAutoresizingMask = newValue
      placementDidChange()
    }
  }

  /// Whether the class sets its constraints in `updateConstraints()`, so that it has to be called
  /// even where no constraint is yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Sets constraints before a layout; overrides call super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    constraintUpdateWasRequested()
  }

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

  /// 12.4.4 – the distance that content keeps from the edges, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { computeLayoutMargins() }
    set {
      constraintState.margins = newValue
      updateLayoutMargins()
    }
  }

  open var preservesSuperviewLayoutMargins = false {
    didSet { updateLayoutMargins() }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { updateLayoutMargins() }
  }

  open func layoutMarginsDidChange() {}

  /// 12.2.1 – stands in ``intrinsicContentSize`` for an axis that asks for nothing.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Converting between coordinates

  /// From this view's coordinates to `view`'s; to the window's when `view` is `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, to: view)
  }

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
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 10.1.1 – hidden, inert and nearly transparent views are skipped, with all that is in them.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isInertOnItsWay else { return nil }
    // 10.1.2 – outside the bounds nothing is hit, clipped or not.
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether `point`, in this view's coordinates, is inside of it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Animating

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { AnimationBlock(duration: duration).run(animations, nil) }

  /// Animates what `animations` changes, and says at the end whether it got there.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationBlock(duration: duration).run(animations, completion) }

  /// Inside another animation it takes over that one's duration, curve and repetition, unless the
  /// options say otherwise. Where nothing is animated the completion comes with the next turn.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options).run(animations, completion)
  }

  /// Animates as a spring would that comes to rest after `duration`; the velocity is that of the
  /// beginning, where the whole way a second is 1.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options)
      .spring(damping: dampingRatio, velocity: velocity).run(animations, completion)
  }

  /// Animates in the steps that `animations` adds with `addKeyframe`; what it changes itself takes
  /// the whole time.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options.common)
      .keyframes(options).run(animations, completion)
  }

  /// Animates in steps; returns, at the end, whether it got there.
  @discardableResult
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await AnimationBlock(duration: duration, delay: delay, options: options.common)
      .keyframes(options).run(animations)
  }

  /// One step of an animation: when it starts and how long it takes, in parts of the whole.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { AnimationBlock.addKeyframe(from: frameStartTime, lasting: frameDuration, animations) }

  /// Inside an animation block: repeats what `animations` changes `count` times.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { AnimationBlock.repeatChanges(count, autoreverses: autoreverses, animations) }

  /// Changes what is in `view`, and shows how the new content takes the place of the old. Without a
  /// transition in the options the change is not animated.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).change(view, animations, completion)
  }

  /// Puts `toView` into the place of `fromView`, and shows how in their superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).exchange(fromView, toView, completion)
  }

  /// Whether changes animate at all; true unless the app says otherwise.
  open class var areAnimationsEnabled: Bool { AnimationGroup.areEnabled }

  open class func setAnimationsEnabled(_ enabled: Bool) {
    // 9.2.6 – whoever performs without animating turns them off around it.
    AnimationGroup.areEnabled = enabled
  }

  /// Changes without animating, whatever is around.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Inside an animation block: the duration of that animation; 0 elsewhere.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationGroup.current?.settings.duration ?? 0
  }

  // MARK: Responding

  /// 1.1.10 – the view's controller if it has one, else the superview.
  open override var next: UIResponder? {
    viewController ?? superview
  }

  // MARK: - Inside the stage

  /// The name of this view in every ``DisplayList``.
  package let displayID: Int

  private static var lastDisplayID = 0
  static func nextDisplayID() -> Int {
    lastDisplayID += 1
    return lastDisplayID
  }

  /// What the view itself draws between its background and its subviews.
  func displayContent() -> DisplayContent { .none }

  /// What assistive technology is told of the view.
  func displayAccessibility() -> DisplayAccessibility? {
    guard let accessibilityIdentifier else { return nil }
    var accessibility = DisplayAccessibility()
    accessibility.identifier = accessibilityIdentifier
    return accessibility
  }

  /// Lets a subclass that draws more than a rectangle change its node.
  func decorate(_ node: inout DisplayNode) {}

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  var storedBounds: CGRect
  var storedCenter: CGPoint
  weak var storedWindow: UIWindow?
  var ownTintColor: UIColor?
  /// The traits that were told of last; those of the device when the view was created.
  var knownTraits = UITraitCollection.device
  var needsLayout = true
  var descendantNeedsLayout = false
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var storedTransform = CGAffineTransform.identity
  var animationTracks: [AnimationTrack] = []
  var contentTransition: ViewTransition?
  var constraintState = ConstraintState()
  var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// Whether this view does by itself what the recognizer, of a view around it, looks for.
  func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// How far below the upper edge the first line of text stands; nil without text.
  var firstBaselineFromTop: CGFloat? { nil }
  /// How far above the lower edge the last line of text stands.
  var lastBaselineFromBottom: CGFloat { 0 }
  /// The height that the content needs at a width; nil where the width does not matter.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}
