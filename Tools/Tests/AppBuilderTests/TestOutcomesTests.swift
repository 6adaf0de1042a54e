import Testing

@testable import AppBuilder

/// How tests ended, as the two testing libraries and the runtime write it.
@Suite struct TestOutcomesTests {
  private static let events = """
    {"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"},"version":0}
    {"kind":"test","payload":{"id":"T.S/a()/F.swift:3:4","kind":"function","sourceLocation":{"column":4,"fileID":"T/F.swift","line":3}},"version":0}
    {"kind":"test","payload":{"id":"T.S/b()/F.swift:5:4","kind":"function","sourceLocation":{"column":4,"fileID":"T/F.swift","line":5}},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a()/F.swift:3:4"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/b()/F.swift:5:4"},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/b()/F.swift:5:4","issue":{"isKnown":false}},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"T.S/a()/F.swift:3:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"T.S/b()/F.swift:5:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"T.S"},"version":0}
    """

  private static let outcomes = """
    {"test":"T.C/testA","outcome":"started"}
    {"test":"T.C/testA","outcome":"passed"}
    {"test":"T.C/testB","outcome":"started"}
    """

  private func use(_ test: String?) -> String {
    let test = test.map { ",\"test\":\"\($0)\"" } ?? ""
    return "{\"name\":\"f()\",\"kind\":\"body\",\"reason\":\"no\",\"times\":1\(test)}\n"
  }

  @Test func `tests of both libraries are counted`() {
    let all = TestOutcomes(events: Self.events, outcomes: Self.outcomes, uses: "")
    #expect(all.passed == ["T.S/a()/F.swift:3:4", "T.C/testA"])
    #expect(all.failed == ["T.S/b()/F.swift:5:4"])
    #expect(all.unfinished == ["T.C/testB"])
    #expect(all.status(isOtherwiseWrong: false) == 1)
  }

  @Test func `a test whose measurements vary has passed`() {
    let outcomes = #"{"test":"T.C/testA","outcome":"varied","seconds":2}"#
    let all = TestOutcomes(events: "", outcomes: outcomes, uses: "")
    #expect(all.passed == ["T.C/testA"])
    #expect(all.hasExcusedFailures)
    #expect(all.status(isOtherwiseWrong: false) == 0)
  }

  @Test func `a test that failed as expected has passed, and is named`() {
    let outcomes = #"{"test":"T.C/testA","outcome":"expected","seconds":2}"#
    var all = TestOutcomes(events: "", outcomes: outcomes, uses: "")
    #expect(all.passed == ["T.C/testA"])
    #expect(all.failedAsExpected == ["T.C/testA"])
    #expect(all.hasExcusedFailures)
    #expect(all.status(isOtherwiseWrong: false) == 0)
    all.formUnion(
      TestOutcomes(events: "", outcomes: outcomes.replacing("testA", with: "testB"), uses: ""))
    #expect(all.failedAsExpected == ["T.C/testA", "T.C/testB"])
  }

  @Test func `a test that reached something is not judged, passed or failed`() {
    let uses = use("T/F.swift:3:4") + use("T/F.swift:5:4") + use("T.C/testA") + use("T.C/testB")
    let all = TestOutcomes(events: Self.events, outcomes: Self.outcomes, uses: uses)
    #expect(all.passed.isEmpty && all.failed.isEmpty && all.unfinished.isEmpty)
    #expect(
      all.notJudged.map(\.test)
        == ["T.C/testA", "T.C/testB", "T.S/a()/F.swift:3:4", "T.S/b()/F.swift:5:4"])
    #expect(all.notJudged.allSatisfy { $0.reasons == ["f() was set aside: no"] })
    #expect(all.trapped == ["T.C/testB"])
    #expect(all.status(isOtherwiseWrong: false) == TestOutcomes.notJudgedStatus)
    #expect(all.status(isOtherwiseWrong: true) == 1)
  }

  @Test func `in a strict run a test that reached something has failed, with the reason`() {
    let uses = use("T/F.swift:3:4") + use("T.C/testA")
    var all = TestOutcomes(events: "", outcomes: Self.outcomes, uses: uses)
    all.formUnion(TestOutcomes(events: Self.events, outcomes: "", uses: uses))
    all.failures["T.C/testA"] = "/F.swift:1: wrong"
    all.failNotJudged()
    #expect(all.notJudged.isEmpty)
    #expect(all.failed.isSuperset(of: ["T.C/testA", "T.S/a()/F.swift:3:4"]))
    #expect(all.failures["T.C/testA"] == "/F.swift:1: wrong; f() was set aside: no")
    #expect(all.failures["T.S/a()/F.swift:3:4"] == "f() was set aside: no")
    #expect(all.status(isOtherwiseWrong: false) == 1)
  }

  @Test func `code that no test is known for belongs to all tests that ran`() {
    let uses = use(#"T.S\nT.S/a()/F.swift:3:4\nT.S/b()/F.swift:5:4"#)
    let all = TestOutcomes(events: Self.events, outcomes: "", uses: uses)
    #expect(all.notJudged.map(\.test) == ["T.S/a()/F.swift:3:4", "T.S/b()/F.swift:5:4"])
  }

  @Test func `a test that reached only names without effect is judged`() {
    let uses = #"{"name":"UIView.hoverStyle","kind":"name","times":1,"test":"T.C/testA"}"#
    let all = TestOutcomes(events: "", outcomes: Self.outcomes, uses: uses) {
      $0 == "UIView.hoverStyle" ? "nothing hovers" : nil
    }
    #expect(all.passed == ["T.C/testA"])
    #expect(all.notJudged.isEmpty)
    #expect(all.withoutEffect == ["UIView.hoverStyle: nothing hovers"])
  }

  @Test func `what is reached before any test is said apart`() {
    let all = TestOutcomes(events: Self.events, outcomes: "", uses: use(nil))
    #expect(all.outsideTests == ["f() was set aside: no"])
    #expect(all.notJudged.isEmpty)
    #expect(all.passed.count == 1)
  }
}
