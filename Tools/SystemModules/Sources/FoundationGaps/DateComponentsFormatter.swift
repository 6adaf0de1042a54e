public import Foundation

/// A formatter of quantities of time: "1:05", "1h 5m", "1 hour, 5 minutes".
///
/// The words are English in every locale.
open class DateComponentsFormatter: Formatter {
  /// The form of the units.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00"
    case positional = 0
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    /// "one hour, ten minutes"
    case spellOut
    /// "1hr 10min"
    case brief
  }

  /// The units whose value is zero that are left out, and the padding of numbers.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional units leave zeros out at the start, and pad the others; all other styles leave out
    /// every zero.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positional units have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units of the text; all from years to seconds if it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  /// The date from which months and years are counted; the start of 2001 by default.
  open var referenceDate: Date?
  /// The largest number of units, to which the time is rounded; 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether one of the largest unit is given in the next one: "63s".
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the text for the time that some components take.
  open func string(from components: DateComponents) -> String? {
    let calendar = usedCalendar(components.calendar)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return text(ClockTime(from: start, to: end, calendar))
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(ClockTime(from: startDate, to: endDate, usedCalendar(nil)))
  }

  /// Returns the text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    return text(ClockTime(from: start, to: start + ti.rounded(), usedCalendar(nil)))
  }

  /// Returns the text for the time that some components take, in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private func usedCalendar(_ own: Calendar?) -> Calendar {
    calendar ?? own ?? .autoupdatingCurrent
  }

  // MARK: Units

  private func text(_ time: ClockTime) -> String? {
    let allowed = TimeUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.option)
    }
    guard let smallest = allowed.last else { return nil }
    var units = allowed
    var values = time.values(of: units)
    if maximumUnitCount > 0 {
      let first = units.firstIndex { values[$0, default: 0] != 0 } ?? units.count - 1
      units = Array(units[first...].prefix(maximumUnitCount))
      values = time.rounded(to: allowed.filter { $0 <= (units.last ?? smallest) })
      // Rounding may have filled a larger unit.
      if let larger = allowed.first(where: { values[$0, default: 0] != 0 }), larger < units[0] {
        units = [larger] + units.dropLast()
      }
    }
    collapse(&units, &values)
    let isNegative = values.values.contains { $0 < 0 }
    let shown = withoutZeros(units, values)
    let numbers = (shown.isEmpty ? [units.last ?? smallest] : shown).map {
      ($0, abs(values[$0, default: 0]))
    }
    return phrase((isNegative ? "-" : "") + joined(numbers))
  }

  private func collapse(_ units: inout [TimeUnit], _ values: inout [TimeUnit: Int]) {
    guard collapsesLargestUnit,
      let first = units.firstIndex(where: { values[$0, default: 0] != 0 }),
      abs(values[units[first], default: 0]) == 1, first + 1 < units.count,
      let factor = units[first].count(of: units[first + 1])
    else { return }
    values[units[first + 1], default: 0] += factor * values[units[first], default: 0]
    values[units[first]] = 0
    units.removeFirst(first + 1)
  }

  private func withoutZeros(_ units: [TimeUnit], _ values: [TimeUnit: Int]) -> [TimeUnit] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let filled = units.indices.filter { values[units[$0], default: 0] != 0 }
    guard let first = filled.first, let last = filled.last else {
      return behavior.isDisjoint(with: .dropAll) ? units : []
    }
    return units.indices.filter { place in
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) }
      return filled.contains(place) || !behavior.contains(.dropMiddle)
    }.map { units[$0] }
  }

  // MARK: Words

  private func joined(_ numbers: [(unit: TimeUnit, value: Int)]) -> String {
    switch unitsStyle {
    case .positional: return positional(numbers)
    case .abbreviated:
      return numbers.map { "\(number($0.value))\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return numbers.map { "\(number($0.value))\($0.unit.short($0.value))" }.joined(separator: " ")
    case .short:
      return numbers.map { "\(number($0.value)) \($0.unit.short($0.value))" }
        .joined(separator: ", ")
    case .full:
      return numbers.map { "\(number($0.value)) \($0.unit.word($0.value))" }.joined(separator: ", ")
    case .spellOut:
      return numbers.map { "\(number($0.value, .spellOut)) \($0.unit.word($0.value))" }
        .joined(separator: ", ")
    }
  }

  /// Hours, minutes and seconds have colons between them, and larger units their letters.
  private func positional(_ numbers: [(unit: TimeUnit, value: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let padsBehindFirst = zeroFormattingBehavior.contains(.default)
    let large = numbers.filter { $0.unit < .hour }.map { "\(number($0.value))\($0.unit.letter)" }
    let small = numbers.filter { $0.unit >= .hour }
    let clock = small.enumerated().map { place, entry in
      let text = number(entry.value)
      return (pads || padsBehindFirst && place > 0) && text.count < 2 ? "0" + text : text
    }.joined(separator: ":")
    return (large + (small.isEmpty ? [] : [clock])).joined(separator: " ")
  }

  private func number(_ value: Int, _ style: NumberFormatter.Style = .decimal) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func phrase(_ text: String) -> String {
    var text = text
    if includesTimeRemainingPhrase { text += " remaining" }
    if includesApproximationPhrase { text = "About " + text }
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else {
      return text
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A unit of time, the largest first.
private enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (one: TimeUnit, other: TimeUnit) -> Bool { one.rawValue < other.rawValue }

  var option: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var letter: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  func short(_ value: Int) -> String {
    switch self {
    case .year: value == 1 ? "yr" : "yrs"
    case .month: value == 1 ? "mth" : "mths"
    case .week: value == 1 ? "wk" : "wks"
    case .day: value == 1 ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  func word(_ value: Int) -> String { value == 1 ? "\(self)" : "\(self)s" }

  /// Returns how often a smaller unit is in this one, where that is always the same.
  func count(of smaller: TimeUnit) -> Int? {
    let seconds: [TimeUnit: Int] = [
      .week: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1,
    ]
    guard self != .year else { return smaller == .month ? 12 : nil }
    guard let own = seconds[self], let other = seconds[smaller] else { return nil }
    return own / other
  }
}

/// A time between two dates.
private struct ClockTime {
  private let start: Date
  private let end: Date
  private let calendar: Calendar

  init(from start: Date, to end: Date, _ calendar: Calendar) {
    (self.start, self.end, self.calendar) = (start, end, calendar)
  }

  func values(of units: [TimeUnit]) -> [TimeUnit: Int] { values(of: units, until: end) }

  /// The values that are the nearest to the time, half a unit up.
  func rounded(to units: [TimeUnit]) -> [TimeUnit: Int] {
    let values = values(of: units)
    guard let smallest = units.last, let lower = date(values) else { return values }
    let step = end < start ? -1 : 1
    guard let upper = calendar.date(byAdding: smallest.component, value: step, to: lower) else {
      return values
    }
    let isNearer = abs(end.timeIntervalSince(lower)) >= abs(upper.timeIntervalSince(end))
    return isNearer ? self.values(of: units, until: upper) : values
  }

  private func values(of units: [TimeUnit], until end: Date) -> [TimeUnit: Int] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.reduce(into: [:]) { $0[$1] = components.value(for: $1.component) ?? 0 }
  }

  private func date(_ values: [TimeUnit: Int]) -> Date? {
    var components = DateComponents()
    for (unit, value) in values { components.setValue(value, for: unit.component) }
    return calendar.date(byAdding: components, to: start)
  }
}
