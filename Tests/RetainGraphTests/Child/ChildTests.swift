import Glibc
import RetainGraph
import Testing

// On the main actor: waiting for a child on a thread of the pool would hold up tests that need one.
@MainActor @Suite struct ChildTests {
  @Test func `what the child writes comes back`() {
    let outcome = Child.run(limit: .seconds(60)) { $0.write([1, 2, 3]) }
    #expect(outcome.end == .finished)
    #expect(outcome.output == [1, 2, 3])
  }

  @Test func `more than a pipe holds comes back`() {
    let outcome = Child.run(limit: .seconds(60)) { output in
      for _ in 0..<100 { output.write([UInt8](repeating: 7, count: 10_000)) }
    }
    #expect(outcome.end == .finished)
    #expect(outcome.output.count == 1_000_000)
  }

  @Test func `a child that crashes says how far it came`() {
    let outcome = Child.run(limit: .seconds(60)) { output in
      output.write([1])
      abort()
    }
    #expect(outcome.end == .crashed(signal: Int(SIGABRT)))
    #expect(outcome.output == [1])
  }

  @Test func `a fault outside the walk ends the child`() {
    let outcome = Child.run(limit: .seconds(60)) { _ in
      UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    }
    #expect(outcome.end == .crashed(signal: Int(SIGSEGV)))
  }

  @Test func `a child that takes too long is ended`() {
    let outcome = Child.run(limit: .milliseconds(50)) { _ in
      while getpid() > 0 {}
    }
    #expect(outcome.end == .timedOut)
  }

  @Test func `a child that waits for a lock is ended before its time`() {
    let outcome = Child.run(limit: .seconds(3600)) { output in
      output.write([1])
      while true { pause() }
    }
    #expect(outcome.end == .stuck)
    #expect(outcome.output == [1])
  }

  @Test func `what the child changes stays with the child`() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let outcome = Child.run(limit: .seconds(60)) { output in
      counter.count += 1
      output.write([UInt8(counter.count)])
    }
    #expect(outcome.output == [1])
    #expect(counter.count == 0)
  }
}
