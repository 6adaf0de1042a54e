import Foundation

/// One wheel of a date picker.
@MainActor
enum DateColumn {
  /// A day of the week and the year, beside a time.
  case day
  case dayOfMonth, month, year
  case hour, minute
  /// Before or after noon.
  case half
  /// Of a duration.
  case hours, minutes

  /// The wheels, in the order of the language.
  static func columns(_ rules: DateRules) -> [DateColumn] {
    switch rules.mode {
    case .countDownTimer: return [.hours, .minutes]
    case .time: return times(rules)
    case .dateAndTime: return [.day] + times(rules)
    case .date:
      let pattern = rules.pattern("yMMMMd")
      let places: [(DateColumn, Character)] = [(.month, "M"), (.dayOfMonth, "d"), (.year, "y")]
      return places.sorted { place($0.1, in: pattern) < place($1.1, in: pattern) }.map(\.0)
    }
  }

  private static func times(_ rules: DateRules) -> [DateColumn] {
    guard rules.hasHalfDays else { return [.hour, .minute] }
    let pattern = rules.pattern("jmm")
    let isFirst = place("a", in: pattern) < place("m", in: pattern)
    return isFirst ? [.half, .hour, .minute] : [.hour, .minute, .half]
  }

  private static func place(_ letter: Character, in pattern: String) -> Int {
    // A month that stands alone has another letter.
    let pattern = pattern.replacing("L", with: "M")
    return pattern.firstIndex(of: letter).map { $0.utf16Offset(in: pattern) } ?? .max
  }

  // MARK: Rows

  /// The number of rows before they repeat; `nil` for a wheel with two ends.
  func cycle(_ rules: DateRules) -> Int? {
    switch self {
    case .day, .year, .half, .hours: nil
    case .dayOfMonth: rules.calendar.maximumRange(of: .day)?.count ?? 31
    case .month: rules.calendar.maximumRange(of: .month)?.count ?? 12
    case .hour: 24
    case .minute, .minutes: 60 / rules.minuteInterval
    }
  }

  private static let turns = 200
  /// The row of the day that the others are counted from.
  static let firstDay = 10_000

  func count(_ rules: DateRules) -> Int {
    if let cycle = cycle(rules) { return cycle * Self.turns }
    return switch self {
    case .day: 2 * Self.firstDay + 1
    case .year: 9_999
    case .half: 2
    default: 24
    }
  }

  /// The row with `value`, as near as possible to another row.
  func row(of value: Int, near row: Int, _ rules: DateRules) -> Int {
    guard let cycle = cycle(rules) else { return value }
    let start = row == 0 ? cycle * (Self.turns / 2) : row
    let distance = (value - start % cycle + cycle) % cycle
    return distance > cycle / 2 && start >= cycle ? start + distance - cycle : start + distance
  }

  /// Returns the value of a row.
  func value(of row: Int, _ rules: DateRules) -> Int {
    cycle(rules).map { row % $0 } ?? row
  }

  // MARK: Looks

  /// In points, enough for the longest words (low confidence).
  var width: CGFloat {
    switch self {
    case .day: 136
    case .month: 140
    case .year: 84
    case .hours, .minutes: 110
    case .dayOfMonth, .hour, .minute: 46
    case .half: 54
    }
  }
}
