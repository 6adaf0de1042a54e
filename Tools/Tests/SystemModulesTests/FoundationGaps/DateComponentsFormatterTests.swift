import Foundation
import FoundationGaps
import Testing

@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) throws -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  private let clock: NSCalendar.Unit = [.hour, .minute, .second]

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"),
    (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"),
    (.brief, "1hr 10min"),
  ])
  func `each style has its units`(style: DateComponentsFormatter.UnitsStyle, text: String) throws {
    #expect(try formatter(clock, style).string(from: 4200) == text)
  }

  @Test(arguments: [
    (10, "10"), (65, "1:05"), (3610, "1:00:10"), (0, "0"), (-65, "-1:05"), (360_000, "100:00:00"),
  ])
  func `positional units leave out zeros at the start and pad the others`(
    seconds: Int, text: String
  ) throws {
    #expect(try formatter(clock).string(from: TimeInterval(seconds)) == text)
  }

  @Test func `zeros are left out where the behavior says so`() throws {
    #expect(try formatter(clock, .positional, .pad).string(from: 65) == "00:01:05")
    #expect(try formatter([.minute, .second], .positional, .pad).string(from: 5) == "00:05")
    #expect(try formatter(clock, .positional, [.dropLeading, .pad]).string(from: 65) == "01:05")
    #expect(try formatter(clock, .abbreviated, []).string(from: 600) == "0h 10m 0s")
    #expect(try formatter(clock, .abbreviated, .dropLeading).string(from: 600) == "10m 0s")
    #expect(try formatter(clock, .abbreviated, .dropTrailing).string(from: 600) == "0h 10m")
    #expect(try formatter(clock, .abbreviated, .dropMiddle).string(from: 3610) == "1h 10s")
    #expect(try formatter(clock, .abbreviated, .dropAll).string(from: 0) == "0s")
  }

  @Test func `the time is rounded to the largest number of units`() throws {
    let formatter = try formatter(clock, .abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 11m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 5399) == "1h")
    #expect(formatter.string(from: 5400) == "2h")
    #expect(formatter.string(from: 3599) == "1h")
  }

  @Test func `components become larger units`() throws {
    #expect(
      try formatter([], .full).string(from: DateComponents(hour: 1, minute: 90))
        == "2 hours, 30 minutes")
    #expect(try formatter([], .full).string(from: DateComponents(day: 10)) == "1 week, 3 days")
    #expect(try formatter([.day], .full).string(from: DateComponents(day: 10)) == "10 days")
    let text = DateComponentsFormatter.localizedString(
      from: DateComponents(hour: 2, minute: 1), unitsStyle: .full)
    #expect(text == "2 hours, 1 minute")
  }

  @Test func `phrases stand around the text`() throws {
    let formatter = try formatter([.minute, .second], .brief)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 123) == "About 2min 3sec remaining")
  }

  @Test func `one of the largest unit is counted in the next`() throws {
    let formatter = try formatter([.minute, .second], .abbreviated)
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
  }

  @Test func `the time between two dates is counted in months`() throws {
    let start = Date(timeIntervalSince1970: 0)
    let formatter = try formatter([.month, .day], .full)
    #expect(formatter.string(from: start, to: start + 33 * 86_400) == "1 month, 2 days")
  }
}
