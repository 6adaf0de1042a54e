import Foundation
import FoundationXML
import Testing

@testable import AppBuilder

@Suite struct TestReportTests {
  private func outcomes() -> TestOutcomes {
    var outcomes = TestOutcomes(
      events: "",
      outcomes: """
        {"test": "AppTests.CartTests/testAdds", "outcome": "passed", "seconds": 0.25}
        {"test": "AppTests.CartTests/testRemoves", "outcome": "failed", "seconds": 0.5, \
        "message": "1 is < 2 & \\"no\\"", "file": "/app/Tests/Cart.swift", "line": 12}
        {"test": "AppTests.ListSpec/a list, is empty", "outcome": "skipped"}
        {"test": "AppTests.CartTests/testLooks", "outcome": "passed"}
        """,
      uses: """
        {"name": "CIColor", "kind": "name", "test": "AppTests.CartTests/testLooks"}
        """)
    outcomes.crashed = [
      TestOutcomes.Crashed(
        test: "AppTests.CartTests/testEnds",
        crash: Crash(
          message: "Fatal error: 50%", frames: [Crash.Place(file: "/app/Cart.swift", line: 3)]))
    ]
    return outcomes
  }

  @Test func `JUnit's file counts each outcome once, and skips what is not judged`() throws {
    let text = JUnitReport(outcomes(), of: "App").text
    #expect(
      text.contains(
        "<testsuites name=\"App\" tests=\"5\" failures=\"1\" errors=\"1\" skipped=\"2\">"))
    #expect(text.contains("<skipped message=\"not judged: CIColor is missing\"/>"))
    #expect(
      text.contains(
        "<failure message=\"/app/Tests/Cart.swift:12: 1 is &lt; 2 &amp; &quot;no&quot;\"/>"))
    #expect(text.contains("name=\"testAdds\" time=\"0.25\"/>"))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
  }

  @Test func `GitHub gets the lines of failures and crashes, relative to the repository`() {
    let lines = GitHubAnnotations(outcomes(), relativeTo: "/app").lines
    #expect(
      lines == [
        "::error file=Tests/Cart.swift,line=12,title=testRemoves::1 is < 2 & \"no\"",
        "::error file=Cart.swift,line=3,title=testEnds::Fatal error: 50%25",
        "::warning title=testLooks is not judged::CIColor is missing",
      ])
  }

  @Test(arguments: [
    ("A.B/c()/File.swift:1:2", "A.B", "c()"), ("A.B/C/d", "A.B.C", "d"), ("alone", "", "alone"),
    ("A.c()/File.swift:1:2", "A", "c()"),
  ])
  func `a test has a suite and a name`(test: String, suite: String, name: String) {
    let parts = JUnitReport.parts(of: test)
    #expect(parts.suite == suite && parts.name == name)
  }
}
