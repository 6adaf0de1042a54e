public import Foundation

/// A view that shows a part of larger content, and lets people move it.
///
/// The views in it are placed in the content's coordinates; scrolling moves the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Creating a scroll view

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollView()
    decodeInterface(coder, as: UIScrollView.self)
  }

  // MARK: Responding to scroll view interactions

  // Tables have a delegate of a narrower type by the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Managing the content size and offset

  /// The size of the content. Constraints between the subviews and the view's edges set it as well.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { changing("contentSize", contentSize) { setContentSize(newValue) } }
  }

  /// The point of the content in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  // MARK: Managing the content inset

  /// The app's insets of the content, beside the safe area.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { updateAdjustedInset() }
      tellObservers(of: "contentInset", from: oldValue, to: contentInset)
    }
  }

  /// ``contentInset`` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// The behaviour that decides which parts of the safe area are added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Layout guides

  /// The frame of the view, in the content's coordinates: it stays where it is on the screen.
  open var frameLayoutGuide: UILayoutGuide { guide(for: .frame) }

  /// The content: its size is the ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guide(for: .content) }

  // MARK: Configuring

  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      tellObservers(of: "scrollEnabled", from: oldValue, to: isScrollEnabled)
    }
  }

  /// A Boolean value that indicates whether a drag that begins mainly along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; it does
  /// only if this is true for exactly one visible view.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether content can be pulled beyond its edges, and swings
  /// back.
  open var bounces = true

  /// A Boolean value that indicates whether content bounces at the left and right edges.
  // 10.4.22: content bounces along an axis only if `bounces` and bouncesHorizontally or…
  open var bouncesHorizontally = true

  /// A Boolean value that indicates whether content bounces at the upper and lower edges.
  open var bouncesVertically = true

  /// A Boolean value that indicates whether content bounces also where there is nothing to scroll.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  open var decelerationRate = DecelerationRate.normal

  /// The effect of a drag on the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The control that people pull down to reload the content.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  // MARK: Getting the scrolling state

  /// A Boolean value that indicates whether a finger is on the content.
  open var isTracking: Bool { tracksFinger }

  /// A Boolean value that indicates whether a finger scrolls.
  open var isDragging: Bool { drag != nil }

  /// A Boolean value that indicates whether the content still moves after the finger was lifted.
  open var isDecelerating: Bool { motion?.kind == .deceleration }

  // MARK: Managing touches

  /// A Boolean value that indicates whether the content gets a touch only after a short time
  /// without a movement.
  open var delaysContentTouches = true

  /// A Boolean value that indicates whether a drag cancels a touch that the content has got.
  open var canCancelContentTouches = true

  /// Returns a Boolean value that indicates whether `view`, which is in the content, is to get the
  /// touches.
  @discardableResult
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether a drag takes the touch from `view`; not from a
  /// control, unless overridden.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Recognizes drags. Its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // Touches on the content that no view takes belong to the scroll view, not to the views around
  // it.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Scrolling to a place

  /// Scrolls as little as needed for `rect`, in the content's coordinates, to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  // MARK: Zooming

  /// The smallest ``zoomScale``. People can zoom where it is less than the largest, and the
  /// delegate returns a view to zoom.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoom.limitsDidChange() }
  }

  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoom.limitsDidChange() }
  }

  /// The scale of the content, kept within the limits.
  open var zoomScale: CGFloat {
    get { storedZoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.set(scale, animated: animated)
  }

  /// Zooms so that `rect`, in the coordinates of the view that is zoomed, is as large as it can be
  /// while it is wholly seen.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  /// A Boolean value that indicates whether zooming goes beyond the limits, and bounces back.
  open var bouncesZoom = true

  /// A Boolean value that indicates whether two fingers zoom.
  open var isZooming: Bool { storedZoom?.isPinching ?? false }

  /// A Boolean value that indicates whether the content bounces back from beyond the limits.
  open var isZoomBouncing: Bool { storedZoom?.isBouncing ?? false }

  /// Recognizes two fingers; `nil` where they cannot zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedZoom?.recognizer }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsCommit() }
  }

  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsCommit() }
  }

  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsCommit() }
  }

  /// The insets of the indicators, beside the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsCommit() }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsCommit() }
  }

  /// The insets of both indicators; those of the vertical one where they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the indicators keep out of the part of the safe area
  /// that the content keeps out of.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsCommit() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
    placeRefreshControl()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  // While the content moves, a touch does not go to the views that pass by.
  @discardableResult
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isDecelerating ? self : hit
  }

  // MARK: - Inside the stage

  let pan = ScrollPan()
  private var storedZoom: ScrollZoom?
  /// Most scroll views do not zoom, and have none.
  private var zoom: ScrollZoom {
    if let storedZoom { return storedZoom }
    let zoom = ScrollZoom(self)
    storedZoom = zoom
    return zoom
  }
  var storedContentSize = CGSize.zero
  var storedAdjustedInset = UIEdgeInsets.zero
  /// The part of a large title that the content had scrolled away when the insets were last
  /// updated.
  var adjustedCollapse: CGFloat = 0
  /// The insets that the safe area added when they were last applied.
  var lastSafeAreaPart = UIEdgeInsets.zero
  var guides: [ScrollGuideRole: UILayoutGuide] = [:]

  /// A Boolean value that indicates whether a finger is on the content.
  var tracksFinger = false
  /// The drag that scrolls.
  var drag: ScrollDrag?
  /// The motion of the content without a finger.
  var motion: ScrollMotion?
  /// The turns of a mouse's wheel that belong together.
  var wheel: AnimationClock.Token?
  lazy var indicators = ScrollIndicators(self)
  /// The view above the content that does not scroll.
  weak var pinnedView: UIView?

  override func boundsOriginDidChange() { contentOffsetDidChange() }
  override func boundsSizeDidChange(from oldSize: CGSize) { sizeDidChange() }
  override var insetsForSubviews: UIEdgeInsets { uncoveredInsets }
  override var ownGuides: [UILayoutGuide] { super.ownGuides + guides.values }
  override func finish(_ node: inout DisplayNode) { indicators.draw(in: &node) }

  /// A Boolean value that indicates whether a drag stays here also at the end of the content.
  var keepsDrags: Bool { false }

  /// Returns the offset at which content rests that would rest at `target`. Wheels have offsets of
  /// their own.
  func restingPlace(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    snapped(target, velocity: velocity)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .scrollView
    return accessibility
  }

  private func becomeScrollView() {
    clipsToBounds = true
    pan.scrollView = self
    addGestureRecognizer(ScrollDelay(scrollView: self))
    addGestureRecognizer(pan)
  }
}
