public import Foundation

/// Chooses a date, a time, both, or how long something lasts.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // MARK: Creating a date picker

  /// A picker of the size that it needs where `frame` has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeDatePicker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeDatePicker()
    decodeInterface(coder, as: UIDatePicker.self)
  }

  // MARK: The date

  /// Now, by default; what lies outside of the limits becomes the nearest.
  ///
  /// 10.3.8 – a change in code sends no event.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(storedDate) : storedDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = rules.limited(date)
    showDate(animated: animated && window != nil)
  }

  /// The first date that can be chosen. Limits of which the first is after the last do not count.
  open var minimumDate: Date? { didSet { limitsDidChange() } }

  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// Seconds, whole minutes up to 23:59, for a picker in ``Mode/countDownTimer``. 0 by default.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = (min(max(newValue, 0), 86_399) / 60).rounded(.down) * 60
      showDate(animated: false)
    }
  }

  /// The minutes between two that can be chosen: a part of 60, at most 30. 1 by default.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rebuildFace()
    }
  }

  /// A Boolean value that indicates whether ``date`` is one that can be chosen by
  /// ``minuteInterval``. `true` by default.
  open var roundsToMinuteInterval = true

  // MARK: The calendar

  /// The locale of the words and of their order; `nil` for the device's.
  open var locale: Locale? { didSet { rebuildFace() } }

  /// `nil` brings back the device's.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rebuildFace()
    }
  }

  /// The time zone; `nil` for the calendar's.
  open var timeZone: TimeZone? { didSet { rebuildFace() } }

  // MARK: Looks

  /// The values that can be chosen. ``Mode/dateAndTime`` by default.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuildFace() } }
  }

  /// The preferred style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuildFace() } }
  }

  /// The style: compact where the picker may choose. Durations have wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.wantedSize }

  open override var intrinsicContentSize: CGSize { face.wantedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.semanticContentAttribute = semanticContentAttribute
    face.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showDate(animated: false)
  }

  // MARK: - Inside the stage

  private var storedDate = Stage.shared.clock.date
  private var storedDuration: TimeInterval = 0
  private var storedInterval = 1
  private var ownCalendar: Calendar?
  /// The size that the picker gave itself.
  private var ownSize: CGSize?
  /// The preferred size of the face.
  private var shownSize: CGSize?
  private var face: DateFace = DateFace(frame: .zero)

  var rules: DateRules {
    DateRules(
      calendar: calendar, locale: locale, timeZone: timeZone, mode: datePickerMode,
      limits: (minimumDate, maximumDate), minuteInterval: minuteInterval)
  }

  private func becomeDatePicker() {
    if bounds.size == .zero { ownSize = .zero }
    rebuildFace()
  }

  private func rebuildFace() {
    face.removeFromSuperview()
    switch datePickerStyle {
    case .wheels: face = DateWheels(rules)
    case .inline where datePickerMode != .time: face = DateCalendar(rules)
    case .inline, .compact, .automatic: face = DatePills(rules)
    }
    face.isUserInteractionEnabled = isEnabled
    face.onChoice = { [weak self] in self?.people(choose: $0) }
    face.frame = bounds
    addSubview(face)
    shownSize = nil
    showDate(animated: false)
    setNeedsLayout()
  }

  private func limitsDidChange() {
    storedDate = rules.limited(storedDate)
    rebuildFace()
  }

  private func showDate(animated: Bool) {
    face.show(
      DateFace.Choice(date: date, duration: storedDuration), rules: rules, animated: animated)
    let size = face.wantedSize
    guard size != shownSize else { return }
    shownSize = size
    invalidateIntrinsicContentSize()
    guard ownSize == bounds.size else { return }
    frame.size = size
    ownSize = size
  }

  private func people(choose choice: DateFace.Choice) {
    let chosen = rules.limited(choice.date)
    let isNew = chosen != storedDate || choice.duration != storedDuration
    storedDate = chosen
    storedDuration = choice.duration
    showDate(animated: true)
    if isNew { sendValueChanged() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    face.isUserInteractionEnabled = isEnabled
  }

  override func decorate(_ node: inout DisplayNode) {
    if !isEnabled { node.opacity *= 0.5 }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .datePicker
    accessibility.value = rules.spoken(date, duration: storedDuration)
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

extension UIDatePicker {
  /// The values that can be chosen.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    /// How long something lasts, in hours and minutes.
    case countDownTimer
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system prefers.
  case automatic
  case wheels
  /// The chosen values, which open a calendar or wheels when they are tapped.
  case compact
  /// A calendar.
  case inline
}

/// The view of a date picker in one of its styles.
@MainActor
class DateFace: UIView {
  /// The chosen value, and the value before it.
  struct Choice {
    var date: Date
    var duration: TimeInterval
  }

  var onChoice: ((Choice) -> Void)?

  var wantedSize: CGSize { .zero }

  func show(_ choice: Choice, rules: DateRules, animated: Bool) {}
}
