import CombineStandIn
import Testing

@Suite struct MergeTests {
  let first = PassthroughSubject<Int, Flaw>()
  let second = PassthroughSubject<Int, Flaw>()

  @Test func `values are sent as they come`() {
    let recorder = Recorder(of: first.merge(with: second))
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test(arguments: 2...8) func `any number up to eight is merged`(count: Int) {
    let numbers = (1...8).map { Just($0) }
    let merged =
      switch count {
      case 2: AnyPublisher(numbers[0].merge(with: [2].publisher))
      case 3: AnyPublisher(numbers[0].merge(with: numbers[1], numbers[2]))
      case 4: AnyPublisher(numbers[0].merge(with: numbers[1], numbers[2], numbers[3]))
      case 5: AnyPublisher(numbers[0].merge(with: numbers[1], numbers[2], numbers[3], numbers[4]))
      case 6:
        AnyPublisher(
          numbers[0].merge(with: numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
      case 7:
        AnyPublisher(
          numbers[0].merge(
            with: numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6]))
      default:
        AnyPublisher(
          numbers[0].merge(
            with: numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6],
            numbers[7]))
      }
    let recorder = Recorder(of: merged)
    #expect(recorder.values == Array(1...count))
    #expect(recorder.isFinished)
  }

  @Test func `merging what is merged adds to it`() {
    let merged: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> =
      Publishers.Merge(Just(1), Just(2)).merge(with: Just(3))
    #expect(Recorder(of: merged).values == [1, 2, 3])
  }

  @Test func `any number is merged`() {
    let recorder = Recorder(of: Publishers.MergeMany((1...20).map { Just($0) }))
    #expect(recorder.values == Array(1...20))
    #expect(recorder.isFinished)
  }

  @Test func `of none it finishes at once`() {
    #expect(Recorder(of: Publishers.MergeMany([Just<Int>]())).isFinished)
  }

  @Test func `another is added to many`() {
    let merged = Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3))
    #expect(Recorder(of: merged).values == [1, 2, 3])
  }

  @Test func `it finishes when all have`() {
    let recorder = Recorder(of: first.merge(with: second))
    first.send(completion: .finished)
    second.send(1)
    #expect(recorder.completions.isEmpty)
    second.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func `it fails with the first failure and cancels the others`() {
    let requests = Requests()
    let recorder = Recorder(of: requests.watching(first).merge(with: second))
    second.send(completion: .failure(.second))
    first.send(1)
    #expect(recorder.failures == [.second])
    #expect(recorder.values.isEmpty)
    #expect(requests.cancellations == 1)
  }

  @Test func `cancelling cancels all`() {
    let requests = Requests()
    let recorder = Recorder(of: requests.watching(first).merge(with: requests.watching(second)))
    recorder.cancel()
    first.send(1)
    #expect(requests.cancellations == 2)
    #expect(recorder.values.isEmpty)
  }

  @Test func `all is asked of each if all is asked for`() {
    let requests = Requests()
    let recorder = Recorder(of: requests.watching(first).merge(with: requests.watching(second)))
    #expect(requests.demands == [.unlimited, .unlimited])
    withExtendedLifetime(recorder) {}
  }

  @Test func `no more is sent than was asked for and nothing is lost`() {
    let merged = [1, 2, 3].publisher.merge(with: [4, 5].publisher)
    let recorder = Recorder(of: merged, demand: .max(2))
    #expect(recorder.values == [1, 2])
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(!recorder.isFinished)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.isFinished)
  }

  @Test func `a value sent while one is received is received within`() {
    let recorder = Recorder(of: first.merge(with: second))
    recorder.onValue = { if $0 == 1 { second.send(2) } }
    first.send(1)
    #expect(recorder.values == [1, 2])
  }

  @Test func `the subscriber goes when it is cancelled`() {
    weak var held: Recorder<Int, Flaw>?
    do {
      let recorder = Recorder(of: first.merge(with: second))
      held = recorder
      recorder.cancel()
    }
    #expect(held == nil)
  }

  @Test func `two of the same are equal`() {
    #expect(Just(1).merge(with: Just(2), Just(3)) == Publishers.Merge3(Just(1), Just(2), Just(3)))
    #expect(Publishers.MergeMany(Just(1)) != Publishers.MergeMany(Just(2)))
  }
}
