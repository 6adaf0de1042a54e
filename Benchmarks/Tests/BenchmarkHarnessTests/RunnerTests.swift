import BenchmarkHarness
import Testing

@MainActor @Suite struct RunnerTests {
  /// Time that passes only where a test says so.
  @MainActor final class Time {
    var now = Duration.zero

    func measure(_ work: Benchmark.Work) throws -> Duration {
      let start = now
      try work()
      return now - start
    }
  }

  final class Block {}

  struct Broken: Error {}

  @Test func `medians and ratio are those of single runs`() throws {
    let time = Time()
    let runner = Runner(samples: 5, warmUp: .milliseconds(1), stopwatch: time.measure)
    let result = try runner.run(
      Benchmark("twice", target: 1.5) {
        Benchmark.Comparison(
          of: { time.now += .microseconds(20) }, with: { time.now += .microseconds(10) })
      })
    #expect(result.subject == Statistics([20_000]))
    #expect(result.baseline == Statistics([10_000]))
    #expect(result.ratio == 2)
    #expect(result.isOverTarget)
  }

  @Test func `what is measured and its baseline alternate and take turns in going first`() throws {
    let time = Time()
    var order = ""
    let runner = Runner(
      samples: 4, warmUp: .microseconds(1), sampleLength: .microseconds(1),
      stopwatch: time.measure)
    _ = try runner.run(
      Benchmark("order") {
        Benchmark.Comparison(
          of: {
            time.now += .microseconds(1)
            order += "s"
          },
          with: {
            time.now += .microseconds(1)
            order += "b"
          }
        )
      })
    // The warm-up, four samples, and the runs in which allocations are counted.
    #expect(order == "sb" + "sbbssbbs" + String(repeating: "s", count: 11))
  }

  @Test func `a sample repeats what is short until it is long enough`() throws {
    let time = Time()
    var runs = 0
    let runner = Runner(
      samples: 1, warmUp: .microseconds(10), sampleLength: .milliseconds(1),
      stopwatch: time.measure)
    _ = try runner.run(
      Benchmark("short") {
        Benchmark.Comparison(
          of: {
            time.now += .microseconds(10)
            runs += 1
          }, with: { time.now += .microseconds(10) }
        )
      })
    #expect(runs == 1 + 100 + 11)
  }

  @Test func `allocations are counted`() throws {
    let time = Time()
    var kept: [Block] = []
    kept.reserveCapacity(8)
    let runner = Runner(samples: 1, warmUp: .nanoseconds(1), stopwatch: time.measure)
    let result = try runner.run(
      Benchmark("blocks") {
        Benchmark.Comparison(
          of: {
            time.now += .milliseconds(10)
            kept = [Block(), Block(), Block()]
          }, with: { time.now += .milliseconds(10) }
        )
      })
    // Three objects and the array that holds them.
    #expect(result.allocations == 4)
    #expect(kept.count == 3)
  }

  @Test func `what fails is not measured`() {
    #expect(throws: Broken.self) {
      try Runner().run(
        Benchmark("broken") { Benchmark.Comparison(of: { throw Broken() }, with: {}) })
    }
  }
}
