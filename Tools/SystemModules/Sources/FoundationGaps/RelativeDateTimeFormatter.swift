public import Foundation

/// A formatter of the time between two dates in words: "5 minutes ago", "in 2 days", "yesterday".
///
/// The words are English in every locale.
open class RelativeDateTimeFormatter: Formatter {
  /// The choice between numbers and words such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  /// The length of the units.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// The time from the reference to the date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    // The calendar leaves parts of seconds out, toward zero.
    let components = (calendar ?? .current).dateComponents(units, from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// The time that a number of seconds is away from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// The largest of the components that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    var days = dateComponents.day ?? 0
    var weeks = dateComponents.weekOfMonth ?? dateComponents.weekOfYear ?? 0
    if weeks == 0, abs(days) >= 7 { (weeks, days) = (days / 7, days % 7) }
    let values: [(Unit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.week, weeks), (.day, days),
      (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let first = values.first { $0.1.map { $0 != 0 } ?? false }
    let (unit, value) = first.map { ($0.0, $0.1 ?? 0) } ?? (.second, 0)
    return inContext(text(value, unit))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Words

  private enum Unit: String {
    case year, month, week, day, hour, minute, second

    var short: String {
      switch self {
      case .year: "yr."
      case .month: "mo."
      case .week: "wk."
      case .day: "day"
      case .hour: "hr."
      case .minute: "min."
      case .second: "sec."
      }
    }

    var narrow: String {
      switch self {
      case .year: "y"
      case .month: "mo"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "min"
      case .second: "s"
      }
    }

    /// The words for the unit before, this one and the next; of time of day there is but the middle one.
    func names(short isShort: Bool) -> [Int: String] {
      switch self {
      case .day: [-1: "yesterday", 0: "today", 1: "tomorrow"]
      case .second: [0: "now"]
      case .minute, .hour: [0: "this \(rawValue)"]
      case .year, .month, .week:
        [-1: "last", 0: "this", 1: "next"].mapValues { "\($0) \(isShort ? short : rawValue)" }
      }
    }
  }

  private func text(_ value: Int, _ unit: Unit) -> String {
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    if dateTimeStyle == .named, let name = unit.names(short: isShort)[value] { return name }
    let number = abs(value)
    let amount =
      switch unitsStyle {
      case .full: "\(number) \(unit.rawValue)\(number == 1 ? "" : "s")"
      case .spellOut: "\(spelledOut(number)) \(unit.rawValue)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(unit.short)\(unit == .day && number != 1 ? "s" : "")"
      case .abbreviated: "\(number)\(unit.narrow)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func spelledOut(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  private func inContext(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
