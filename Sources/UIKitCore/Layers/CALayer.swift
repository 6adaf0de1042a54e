public import Foundation

/// A rectangle with a background, corners, a border, a shadow and sublayers.
///
/// Each view has one, which is made when it is first read. Its place, opacity, background,
/// visibility and clipping are the view's, and can be set on either. Layers of the app are added to
/// another one with ``addSublayer(_:)``, and are drawn among the subviews.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, @preconcurrency NSCoding {
  // MARK: Creating a layer

  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's look, without its sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The place and size in the superlayer's coordinates.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// The size, and the origin of the sublayers' coordinates.
  open var bounds: CGRect {
    get { view?.storedBounds ?? state.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? state.position }
    set { setPosition(newValue) }
  }

  /// The point that ``position`` places and that transforms turn about, in parts of the bounds; the
  /// middle by default.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Layers with higher ones are in front of their siblings.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition, state.zPosition, newValue) { state.zPosition = newValue } }
  }

  /// The transform of the layer and its sublayers about the anchor point. Of a matrix that is not
  /// affine, the front is drawn, without perspective.
  open var transform: CATransform3D {
    get { computedTransform }
    set { setTransform(newValue) }
  }

  @discardableResult

  open func affineTransform() -> CGAffineTransform { transform.plane }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Appearance

  /// 0 to 1; multiplies with the superlayers'. 13.7.5 – other values are brought into this range.
  open var opacity: Float {
    get { view.map { Float($0.storedAlpha) } ?? state.opacity }
    set { setOpacity(newValue) }
  }

  open var isHidden: Bool {
    get { view?.storedIsHidden ?? state.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: CGColor? {
    get { computedBackground }
    set { setBackground(newValue) }
  }

  /// A Boolean value that indicates whether the contents are clipped at the round edges, and the
  /// shadow with them.
  open var masksToBounds: Bool {
    get { view?.storedClipsToBounds ?? state.masksToBounds }
    set { setMasksToBounds(newValue) }
  }

  /// The radius for the background and the border; the contents are clipped only with
  /// ``masksToBounds``.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(.cornerRadius, state.cornerRadius, newValue) { state.cornerRadius = newValue } }
  }

  /// The corners that are round; all by default.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change(nil, state.maskedCorners, newValue) { state.maskedCorners = newValue } }
  }

  /// Parts of a circle by default.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change(nil, state.cornerCurve, newValue) { state.cornerCurve = newValue } }
  }

  /// The border lies within the bounds and above the contents.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(.borderWidth, state.borderWidth, newValue) { state.borderWidth = newValue } }
  }

  /// Opaque black by default.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, state.borderColor, newValue) { state.borderColor = newValue } }
  }

  /// Opaque black by default.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor, state.shadowColor, newValue) { state.shadowColor = newValue } }
  }

  /// 0, which is no shadow, to 1.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      change(.shadowOpacity, state.shadowOpacity, newValue) { state.shadowOpacity = newValue }
    }
  }

  /// The blur radius of the shadow; 3 points by default.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(.shadowRadius, state.shadowRadius, newValue) { state.shadowRadius = newValue } }
  }

  /// 3 points up by default.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(.shadowOffset, state.shadowOffset, newValue) { state.shadowOffset = newValue } }
  }

  /// The outline that casts the shadow; `nil` for everything that is drawn of the layer.
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change(.shadowPath, state.shadowPath, newValue) { state.shadowPath = newValue } }
  }

  // MARK: Contents

  /// A `CGImage` that is drawn over the background; the layer's own drawing, if it has one.
  open var contents: Any? {
    get { state.contents ?? state.drawing?.image }
    set {
      state.contents = newValue
      state.drawing = nil
      setNeedsCommit()
    }
  }

  /// The placement of the image; stretched over the bounds by default.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change(nil, state.contentsGravity, newValue) { state.contentsGravity = newValue } }
  }

  /// Pixels of the image for a point, where it is not stretched; 1 by default.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change(nil, state.contentsScale, newValue) { state.contentsScale = newValue } }
  }

  /// A layer whose opacity masks this one; it is in no superlayer.
  open var mask: CALayer? {
    didSet { maskDidChange(from: oldValue) }
  }

  // MARK: The tree

  open var superlayer: CALayer? { storedSuperlayer ?? view?.superview?.layer }

  /// The sublayers, from back to front; `nil` for none. A view's layer has the layers of the
  /// subviews among them.
  open var sublayers: [CALayer]? {
    get { listedSublayers.isEmpty ? nil : listedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind another one; at the back if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of another one; at the front if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, inPlaceOf: oldLayer)
  }

  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// A name for the app's own use.
  open var name: String?

  /// Of a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Drawing

  /// Requests to be drawn again before the layer is shown next.
  open func setNeedsDisplay() { markForDisplay(nil) }

  /// Requests to draw a part of the bounds again; the rest keeps its drawing.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }

  @discardableResult
  open func needsDisplay() -> Bool { dirt != nil }

  /// Draws the requested parts now.
  open func displayIfNeeded() { displayNow() }

  /// Updates the contents: from the delegate, or with ``draw(in:)``. The system calls it when
  /// needed.
  open func display() { displayWithDelegate() }

  /// Draws the contents. The base leaves it to the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Returns a Boolean value that indicates whether the layer is drawn again when the value of a key
  /// changes; `false` by default.
  @discardableResult
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// A Boolean value that indicates whether the layer is drawn again at every new size.
  open var needsDisplayOnBoundsChange = false

  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Laying out

  /// Places the sublayers. The base leaves it to the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests a layout in the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out this layer and its sublayers now, where a layout was requested.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutTree() }
  }

  @discardableResult

  open func needsLayout() -> Bool { view?.needsLayout ?? isMarkedForLayout }

  // MARK: Animations

  /// Starts an animation, and calls its delegate. The layer keeps a copy; an earlier one with the
  /// same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }

  open func removeAllAnimations() {
    endAnimations { _ in true }
    endViewAnimations()
  }

  open func removeAnimation(forKey key: String) {
    endAnimations { $0.key == key }
    endViewAnimations(forKey: key)
  }

  /// The keys of the animations that run, the one that was added first before the others; `nil` for
  /// none.
  @discardableResult
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key) + viewAnimationKeys
    return keys.isEmpty ? nil : keys
  }

  @discardableResult

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation ?? viewAnimation(forKey: key)
  }

  /// Actions in place of the animations with which a layer outside of views follows a change of a
  /// property; `NSNull` for none.
  open var actions: [String: any CAAction]?

  /// Returns the action that follows a change of a key: that of ``actions``, else that of
  /// ``defaultAction(forKey:)``, else the animation of the key's own; `nil` for none.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  /// Returns the action of the class for a key; `nil` for none of its own.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value of a key of the app's own until the layer is given one.
  @discardableResult
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the layer as it currently appears during an animation; `nil` if it is not on the
  /// screen.
  @discardableResult
  open func presentation() -> Self? { presented() as? Self }

  /// The layer that a ``presentation()`` was made of; else the layer itself.
  @discardableResult
  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Timing

  /// The time of the superlayer at which the layer's own time begins.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The time that passes in the layer while a second passes in the superlayer: animations stop at 0.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// The layer's own time when it begins; with a ``speed`` of 0, the time at which animations stand.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The animations of a layer end by their own durations.
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time of another layer, or of ``CACurrentMediaTime()``, to the layer's own.
  @discardableResult
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeline.local(l?.timeline.clock(t) ?? t)
  }

  /// Converts a time of the layer to another layer's, or to ``CACurrentMediaTime()``.
  @discardableResult
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = timeline.clock(t)
    return l?.timeline.local(clock) ?? clock
  }

  // MARK: Finding and converting

  /// Returns a Boolean value that indicates whether a point of the layer's own coordinates is
  /// inside the layer.
  @discardableResult
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The size that shows all of the content: that of the bounds, unless a subclass knows better.
  @discardableResult
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// The frontmost layer at a point of the superlayer's coordinates.
  @discardableResult
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  @discardableResult

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l) }
  @discardableResult
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, to: l) }
  @discardableResult
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }
  @discardableResult
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  // MARK: - Inside the stage

  var state = LayerState()
  /// The view whose layer this is.
  weak var view: UIView?
  /// The sublayers and subviews, from back to front; `nil` while a view's layer has only the
  /// subviews.
  var children: [LayerChild]? = []
  weak var storedSuperlayer: CALayer?
  /// The layer that this one masks.
  weak var masked: CALayer?
  /// The part that has to be drawn again; `nil` for none.
  var dirt: LayerDirt?
  var isMarkedForLayout = true
  var descendantIsMarkedForLayout = false
  var animations: [RunningAnimation] = []
  var timing = LayerTiming()
  /// A Boolean value that indicates whether a change is being made of which observers are notified as
  /// a whole.
  var isNotifying = false
  var ownValues: [String: Any] = [:] {
    didSet { redraw(from: oldValue) }
  }
  var animationIDs: [[Int]: Int] = [:]
  /// A Boolean value that indicates whether the layer has not been on the screen for a whole turn:
  /// nothing follows its changes yet.
  var isFresh = true
  var modelLayer: CALayer?
  lazy var displayID = view?.displayID ?? UIView.nextDisplayID()

  /// Returns the content that the layer draws between its background and its sublayers.
  func displayContent() -> DisplayContent { imageContent }

  /// An equal layer without sublayers, of one of the stage's own classes.
  func copied() -> CALayer { CALayer(layer: self) }

  func copyState(of layer: CALayer) { copyCommonState(of: layer) }

  func value(of key: LayerKey) -> LayerValue? { commonValue(of: key) }

  func setValue(_ value: LayerValue, of key: LayerKey) { setCommonValue(value, of: key) }
}

/// A child of a layer.
enum LayerChild {
  /// A subview of the layer's view.
  case view(UIView)
  case layer(CALayer)
}
