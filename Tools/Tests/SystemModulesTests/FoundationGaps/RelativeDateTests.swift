import Foundation
import FoundationGaps
import Testing

@Suite struct RelativeDateTests {
  private func text(
    _ seconds: TimeInterval, _ units: RelativeDateTimeFormatter.UnitsStyle = .full,
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric
  ) throws -> String {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    (formatter.unitsStyle, formatter.dateTimeStyle) = (units, style)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    return formatter.localizedString(for: now + seconds, relativeTo: now)
  }

  @Test func `the largest unit is said with its number`() throws {
    #expect(try text(-300) == "5 minutes ago")
    #expect(try text(-86_400) == "1 day ago")
    #expect(try text(2 * 86_400) == "in 2 days")
    #expect(try text(-8 * 86_400) == "1 week ago")
    #expect(try text(0) == "in 0 seconds")
  }

  @Test func `days, weeks and years near by have names`() throws {
    #expect(try text(-86_400, .full, .named) == "yesterday")
    #expect(try text(-8 * 86_400, .full, .named) == "last week")
    #expect(try text(400 * 86_400, .full, .named) == "next year")
    #expect(try text(0, .full, .named) == "now")
    #expect(try text(2 * 86_400, .full, .named) == "in 2 days")
  }

  @Test func `units can be short`() throws {
    #expect(try text(-300, .short) == "5 min. ago")
    #expect(try text(18_000, .abbreviated) == "in 5h")
  }
}
