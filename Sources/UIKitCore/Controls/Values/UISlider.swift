public import Foundation

/// Chooses a value from a range, by a knob that people move along a track.
///
/// A subclass changes the geometry by overriding ``trackRect(forBounds:)`` or
/// ``thumbRect(forBounds:trackRect:value:)``.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // MARK: Creating a slider

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeSlider()
    decodeInterface(coder, as: UISlider.self)
  }

  // MARK: The value

  /// 0 by default; what lies outside the limits becomes the nearest.
  ///
  /// 10.3.8 – a change in code sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    changing("value", storedValue) { storedValue = limited(value) }
    UIView.animateParts(animated && window != nil) { [self] in placeParts() }
  }

  /// 0 by default; takes the maximum along where it is larger.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// 1 by default; takes the minimum along where it is smaller.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// A Boolean value that indicates whether events are sent while the knob moves, and not only at
  /// the end. `true` by default.
  open var isContinuous = true

  // MARK: Looks

  /// Shown before the track.
  open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }

  /// Shown behind the track.
  open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }

  /// The colour of the track before the knob; `nil` for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { placeParts() } }

  /// The colour of the track behind the knob; `nil` for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { placeParts() } }

  /// The colour of the knob; `nil` for the system's white. It gives way to an image, and the other way
  /// round.
  open var thumbTintColor: UIColor? {
    didSet {
      if thumbTintColor != nil { thumbImages = [:] }
      setNeedsLayout()
    }
  }

  /// Shows an image in place of the knob; what a state does not have, it takes from the normal one.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  @discardableResult
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The image of the knob in the current state.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  // MARK: Geometry

  /// Returns the rectangle of the image before the track.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isAtRight: isMirrored)
  }

  /// Returns the rectangle of the image after the track.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isAtRight: !isMirrored)
  }

  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect { freeTrack(in: bounds) }

  /// Returns the rectangle of the knob for a value, which decides its position along the track.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.knob, height: Self.knob)
    let part = isMirrored ? 1 - self.part(of: value) : self.part(of: value)
    return CGRect(
      x: wholePixels(rect.minX + (rect.width - size.width) * part),
      y: wholePixels(rect.midY - size.height / 2), width: size.width, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: Self.height - alignmentRectInsets.bottom)
  }

  // 12.1.7 – the shadow of the knob stands over what a slider is aligned with.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    placeParts()
  }

  // MARK: Touches

  /// Only a touch on the knob moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(at: touch.location(in: self)) && super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endDrag()
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    endDrag()
    super.cancelTracking(with: event)
  }

  // MARK: Telling assistive technology

  /// A tenth of the way up.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// A tenth of the way down.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    guard isEnabled else { return }
    let old = value
    value += (maximumValue - minimumValue) * part
    if value != old { send(.valueChanged) }
  }

  // MARK: - Inside the stage

  /// A knob under a finger.
  struct Drag {
    /// How far from the middle of the knob the finger is.
    let distance: CGFloat
    let start: Float
  }

  private var storedValue: Float = 0
  private var thumbImages: [State: UIImage] = [:]
  var drag: Drag?
  let parts = SliderParts()

  private func becomeSlider() {
    parts.add(to: self)
    placeParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    placeParts()
  }

  /// 10.4.10 – a drag along the track that begins on the knob.
  override func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard drag != nil, let pan = gestureRecognizer as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer)
    else { return super.claims(gestureRecognizer) }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .slider
    accessibility.value = "\(Int((part(of: value) * 100).rounded()))%"
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
