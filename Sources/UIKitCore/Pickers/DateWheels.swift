import Foundation

/// The wheels of a date picker.
@MainActor
final class DateWheels: DateFace {
  private var rules: DateRules
  private let columns: [DateColumn]
  private let picker = UIPickerView(frame: .zero)
  private var choice: Choice
  /// The day that others are counted from.
  private let today: Date

  init(_ rules: DateRules) {
    self.rules = rules
    columns = DateColumn.columns(rules)
    today = rules.calendar.startOfDay(for: Stage.shared.clock.date)
    choice = Choice(date: today, duration: 0)
    super.init(frame: .zero)
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var wantedSize: CGSize { picker.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.semanticContentAttribute = semanticContentAttribute
    picker.frame = bounds
  }

  override func show(_ choice: Choice, rules: DateRules, animated: Bool) {
    self.choice = choice
    self.rules = rules
    for (index, column) in columns.enumerated() {
      let now = picker.selectedRow(inComponent: index)
      let row = column.row(of: value(of: column), near: max(now, 0), rules)
      guard row != now else { continue }
      // Twelve hours on, the wheel of the hours looks the same.
      let isSeen = animated && title(row, column) != title(now, column)
      picker.selectRow(row, inComponent: index, animated: isSeen)
    }
    guard rules.hasLimits || rules.mode == .date else { return }
    // Other rows can be chosen now.
    for index in columns.indices where picker.wheel(index)?.motion == nil {
      picker.reloadComponent(index)
    }
  }

  // MARK: Values

  /// Returns the date's value on a wheel.
  private func value(of column: DateColumn) -> Int {
    let calendar = rules.calendar
    let date = choice.date
    switch column {
    case .day:
      let day = calendar.startOfDay(for: date)
      return DateColumn.firstDay
        + (calendar.dateComponents([.day], from: today, to: day).day ?? 0)
    case .dayOfMonth: return calendar.component(.day, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .half: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(choice.duration) / 3600
    case .minutes: return Int(choice.duration) / 60 % 60 / rules.minuteInterval
    }
  }

  /// The date with the value of one wheel in place of its own.
  private func choice(with value: Int, in column: DateColumn) -> Choice {
    var choice = choice
    let (hours, minutes) = (Int(choice.duration) / 3600, Int(choice.duration) / 60 % 60)
    switch column {
    case .hours: choice.duration = TimeInterval(max(value * 60 + minutes, 1) * 60)
    case .minutes:
      let minutes = value * rules.minuteInterval
      choice.duration = TimeInterval(max(hours * 60 + minutes, 1) * 60)
    case .day:
      choice.date = moved(to: day(value))
    case .dayOfMonth, .month, .year, .hour, .minute, .half:
      choice.date = date(with: value, in: column)
    }
    return choice
  }

  private func day(_ value: Int) -> Date {
    rules.calendar.date(byAdding: .day, value: value - DateColumn.firstDay, to: today)
      ?? today
  }

  /// The time of the date on another day.
  private func moved(to day: Date) -> Date {
    let time = rules.calendar.dateComponents([.hour, .minute], from: choice.date)
    return rules.calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: day) ?? day
  }

  private func date(with value: Int, in column: DateColumn) -> Date {
    let calendar = rules.calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: choice.date)
    let hour = parts.hour ?? 0
    switch column {
    case .dayOfMonth: parts.day = value + 1
    case .month: parts.month = value + 1
    case .year: parts.year = value + 1
    case .hour: parts.hour = value
    case .minute: parts.minute = value * rules.minuteInterval
    case .half: parts.hour = hour % 12 + 12 * value
    case .day, .hours, .minutes: break
    }
    if rules.mode != .date { parts.second = 0 }
    // The last day of a month that has fewer.
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? choice.date
  }

  // MARK: Rows

  private func title(_ row: Int, _ column: DateColumn) -> String {
    let value = column.value(of: row, rules)
    switch column {
    case .day:
      let day = day(value)
      let isToday = rules.calendar.isDate(day, inSameDayAs: Stage.shared.clock.date)
      return isToday ? "Today" : rules.text(day, template: "EEEMMMd")
    case .dayOfMonth: return text(DateComponents(year: 2000, month: 1, day: value + 1), "d")
    case .month: return text(DateComponents(year: 2000, month: value + 1, day: 1), "LLLL")
    case .year: return rules.text(date(with: value, in: .year), pattern: "y")
    case .hour:
      let pattern = rules.hasHalfDays ? "h" : rules.pattern("j").contains("HH") ? "HH" : "H"
      return text(DateComponents(year: 2000, month: 1, day: 1, hour: value), pattern)
    case .minute:
      let minute = value * rules.minuteInterval
      return text(DateComponents(year: 2000, month: 1, day: 1, minute: minute), "mm")
    case .half:
      return text(DateComponents(year: 2000, month: 1, day: 1, hour: value * 12), "a")
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value * rules.minuteInterval) min"
    }
  }

  private func text(_ parts: DateComponents, _ pattern: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    // Months have names of their own in other calendars.
    if pattern == "LLLL" { calendar = rules.calendar }
    calendar.timeZone = rules.calendar.timeZone
    return calendar.date(from: parts).map { rules.text($0, pattern: pattern) } ?? ""
  }

  private func canChoose(_ row: Int, _ column: DateColumn) -> Bool {
    let value = column.value(of: row, rules)
    switch column {
    case .hours, .minutes, .half: return true
    case .day: return rules.canChoose(.day, of: day(value))
    case .dayOfMonth:
      let date = date(with: value, in: column)
      return rules.calendar.component(.day, from: date) == value + 1
        && rules.canChoose(.day, of: date)
    case .month: return rules.canChoose(.month, of: date(with: value, in: column))
    case .year: return rules.canChoose(.year, of: date(with: value, in: column))
    case .hour: return rules.canChoose(.hour, of: date(with: value, in: column))
    case .minute: return rules.canChoose(.minute, of: date(with: value, in: column))
    }
  }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count(rules)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columns[component].width
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let column = columns[component]
    let isOpen = canChoose(row, column)
    return NSAttributedString(
      string: title(row, column),
      attributes: isOpen ? [:] : [.foregroundColor: UIColor.tertiaryLabel])
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let column = columns[component]
    let chosen = choice(with: column.value(of: row, rules), in: column)
    onChoice?(chosen)
  }
}
