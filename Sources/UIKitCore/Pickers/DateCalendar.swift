import Foundation

/// A month of which people choose a day, with a time below it where that is chosen, too.
@MainActor
final class DateCalendar: DateFace {
  private var rules: DateRules
  private var choice = Choice(date: Stage.shared.clock.date, duration: 0)
  /// Some moment of the month that is seen.
  private var month: Date
  private let title = UILabel(frame: .zero)
  private let timeTitle = UILabel(frame: .zero)
  private let before = UIButton(type: .system)
  private let behind = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [DayButton] = []
  private let time: DatePills?

  // Apple's design resources for iOS 17.
  private static let header: CGFloat = 44
  private static let names: CGFloat = 24
  private static let day: CGFloat = 44
  private static let footer: CGFloat = 44
  private static let margin: CGFloat = 8

  init(_ rules: DateRules) {
    self.rules = rules
    month = Stage.shared.clock.date
    time = rules.mode == .dateAndTime ? DatePills(rules, hasDate: false) : nil
    super.init(frame: .zero)
    addHeader()
    addDays()
    timeTitle.text = "Time"
    if let time {
      addSubview(timeTitle)
      addSubview(time)
      time.onChoice = { [weak self] in self?.onChoice?($0) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addHeader() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    for (button, name, step) in [(before, "Previous Month", -1), (behind, "Next Month", 1)] {
      button.accessibilityIdentifier = name
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  private func addDays() {
    let calendar = rules.calendar
    let names = calendar.shortStandaloneWeekdaySymbols
    for index in names.indices {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<42 {
      let button = DayButton(frame: .zero)
      button.onTap = { [weak self] in self?.choose($0) }
      days.append(button)
      addSubview(button)
    }
  }

  // MARK: Showing

  override var wantedSize: CGSize {
    CGSize(
      width: 320,
      height: Self.header + Self.names + 6 * Self.day + (time == nil ? 0 : Self.footer)
        + Self.margin)
  }

  override func show(_ choice: Choice, rules: DateRules, animated: Bool) {
    self.choice = choice
    self.rules = rules
    month = choice.date
    time?.show(choice, rules: rules, animated: animated)
    showMonth()
  }

  private func turn(by months: Int) {
    month = rules.calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  private func showMonth() {
    let calendar = rules.calendar
    title.text = rules.text(month, template: "yMMMM")
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return }
    let weekday = calendar.component(.weekday, from: interval.start)
    let empty = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, button) in days.enumerated() {
      let number = index - empty
      button.isHidden = !(0..<count).contains(number)
      guard !button.isHidden,
        let day = calendar.date(byAdding: .day, value: number, to: interval.start)
      else { continue }
      button.day = day
      button.name = rules.text(day, template: "EEEEMMMMd")
      button.isToday = calendar.isDate(day, inSameDayAs: Stage.shared.clock.date)
      button.isSelected = calendar.isDate(day, inSameDayAs: choice.date)
      button.isEnabled = rules.canChoose(.day, of: day)
      button.show(rules.text(day, pattern: "d"))
    }
    before.isEnabled = canTurn(by: -1)
    behind.isEnabled = canTurn(by: 1)
    setNeedsLayout()
  }

  private func canTurn(by months: Int) -> Bool {
    let other = rules.calendar.date(byAdding: .month, value: months, to: month)
    return other.map { rules.canChoose(.month, of: $0) } ?? false
  }

  private func choose(_ day: Date) {
    let calendar = rules.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    onChoice?(Choice(date: date ?? day, duration: choice.duration))
  }

  // MARK: Placing

  private func showArrows(isMirrored: Bool) {
    let symbol = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
    for (button, isLeft) in [(before, !isMirrored), (behind, isMirrored)] {
      let name = isLeft ? "chevron.left" : "chevron.right"
      button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showArrows(isMirrored: isMirrored)
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    let cell = (bounds.width - 2 * Self.margin) / 7
    let inset = Self.margin + max((cell - 30) / 2, 0)
    place(title, CGRect(x: inset, y: 0, width: bounds.width - 120, height: Self.header))
    place(before, CGRect(x: bounds.width - 88, y: 0, width: 40, height: Self.header))
    place(behind, CGRect(x: bounds.width - 48, y: 0, width: 40, height: Self.header))
    title.textAlignment = isMirrored ? .right : .left
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: Self.margin + CGFloat(index) * cell, y: Self.header, width: cell, height: Self.names))
    }
    for (index, button) in days.enumerated() {
      place(
        button,
        CGRect(
          x: Self.margin + CGFloat(index % 7) * cell,
          y: Self.header + Self.names + CGFloat(index / 7) * Self.day, width: cell, height: Self.day
        ))
    }
    guard let time else { return }
    time.semanticContentAttribute = semanticContentAttribute
    let top = Self.header + Self.names + 6 * Self.day
    let size = time.wantedSize
    place(timeTitle, CGRect(x: inset, y: top, width: 100, height: Self.footer))
    timeTitle.textAlignment = isMirrored ? .right : .left
    place(
      time,
      CGRect(
        x: bounds.width - inset - size.width, y: top + (Self.footer - size.height) / 2,
        width: size.width, height: size.height))
  }
}

/// A day of a month.
@MainActor
final class DayButton: UIControl {
  var day = Date.distantPast
  /// The name for assistive technology.
  var name = ""
  var isToday = false
  var onTap: ((Date) -> Void)?

  private let circle = RoundedBox(frame: .zero)
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: String) {
    label.text = number
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    circle.isHidden = !isSelected && !isHighlighted
    circle.backgroundColor =
      isSelected && isToday ? tintColor : tintColor.withAlphaComponent(isSelected ? 0.15 : 0.08)
    label.textColor =
      if !isEnabled {
        .tertiaryLabel
      } else if isSelected && isToday {
        .white
      } else {
        isSelected || isToday ? tintColor : .label
      }
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44) - 2
    circle.frame = CGRect(
      x: wholePixels(bounds.midX - side / 2), y: wholePixels(bounds.midY - side / 2), width: side,
      height: side)
    label.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    if let number = label.text { show(number) }
  }

  override var isTapped: Bool { true }

  override func touchUpInside() {
    super.touchUpInside()
    onTap?(day)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = name
    accessibility.isSelected = isSelected
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}
