import CombineStandIn
import Testing

@Suite struct CombineLatestTests {
  let numbers = PassthroughSubject<Int, Flaw>()
  let words = PassthroughSubject<String, Flaw>()

  var pairs:
    Publishers.Map<
      Publishers.CombineLatest<PassthroughSubject<Int, Flaw>, PassthroughSubject<String, Flaw>>,
      String
    >
  {
    numbers.combineLatest(words) { "\($0)\($1)" }
  }

  @Test func `nothing is sent until each has sent a value`() {
    let recorder = Recorder(of: pairs)
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.values.isEmpty)
    words.send("a")
    #expect(recorder.values == ["2a"])
  }

  @Test func `each new value goes with the newest of the other`() {
    let recorder = Recorder(of: pairs)
    numbers.send(1)
    words.send("a")
    words.send("b")
    numbers.send(2)
    #expect(recorder.values == ["1a", "1b", "2b"])
  }

  @Test func `without a transform it sends tuples`() {
    let recorder = Recorder(of: numbers.combineLatest(words))
    numbers.send(1)
    words.send("a")
    #expect(recorder.values.map(\.0) == [1])
    #expect(recorder.values.map(\.1) == ["a"])
  }

  @Test func `three are combined in their order`() {
    let others = CurrentValueSubject<Bool, Flaw>(true)
    let recorder = Recorder(of: numbers.combineLatest(words, others) { "\($0)\($1)\($2)" })
    words.send("a")
    numbers.send(1)
    others.send(false)
    #expect(recorder.values == ["1atrue", "1afalse"])
  }

  @Test func `four are combined in their order`() {
    let one = Just(1)
    let recorder = Recorder(of: one.combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] })
    #expect(recorder.values == [[1, 2, 3, 4]])
    #expect(recorder.isFinished)
  }

  @Test func `of values known at once the last of the first goes with each of the second`() {
    let recorder = Recorder(of: [1, 2].publisher.combineLatest([3, 4].publisher) { [$0, $1] })
    #expect(recorder.values == [[2, 3], [2, 4]])
  }

  @Test func `it goes on when one has finished`() {
    let recorder = Recorder(of: pairs)
    numbers.send(1)
    numbers.send(completion: .finished)
    words.send("a")
    words.send("b")
    #expect(recorder.values == ["1a", "1b"])
    #expect(recorder.completions.isEmpty)
  }

  @Test func `it finishes when all have`() {
    let recorder = Recorder(of: pairs)
    numbers.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    words.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func `it fails with the first failure and says so once`() {
    let recorder = Recorder(of: pairs)
    words.send(completion: .failure(.first))
    numbers.send(completion: .failure(.second))
    #expect(recorder.failures == [.first])
    #expect(recorder.completions.count == 1)
  }

  @Test func `when one fails the others are cancelled`() {
    let requests = Requests()
    let recorder = Recorder(of: requests.watching(numbers).combineLatest(words))
    words.send(completion: .failure(.first))
    #expect(requests.cancellations == 1)
    withExtendedLifetime(recorder) {}
  }

  @Test func `one that comes after a failure is cancelled`() {
    let requests = Requests()
    let fail = Fail<Int, Flaw>(error: .first)
    let recorder = Recorder(of: fail.combineLatest(requests.watching(numbers)))
    #expect(requests.cancellations == 1)
    #expect(recorder.failures == [.first])
  }

  @Test func `cancelling cancels all`() {
    let requests = Requests()
    let pair = requests.watching(numbers).combineLatest(requests.watching(words)) { "\($0)\($1)" }
    let recorder = Recorder(of: pair)
    numbers.send(1)
    recorder.cancel()
    words.send("a")
    #expect(requests.cancellations == 2)
    #expect(recorder.values.isEmpty)
  }

  @Test func `what is asked for is asked of each`() {
    let requests = Requests()
    let pair = requests.watching(numbers).combineLatest(requests.watching(words))
    let recorder = Recorder(of: pair, demand: .max(2))
    recorder.subscription?.request(.max(3))
    #expect(requests.demands == [.max(2), .max(2), .max(3), .max(3)])
  }

  @Test func `no more is sent than was asked for`() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = CurrentValueSubject<Int, Never>(2)
    let recorder = Recorder(of: first.combineLatest(second) { [$0, $1] }, demand: .max(1))
    first.send(3)
    second.send(4)
    #expect(recorder.values == [[1, 2]])
  }

  @Test func `a value without demand goes with the next that has some`() {
    let recorder = Recorder(of: pairs, demand: .max(1))
    numbers.send(1)
    words.send("a")
    recorder.subscription?.request(.max(1))
    words.send("b")
    numbers.send(2)
    #expect(recorder.values == ["1a", "1b"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == ["1a", "1b"])
    words.send("c")
    #expect(recorder.values == ["1a", "1b", "2c"])
  }

  @Test func `a value sent while one is received goes with the next`() {
    let recorder = Recorder(of: pairs)
    recorder.onValue = { _ in numbers.send(9) }
    numbers.send(1)
    words.send("a")
    #expect(recorder.values == ["1a"])
    words.send("b")
    #expect(recorder.values == ["1a", "9b"])
  }

  @Test func `it can be cancelled while a value is received`() {
    let recorder = Recorder(of: pairs)
    recorder.onValue = { _ in recorder.cancel() }
    numbers.send(1)
    words.send("a")
    words.send("b")
    #expect(recorder.values == ["1a"])
  }

  @Test func `what it holds goes when it is cancelled`() {
    weak var held: Recorder<String, Flaw>?
    do {
      let recorder = Recorder(of: pairs)
      held = recorder
      recorder.cancel()
    }
    #expect(held == nil)
  }

  @Test func `what it holds goes when it has finished`() {
    final class Token {}
    weak var held: Token?
    do {
      let token = Token()
      held = token
      let both = numbers.combineLatest(words).sink(
        receiveCompletion: { _ in withExtendedLifetime(token) {} }, receiveValue: { _ in })
      numbers.send(completion: .finished)
      words.send(completion: .finished)
      withExtendedLifetime(both) {}
    }
    #expect(held == nil)
  }

  @Test func `two of the same are equal`() {
    #expect(Just(1).combineLatest(Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(1).combineLatest(Just(3)))
  }
}
