/// The outcomes of tests as JUnit's XML, which the servers of continuous integration read.
///
/// A test that is not judged is `skipped` with the reason: it has neither passed nor failed.
public struct JUnitReport: Sendable {
  private struct Case {
    let suite: String
    let name: String
    let test: String
    var outcome = ""
  }

  private let outcomes: TestOutcomes
  private let name: String

  /// A report of a project's tests.
  public init(_ outcomes: TestOutcomes, of name: String) {
    self.outcomes = outcomes
    self.name = name
  }

  /// The file's contents.
  public var text: String {
    let suites = Dictionary(grouping: cases, by: \.suite).sorted { $0.key < $1.key }
    let body = suites.map { suite, cases in
      let counts = Self.counts(cases.map(\.outcome))
      let tests = cases.sorted { $0.name < $1.name }.map(element).joined(separator: "\n")
      return """
          <testsuite name="\(Self.escaped(suite))" \(counts) time="\(time(cases))">
        \(tests)
          </testsuite>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(Self.escaped(name))" \(Self.counts(cases.map(\.outcome)))>
      \(body.joined(separator: "\n"))
      </testsuites>

      """
  }

  // MARK: Cases

  private var cases: [Case] {
    var cases: [Case] = []
    func add(_ test: String, _ outcome: String) {
      let (suite, name) = Self.parts(of: test)
      cases.append(Case(suite: suite, name: name, test: test, outcome: outcome))
    }
    for test in outcomes.passed { add(test, "") }
    for test in outcomes.skipped { add(test, "<skipped/>") }
    for test in outcomes.failed {
      add(test, Self.fault("failure", outcomes.failures[test] ?? "failed"))
    }
    for test in outcomes.crashed { add(test.test, Self.fault("error", test.crash.description)) }
    for test in outcomes.unfinished { add(test, Self.fault("error", "did not end")) }
    for test in outcomes.notJudged {
      let reason = "not judged: " + test.reasons.joined(separator: "; ")
      add(test.test, "<skipped message=\"\(Self.escaped(reason))\"/>")
    }
    for (index, crash) in outcomes.crashesOutsideTests.enumerated() {
      cases.append(
        Case(
          suite: name, name: "outside tests \(index + 1)", test: "",
          outcome: Self.fault("error", crash.description)))
    }
    return cases
  }

  private func element(_ test: Case) -> String {
    let time = outcomes.seconds[test.test].map { " time=\"\(Self.rounded($0))\"" } ?? ""
    let start =
      "    <testcase classname=\"\(Self.escaped(test.suite))\" name=\"\(Self.escaped(test.name))\"\(time)"
    return test.outcome.isEmpty ? start + "/>" : start + ">\(test.outcome)</testcase>"
  }

  private func time(_ cases: [Case]) -> String {
    Self.rounded(cases.compactMap { outcomes.seconds[$0.test] }.reduce(0, +))
  }

  private static func counts(_ outcomes: [String]) -> String {
    func count(_ start: String) -> Int { outcomes.filter { $0.hasPrefix("<\(start)") }.count }
    return "tests=\"\(outcomes.count)\" failures=\"\(count("failure"))\" "
      + "errors=\"\(count("error"))\" skipped=\"\(count("skipped"))\""
  }

  private static func fault(_ element: String, _ message: String) -> String {
    "<\(element) message=\"\(escaped(message))\"/>"
  }

  /// The suite and the name of a test, `Module.Suite/name` or `Module.Suite/name/File.swift:12:6`. The suite of a test
  /// without one is its module.
  static func parts(of test: String) -> (suite: String, name: String) {
    let shown = TestName.shown(test)
    let names = shown.split(separator: "/", omittingEmptySubsequences: false)
    if names.count > 1, let name = names.last {
      return (names.dropLast().joined(separator: "."), String(name))
    }
    let module = shown.prefix { $0 != "." }
    return module == shown
      ? ("", shown) : (String(module), String(shown.dropFirst(module.count + 1)))
  }

  private static func rounded(_ seconds: Double) -> String {
    "\((seconds * 1000).rounded() / 1000)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
