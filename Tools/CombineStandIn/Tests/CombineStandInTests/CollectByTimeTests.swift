import CombineStandIn
import Testing

@Suite struct CollectByTimeTests {
  let clock = ManualClock()
  let numbers = PassthroughSubject<Int, Flaw>()

  @Test func `what an interval brings is sent at its end`() {
    let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(2))))
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.values.isEmpty)
    clock.advance(by: .seconds(2))
    numbers.send(3)
    clock.advance(by: .seconds(2))
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func `an interval without values sends nothing`() {
    let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(1))))
    clock.advance(by: .seconds(5))
    #expect(recorder.values.isEmpty)
  }

  @Test func `what is left is sent before the end`() {
    let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(2))))
    numbers.send(1)
    numbers.send(completion: .finished)
    clock.advance(by: .seconds(0))
    #expect(recorder.values == [[1]])
    #expect(recorder.isFinished)
    #expect(clock.isIdle)
  }

  @Test func `a failure comes without what was collected`() {
    let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(2))))
    numbers.send(1)
    numbers.send(completion: .failure(.first))
    clock.advance(by: .seconds(2))
    #expect(recorder.values.isEmpty)
    #expect(recorder.failures == [.first])
  }

  @Test func `when enough have come they do not wait for the interval`() {
    let recorder = Recorder(of: numbers.collect(.byTimeOrCount(clock, .seconds(2), 2)))
    for number in 1...3 { numbers.send(number) }
    #expect(recorder.values == [[1, 2]])
    clock.advance(by: .seconds(2))
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func `of each array that is asked for its count is asked of the publisher`() {
    let requests = Requests()
    let collected = requests.watching(numbers).collect(.byTimeOrCount(clock, .seconds(2), 3))
    let recorder = Recorder(of: collected, demand: .max(2))
    #expect(requests.demands == [.max(6)])
    withExtendedLifetime(recorder) {}
  }

  @Test func `by time the publisher is asked for one by one`() {
    let requests = Requests()
    let recorder = Recorder(of: requests.watching(numbers).collect(.byTime(clock, .seconds(1))))
    for number in 1...3 { numbers.send(number) }
    clock.advance(by: .seconds(1))
    #expect(requests.demands.first == .max(1))
    #expect(recorder.values == [[1, 2, 3]])
  }

  @Test func `what is not asked for stays`() {
    let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(1))), demand: .max(1))
    numbers.send(1)
    clock.advance(by: .seconds(1))
    numbers.send(2)
    clock.advance(by: .seconds(1))
    #expect(recorder.values == [[1]])
    numbers.send(completion: .finished)
    clock.advance(by: .seconds(0))
    #expect(!recorder.isFinished)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [[1], [2]])
    #expect(recorder.isFinished)
  }

  @Test func `the clock does not keep the subscriber`() {
    weak var held: Recorder<[Int], Flaw>?
    do {
      let recorder = Recorder(of: numbers.collect(.byTime(clock, .seconds(1))))
      held = recorder
      recorder.cancel()
    }
    #expect(held == nil)
  }

  @Test func `cancelling stops the clock and the publisher`() {
    let requests = Requests()
    let recorder = Recorder(
      of: requests.watching(numbers).collect(.byTime(clock, .seconds(1))))
    numbers.send(1)
    recorder.cancel()
    #expect(clock.isIdle)
    #expect(requests.cancellations == 1)
    clock.advance(by: .seconds(1))
    #expect(recorder.values.isEmpty)
  }
}
