import BenchmarkHarness
import Testing

@Suite struct StatisticsTests {
  @Test(
    arguments: [
      ([7], 7, 0),
      ([3, 1, 2], 2, 1),
      ([4, 1, 3, 2], 2.5, 1.5),
      ([5, 5, 5, 5], 5, 0),
    ] as [([Double], Double, Double)])
  func `the median and the spread of a few samples`(
    samples: [Double], median: Double, spread: Double
  ) {
    let statistics = Statistics(samples)
    #expect(statistics.median == median)
    #expect(statistics.spread == spread)
  }

  @Test func `one slow sample moves neither`() {
    let quiet = Statistics([10, 11, 12, 13, 14])
    let disturbed = Statistics([10, 11, 12, 13, 9000])
    #expect(quiet == disturbed)
  }

  @Test func `there is no median of nothing`() async {
    await #expect(processExitsWith: .failure) { _ = Statistics([]) }
  }
}
