import BenchmarkHarness
import Foundation
import Testing

@Suite struct BenchmarkResultTests {
  private func result(
    subject: Double, baseline: Double, target: Double? = nil, limit: Duration? = nil
  ) -> BenchmarkResult {
    BenchmarkResult(
      name: "walk", subject: Statistics([subject]), baseline: Statistics([baseline]),
      allocations: 12, target: target, limit: limit)
  }

  @Test func `a line of JSON has the five keys that readers rely on`() throws {
    let line = try result(subject: 3000, baseline: 2000).json()
    #expect(!line.contains("\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["name", "median_ns", "baseline_ns", "ratio", "allocations"])
    #expect(object["name"] as? String == "walk")
    #expect(object["median_ns"] as? Double == 3000)
    #expect(object["baseline_ns"] as? Double == 2000)
    #expect(object["ratio"] as? Double == 1.5)
    #expect(object["allocations"] as? Int == 12)
  }

  @Test(arguments: [(1499, false), (1500, false), (1501, true)])
  func `a ratio above the target is over it`(subject: Double, isOver: Bool) {
    #expect(result(subject: subject, baseline: 1000, target: 1.5).isOverTarget == isOver)
  }

  @Test(arguments: [(1_999_999, false), (2_000_000, false), (2_000_001, true)])
  func `a time above the limit is over it`(subject: Double, isOver: Bool) {
    let result = result(subject: subject, baseline: 1, limit: .milliseconds(2))
    #expect(result.isOverTarget == isOver)
    #expect(result.description.contains("limit      2.00 ms"))
    #expect(result.description.contains("and it takes longer") == isOver)
  }

  @Test func `without a target nothing is over it`() {
    #expect(!result(subject: 9000, baseline: 1).isOverTarget)
  }

  @Test func `the report tells medians, ratio, target and allocations`() {
    let text = result(subject: 3000, baseline: 1500, target: 1.5).description
    #expect(text.contains("subject          3.00 µs"))
    #expect(text.contains("baseline         1.50 µs"))
    #expect(text.contains("2.00 (over the target of 1.50)"))
    #expect(text.contains("12 blocks a run"))
  }
}
