import Foundation
import Nimble
import Testing

private enum Fault: Error, Equatable { case small, large(Int) }

private enum Refusal: Error { case name(String), password }

@Suite struct NimbleTests {
  private func status<Value>(
    _ matcher: Matcher<Value>, _ value: @autoclosure @escaping () throws -> Value?
  ) -> MatcherStatus {
    let expression = Expression(
      expression: value, location: SourceLocation(file: #filePath, line: #line))
    return (try? matcher.satisfies(expression).status) ?? .fail
  }

  @Test func `equal compares values, and fails both ways for nil`() {
    #expect(status(equal(1), 1) == .matches)
    #expect(status(equal(1), 2) == .doesNotMatch)
    #expect(status(equal(1), nil) == .fail)
    #expect(status(equal(["a": 1]), ["a": 1]) == .matches)
  }

  @Test func `beNil, beTrue and beTruthy judge nil`() {
    #expect(status(beNil(), nil as Int?) == .matches)
    #expect(status(beNil(), 1) == .doesNotMatch)
    #expect(status(beTrue(), nil) == .doesNotMatch)
    #expect(status(beFalsy(), nil as Int?) == .matches)
    #expect(status(beTruthy(), false) == .doesNotMatch)
  }

  @Test func `objects are identical only to themselves`() {
    let (one, other) = (NSObject(), NSObject())
    #expect(status(beIdenticalTo(one), one) == .matches)
    #expect(status(beIdenticalTo(one), other) == .doesNotMatch)
  }

  @Test func `types are matched with and without subclasses`() {
    #expect(status(beAKindOf(NSObject.self), NSMutableArray() as Any) == .matches)
    #expect(status(beAnInstanceOf(NSObject.self), NSMutableArray() as Any) == .doesNotMatch)
    #expect(status(beAKindOf(Int.self), "a" as Any) == .doesNotMatch)
  }

  @Test func `collections and strings contain, begin and end`() {
    #expect(status(contain(1, 3), [1, 2, 3]) == .matches)
    #expect(status(contain(1, 4), [1, 2, 3]) == .doesNotMatch)
    #expect(status(contain("ell"), "hello") == .matches)
    #expect(status(beginWith(1), [1, 2]) == .matches)
    #expect(status(endWith("lo"), "hello") == .matches)
    #expect(status(haveCount(2), [1, 2]) == .matches)
    #expect(status(beEmpty(), [1]) == .doesNotMatch)
    #expect(status(allPass(beGreaterThan(0)), [1, 2]) == .matches)
    #expect(status(allPass(beGreaterThan(1)), [1, 2]) == .doesNotMatch)
    #expect(status(match("h.l+o"), "hello") == .matches)
  }

  @Test func `numbers are compared and may be close`() {
    #expect(status(beCloseTo(1, within: 0.1), 1.05) == .matches)
    #expect(status(beCloseTo(1, within: 0.01), 1.05) == .doesNotMatch)
    #expect(status(beWithin(1...3), 3) == .matches)
    #expect(status(beLessThan(2), 2) == .doesNotMatch)
  }

  @Test func `errors are matched by value and by type`() {
    func fails(_ error: Fault) throws -> Int? { throw error }
    #expect(status(throwError(Fault.small), try fails(.small)) == .matches)
    #expect(status(throwError(Fault.small), try fails(.large(1))) == .doesNotMatch)
    #expect(status(throwError(errorType: Fault.self), try fails(.large(1))) == .matches)
    #expect(status(throwError(), 1) == .doesNotMatch)
  }

  @Test func `an error without equality matches by its case`() {
    let refusal: any Error = Refusal.name("one")
    #expect(status(matchError(Refusal.name("other")), refusal) == .matches)
    #expect(status(matchError(Refusal.password), refusal) == .doesNotMatch)
    #expect(status(matchError(Fault.small), refusal) == .doesNotMatch)
  }

  @Test func `matchers combine`() {
    #expect(status(satisfyAllOf(beGreaterThan(1), beLessThan(3)), 2) == .matches)
    #expect(status(satisfyAllOf(beGreaterThan(1), beLessThan(3)), 3) == .doesNotMatch)
    #expect(status(equal(1) || equal(2), 2) == .matches)
    #expect(status(map({ (text: String) in text.count }, equal(2)), "ab") == .matches)
  }

  @Test func `a matcher of an app's own says what was expected`() throws {
    let even = Matcher<Int>.simple("be even") { expression in
      MatcherStatus(bool: try expression.evaluate().map { $0 % 2 == 0 } ?? false)
    }
    let expression = Expression(
      expression: { 3 }, location: SourceLocation(file: #filePath, line: #line))
    let result = try even.satisfies(expression)
    #expect(result.status == .doesNotMatch)
    #expect(result.message.toString(actual: "<3>") == "expected to be even, got <3>")
  }

  @Test func `notifications are matched while a closure posts them`() {
    let name = Notification.Name("NimbleTests")
    let center = NotificationCenter()
    let matcher: Matcher<Void> = postNotifications(
      satisfy { $0.map(\.name) == [name] }, from: center)
    #expect(status(matcher, center.post(name: name, object: nil)) == .matches)
  }
}
