import Testing

@testable import AppBuilder

/// The names that a run has reached, as the runtime writes them.
@Suite struct ReachedNamesTests {
  private func use(
    _ name: String, _ kind: String = "name", times: Int = 1, test: String? = nil
  ) -> String {
    let test = test.map { #","test":"\#($0)""# } ?? ""
    return #"{"answer":"0","caller":"Screen.power()","kind":"\#(kind)","name":"\#(name)","#
      + #""times":\#(times)\#(test)}"# + "\n"
  }

  @Test func `the total at the end of the process takes the place of the first use`() {
    let reached = ReachedNames(uses: use("A.b") + use("C.d") + use("A.b", times: 3))
    #expect(reached.entries.map(\.name) == ["A.b", "C.d"])
    #expect(reached.entries.map(\.times) == [3, 1])
  }

  @Test func `uses in several tests are added, and the tests have their names`() {
    let uses =
      use("A.b", test: "T/F.swift:3:4") + use("A.b", test: "T.C/testA")
      + use("A.b", times: 4, test: "T.C/testA")
    let reached = ReachedNames(uses: uses, places: ["T/F.swift:3:4": "T.S/a()"])
    #expect(reached.entries.map(\.times) == [5])
    #expect(reached.entries.map(\.tests) == [["T.C/testA", "T.S/a()"]])
    #expect(
      reached.entries.map(\.description) == [
        "A.b: 5 times, first from Screen.power(), in 2 tests, such as T.C/testA"
      ])
  }

  @Test func `parts that were set aside and names without effect are told apart`() {
    let reached = ReachedNames(uses: use("Cart.total", "body") + use("UIView.hoverStyle")) {
      $0 == "UIView.hoverStyle" ? "nothing hovers" : nil
    }
    #expect(
      reached.entries.map(\.description) == [
        "Cart.total (set aside): once, first from Screen.power()",
        "UIView.hoverStyle (without effect: nothing hovers): once, first from Screen.power()",
      ])
  }

  @Test func `another run adds to the same names`() {
    var reached = ReachedNames(uses: use("A.b", test: "one"))
    reached.formUnion(ReachedNames(uses: use("A.b", times: 2, test: "two") + use("C.d")))
    #expect(reached.entries.map(\.name) == ["A.b", "C.d"])
    #expect(reached.entries.map(\.times) == [3, 1])
    #expect(reached.entries.first?.tests == ["one", "two"])
  }

  @Test func `an app that reached a name with an effect is not judged by leaks`() {
    func report(_ problems: [String], _ reached: ReachedNames) -> LeakReport {
      LeakReport(steps: 1, screens: [], problems: problems, missing: reached.entries)
    }
    let harmless = ReachedNames(uses: use("A.b")) { _ in "no effect" }
    #expect(report([], ReachedNames()).status == 0)
    #expect(report([], harmless).status == 0)
    #expect(report([], ReachedNames(uses: use("A.b"))).status == TestOutcomes.notJudgedStatus)
    #expect(report(["a leak"], ReachedNames(uses: use("A.b"))).status == 1)
  }
}
