public import Foundation

/// Something that is on or off.
///
/// A tap, or a finger that moves the knob over, changes it and sends ``UIControl/Event/valueChanged``.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  // MARK: Creating a switch

  /// A switch at the frame's origin: every switch has the same size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    becomeSwitch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame.size = Self.size
    becomeSwitch()
    decodeInterface(coder, as: UISwitch.self)
  }

  // MARK: The state

  /// `false` by default.
  ///
  /// 10.3.8 – a change in code sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    changing("on", storedIsOn) { storedIsOn = on }
    show(on, animated: animated)
  }

  // MARK: Looks

  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic
    /// A box with a tick, on the Mac only.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  /// The look of the switch: a knob that slides, whatever is preferred.
  open var style: Style { .sliding }

  /// The preferred look, which matters on the Mac only.
  open var preferredStyle = Style.automatic

  /// The colour of a switch that is on; `nil` for the system's green.
  open var onTintColor: UIColor? { didSet { placeParts() } }

  /// The colour of the knob; `nil` for the system's white.
  open var thumbTintColor: UIColor? { didSet { placeParts() } }

  // MARK: Size

  /// Only the origin counts: every switch has the same size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
  }

  // 12.1.7 – two points at the right stand over what a switch is aligned with.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = Drag(x: touch.location(in: self).x)
    UIView.animateParts(true) { [self] in placeParts() }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isDragged = drag?.isMoving ?? false
    let isMeant = isDragged || isTouchInside
    let on = isDragged ? shownIsOn : !storedIsOn
    drag = nil
    super.endTracking(touch, with: event)
    guard isMeant, on != storedIsOn else { return show(storedIsOn, animated: true) }
    storedIsOn = on
    show(on, animated: true)
    sendValueChanged()
  }

  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    super.cancelTracking(with: event)
    show(storedIsOn, animated: true)
  }

  // MARK: - Inside the stage

  // Sizes and colours of Apple's design resources for iOS 17; how far a finger moves, and how much a
  // knob grows that is pressed, is of low confidence.
  private static let size = CGSize(width: 51, height: 31)
  private static let knob: CGFloat = 27
  private static let margin: CGFloat = 2
  /// How much wider a knob is under a finger.
  private static let growth: CGFloat = 7
  /// How far a finger moves to push the knob over.
  private static let reach: CGFloat = 10

  /// A finger on a switch.
  private struct Drag {
    /// From where on its way counts.
    var x: CGFloat
    var isMoving = false
  }

  private var storedIsOn = false
  /// The visible value, which a finger may have changed already.
  private var shownIsOn = false
  private var drag: Drag?
  private let track = RoundedBox(frame: .zero)
  private let knob = RoundedBox(frame: .zero)

  private func becomeSwitch() {
    knob.shadow = .knob
    addSubview(track)
    addSubview(knob)
    placeParts()
  }

  private func show(_ on: Bool, animated: Bool) {
    shownIsOn = on
    UIView.animateParts(animated && window != nil) { [self] in placeParts() }
  }

  private func placeParts() {
    let width = Self.knob + (drag == nil ? 0 : Self.growth)
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame = CGRect(
      x: shownIsOn == isMirrored ? Self.margin : Self.size.width - Self.margin - width,
      y: Self.margin, width: width, height: Self.knob)
  }

  /// The knob goes to the side that the finger moves to, however far it came.
  private func move(to x: CGFloat) {
    guard var drag else { return }
    let way = (x - drag.x) * (isMirrored ? -1 : 1)
    if abs(way) >= Self.reach {
      drag.isMoving = true
      drag.x = x
      self.drag = drag
      if shownIsOn != (way > 0) { show(way > 0, animated: true) }
    } else if drag.isMoving, (way > 0) == shownIsOn {
      self.drag?.x = x
    }
  }

  override var isTapped: Bool { true }

  /// 10.4.10 – a tap, and a drag along the switch.
  override func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, let pan = gestureRecognizer as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer), pan.minimumNumberOfTouches == 1
    {
      let way = pan.translation(in: self)
      return abs(way.x) > abs(way.y)
    }
    return super.claims(gestureRecognizer)
  }

  override func decorate(_ node: inout DisplayNode) {
    if !isEnabled { node.opacity *= 0.5 }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .switch
    accessibility.value = storedIsOn ? "1" : "0"
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
