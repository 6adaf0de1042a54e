import Foundation

/// Which dates can be chosen, and how they are written.
@MainActor
struct DateRules {
  let calendar: Calendar
  private(set) var mode: UIDatePicker.Mode
  let minuteInterval: Int
  /// `nil` where everything can be chosen.
  private var range: (first: Date, last: Date)?

  init(
    calendar: Calendar, locale: Locale?, timeZone: TimeZone?, mode: UIDatePicker.Mode,
    limits: (first: Date?, last: Date?), minuteInterval: Int
  ) {
    var calendar = calendar
    calendar.locale = locale ?? calendar.locale ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
    self.mode = mode
    self.minuteInterval = minuteInterval
    let (first, last) = (limits.first ?? .distantPast, limits.last ?? .distantFuture)
    let counts = mode != .countDownTimer && first <= last
    range = counts && (limits.first ?? limits.last) != nil ? (first, last) : nil
  }

  /// The same for a part of what is chosen.
  func only(_ mode: UIDatePicker.Mode) -> DateRules {
    var rules = self
    rules.mode = mode
    return rules
  }

  var hasLimits: Bool { range != nil }

  // MARK: Choosing

  func limited(_ date: Date) -> Date {
    guard let range else { return date }
    return min(max(date, range.first), range.last)
  }

  /// Back to a minute that can be chosen.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, mode == .time || mode == .dateAndTime else { return date }
    let minute = calendar.component(.minute, from: date)
    let excess = minute % minuteInterval
    guard excess > 0 else { return date }
    let seconds = calendar.component(.second, from: date)
    return date.addingTimeInterval(-TimeInterval(excess * 60 + seconds))
  }

  /// Returns a Boolean value that indicates whether some moment of that day, month, … can be
  /// chosen.
  func canChoose(_ component: Calendar.Component, of date: Date) -> Bool {
    guard let range else { return true }
    guard let interval = calendar.dateInterval(of: component, for: date) else { return false }
    return interval.start <= range.last && interval.end > range.first
  }

  // MARK: Writing

  private var locale: Locale { calendar.locale ?? .current }

  /// The pattern for what `template` names, in the order of the language.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  func text(_ date: Date, pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  func text(_ date: Date, template: String) -> String { text(date, pattern: pattern(template)) }

  /// A Boolean value that indicates whether a day is written as two times twelve hours.
  var hasHalfDays: Bool { pattern("j").contains("a") }

  func spoken(_ date: Date, duration: TimeInterval) -> String {
    switch mode {
    case .time: text(date, template: "jmm")
    case .date: text(date, template: "yMMMd")
    case .dateAndTime: text(date, template: "yMMMdjmm")
    case .countDownTimer:
      "\(Int(duration) / 3600):" + String("0\(Int(duration) / 60 % 60)".suffix(2))
    }
  }
}
