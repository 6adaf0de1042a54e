import CombineStandIn
import Dispatch
import Foundation
import Testing

/// Upstreams may send from any thread; a subscriber is called by one at a time.
@Suite struct ThreadTests {
  /// Sends from as many threads as there are subjects, all at once.
  func send(_ count: Int, from subjects: [PassthroughSubject<Int, Never>]) {
    // Subjects may be sent to from any thread, as here; OpenCombine does not declare it.
    nonisolated(unsafe) let subjects = subjects
    DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
      for value in 1...count { subjects[index].send(value) }
      subjects[index].send(completion: .finished)
    }
  }

  @Test func `what threads merge at once all arrives`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Recorder(of: Publishers.MergeMany(subjects))
    send(500, from: subjects)
    #expect(recorder.values.count == 2000)
    #expect(recorder.values.reduce(0, +) == 4 * 125_250)
    #expect(recorder.isFinished)
  }

  @Test func `the last that threads combine at once is the newest of each`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let combined = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }
    let recorder = Recorder(of: combined)
    send(500, from: subjects)
    #expect(recorder.values.last == [500, 500, 500])
    #expect(
      zip(recorder.values, recorder.values.dropFirst()).allSatisfy { zip($0, $1).allSatisfy(<=) })
    #expect(recorder.isFinished)
  }

  @Test func `a thread that sends while another is heard does not wait for it`() {
    let first = PassthroughSubject<Int, Never>()
    // Sent to from another thread, on purpose: see `send`.
    nonisolated(unsafe) let second = PassthroughSubject<Int, Never>()
    let recorder = Recorder(of: first.merge(with: second))
    recorder.onValue = { value in
      guard value == 1 else { return }
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        second.send(2)
        sent.signal()
      }
      sent.wait()
    }
    first.send(1)
    #expect(recorder.values == [1, 2])
  }
}
