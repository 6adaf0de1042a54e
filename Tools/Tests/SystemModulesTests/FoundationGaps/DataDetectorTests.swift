import Foundation
import FoundationGaps
import Testing

@Suite struct DataDetectorTests {
  // Foundation's own names of these are deprecated.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private static let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private func find(
    _ type: NSTextCheckingResult.CheckingType, in text: String
  ) throws -> [String] {
    let detector = try NSDataDetector(types: type.rawValue)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: whole).map {
      $0.url?.absoluteString ?? $0.phoneNumber ?? ""
    }
  }

  @Test(arguments: [
    ("Look at https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]),
    ("(see http://example.com/wiki/A_(b)), or", ["http://example.com/wiki/A_(b)"]),
    (
      "Ask anna@example.org or www.example.net",
      ["mailto:anna@example.org", "http://www.example.net"]
    ),
    ("example.com:8080/x and 3.14, e.g. that", ["http://example.com:8080/x"]),
    ("😀 example.com", ["http://example.com"]),
    ("nothing here", []),
  ])
  func `links and addresses for mail are found`(text: String, links: [String]) throws {
    #expect(try find(Self.link, in: text) == links)
  }

  @Test(arguments: [
    ("Call +1 (555) 123-4567.", ["+1 (555) 123-4567"]),
    ("Call (089) 1234567 or 555-123-4567", ["(089) 1234567", "555-123-4567"]),
    ("The code is 1234, the year 2026", []),
  ])
  func `telephone numbers are found`(text: String, numbers: [String]) throws {
    #expect(try find(Self.number, in: text) == numbers)
  }

  @Test func `a value has its type and its place`() throws {
    let text = "Call 555-123-4567, see example.com"
    let types = Self.link.union(Self.number)
    let detector = try NSDataDetector(types: types.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = detector.matches(in: text, range: whole)
    #expect(found.map(\.resultType) == [Self.number, Self.link])
    #expect(
      found.map(\.range) == [NSRange(location: 5, length: 12), NSRange(location: 23, length: 11)])
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    #expect(detector.firstMatch(in: text, range: whole)?.phoneNumber == "555-123-4567")
    var count = 0
    detector.enumerateMatches(in: text, range: whole) { _, _, stops in
      count += 1
      stops.pointee = true
    }
    #expect(count == 1)
  }

  @Test func `without a type there is no detector`() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
