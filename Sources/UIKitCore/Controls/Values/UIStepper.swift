public import Foundation

/// Changes a value by steps, with a minus and a plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  // MARK: Creating a stepper

  /// A stepper at the frame's origin: every stepper has the same size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    becomeStepper()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame.size = Self.size
    becomeStepper()
    decodeInterface(coder, as: UIStepper.self)
  }

  // MARK: The value

  /// 0 by default; what lies outside the limits becomes the nearest.
  ///
  /// 10.3.8 – a change in code sends no event.
  open var value: Double {
    get { storedValue }
    set {
      changing("value", storedValue) {
        storedValue = min(max(newValue, minimumValue), maximumValue)
      }
      showState()
    }
  }

  /// 0 by default; has to be less than the maximum.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      check(newValue < storedMaximum, "minimumValue must be less than maximumValue")
      storedMinimum = newValue
      value = storedValue
    }
  }

  /// 100 by default; has to be more than the minimum.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      check(newValue > storedMinimum, "maximumValue must be greater than minimumValue")
      storedMaximum = newValue
      value = storedValue
    }
  }

  /// 1 by default; has to be more than 0.
  open var stepValue: Double {
    get { storedStep }
    set {
      check(newValue > 0, "stepValue must be greater than 0")
      storedStep = newValue
    }
  }

  // MARK: What a press does

  /// A Boolean value that indicates whether an event is sent for every step, and not only for the
  /// last one of a press. `true` by default.
  open var isContinuous = true

  /// A Boolean value that indicates whether a press goes on stepping. `true` by default.
  open var autorepeat = true

  /// A Boolean value that indicates whether the first value follows the last. `false` by default.
  open var wraps = false {
    didSet { showState() }
  }

  // MARK: Looks

  /// Shows an image in place of the plus; what a state does not have, it takes from the normal one.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    plus.images[state] = image
    showState()
  }

  @discardableResult
  open func incrementImage(for state: UIControl.State) -> UIImage? { plus.images[state] }

  /// Shows an image in place of the minus; what a state does not have, it takes from the normal one.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    minus.images[state] = image
    showState()
  }

  @discardableResult
  open func decrementImage(for state: UIControl.State) -> UIImage? { minus.images[state] }

  // MARK: Size

  /// Only the origin counts: every stepper has the same size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let half = half(at: touch.location(in: self)), half.isOpen,
      super.beginTracking(touch, with: event)
    else { return false }
    begin(half)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOver = half(at: touch.location(in: self)) === press?.half
    if isOver != press?.isOver { rest(isOver) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    end()
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    end()
    super.cancelTracking(with: event)
  }

  // MARK: - Inside the stage

  // Apple's design resources for iOS 17; the pace is of low confidence.
  private static let size = CGSize(width: 94, height: 32)
  private static let patience: TimeInterval = 0.5
  private static let pace: TimeInterval = 0.1

  /// A finger on one of the halves.
  private struct Press {
    let half: StepperHalf
    let start: Double
    var isOver = true
    /// When the next step is due.
    var next: TimeInterval
    /// The number that distinguishes the alarms of this press from others.
    let identifier: Int
  }

  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  private var press: Press?
  private var lastPress = 0
  private let platter = RoundedBox(frame: .zero)
  private let divider = RoundedBox(frame: .zero)
  private let minus = StepperHalf(sign: -1)
  private let plus = StepperHalf(sign: 1)

  private func becomeStepper() {
    platter.cornerRadius = 8
    platter.backgroundColor = .tertiarySystemFill
    divider.backgroundColor = .separator
    for part in [platter, minus, plus, divider] { addSubview(part) }
    placeParts()
    showState()
  }

  private func check(_ isRight: Bool, _ rule: String) {
    if !isRight { UIKitException.raise(.invalidArgument, rule) }
  }

  private func placeParts() {
    let (left, right) = isMirrored ? (plus, minus) : (minus, plus)
    let width = Self.size.width / 2
    platter.frame = CGRect(origin: .zero, size: Self.size)
    left.frame = CGRect(x: 0, y: 0, width: width, height: Self.size.height)
    right.frame = CGRect(x: width, y: 0, width: width, height: Self.size.height)
    divider.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: 18)
  }

  private func showState() {
    for half in [minus, plus] {
      half.isOpen = isEnabled && (wraps || next(half.sign) != storedValue)
      half.isPressed = press?.half === half && press?.isOver == true
      half.show()
    }
    divider.isHidden = press?.isOver == true
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  // MARK: Stepping

  private func half(at point: CGPoint) -> StepperHalf? {
    [minus, plus].first { $0.frame.contains(point) }
  }

  private func next(_ sign: Double) -> Double {
    let next = storedValue + sign * storedStep
    if next > storedMaximum { return wraps ? storedMinimum : storedMaximum }
    if next < storedMinimum { return wraps ? storedMaximum : storedMinimum }
    return next
  }

  // A press steps at once (low confidence), and again while it lasts.
  private func begin(_ half: StepperHalf) {
    lastPress += 1
    press = Press(
      half: half, start: storedValue, next: Stage.shared.clock.now + Self.patience,
      identifier: lastPress)
    step()
    wait(Self.patience)
  }

  private func step() {
    guard let press else { return }
    let next = next(press.half.sign)
    guard next != storedValue else { return }
    value = next
    if isContinuous { sendValueChanged() }
  }

  // An alarm: the stage does not wait for it to settle.
  private func wait(_ seconds: TimeInterval) {
    guard autorepeat, let press else { return }
    Stage.shared.clock.setAlarm(after: seconds) { [weak self] in self?.goOn(press.identifier) }
  }

  private func goOn(_ identifier: Int) {
    // A press that lasted long in one go makes all its steps.
    while let due = press?.next, press?.identifier == identifier, due <= Stage.shared.clock.now {
      if press?.isOver == true { step() }
      press?.next = due + Self.pace
    }
    guard press?.identifier == identifier, let next = press?.next else { return }
    wait(next - Stage.shared.clock.now)
  }

  private func rest(_ isOver: Bool) {
    press?.isOver = isOver
    showState()
  }

  private func end() {
    guard let ended = press else { return }
    press = nil
    showState()
    if !isContinuous, storedValue != ended.start { sendValueChanged() }
  }

  override var isTapped: Bool { true }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .stepper
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
