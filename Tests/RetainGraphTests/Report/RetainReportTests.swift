import Foundation
import RetainGraph
import Testing

@Suite struct RetainReportTests {
  private let hop = RetainHop(
    owner: "ListViewModel", member: "updateBinding", closure: "closure in setBindings()",
    isCapture: true, target: "ListViewController", part: nil, isGuess: false)

  private func report(_ path: RetainPath, advice: String? = nil) -> RetainReport {
    var report = RetainReport()
    report.facts = [
      RetainFinding(path: path, advice: advice, keeps: ["ListViewController": 1])
    ]
    return report
  }

  @Test func `a report is the same after a way through JSON`() throws {
    var report = report(
      RetainPath(origin: .global("Cache.shared"), hops: [hop], target: "ListViewController"),
      advice: "make the capture weak")
    report.suspicions = [
      RetainFinding(
        path: RetainPath(origin: .system(.timer), hops: [hop], target: "X"), advice: nil,
        keeps: ["X": 2])
    ]
    report.unread = [Unread(.foreign, "an object"): 3, Unread(.unnamedType, "A.b"): 1]
    report.ending = .crashed(signal: 11)
    (report.objects, report.references, report.seconds) = (10, 20, 0.5)
    let decoded = try JSONDecoder().decode(RetainReport.self, from: report.json())
    #expect(decoded == report)
  }

  @Test func `a capture is said as a person would`() {
    let path = RetainPath(origin: .itself, hops: [hop], target: "ListViewController")
    #expect(
      report(path, advice: "make the capture weak").description == """
        ListViewModel.updateBinding (closure in setBindings()) → captures ListViewController: \
        make the capture weak
        """)
  }

  @Test func `an empty report says so`() {
    #expect(RetainReport().description == "Nothing found.")
  }

  @Test func `what was not read is listed`() {
    var report = RetainReport()
    report.unread = [Unread(.unnamedType, "Screen.lock"): 2]
    #expect(
      report.description == """
        Nothing found.
        Not read:
          Screen.lock: its type cannot be named at run time (2 times)
        """)
  }

  @Test func `a search that did not end says so`() {
    var report = RetainReport()
    report.ending = .timedOut
    #expect(report.description.hasSuffix("Not finished: the time was up."))
  }

  @Test func `objects that one cause keeps are counted by their types`() {
    let path = RetainPath(origin: .itself, hops: [hop], target: "ListViewController")
    let finding = RetainFinding(path: path, advice: nil, keeps: ["Cell": 3, "Screen": 1])
    #expect(finding.count == 4)
    #expect(finding.description.hasSuffix("\n  keeps 3 × Cell, Screen"))
  }
}
