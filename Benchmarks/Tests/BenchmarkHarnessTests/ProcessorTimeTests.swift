import BenchmarkHarness
import Dispatch
import Foundation
import Testing

@MainActor @Suite struct ProcessorTimeTests {
  @Test func `what two threads use counts twice, however long it took`() throws {
    let time = try ProcessorTime.measure {
      DispatchQueue.concurrentPerform(iterations: 2) { _ in useThisThread(for: .milliseconds(50)) }
    }
    #expect(time >= .milliseconds(100))
  }

  @Test func `waiting for another process takes none of it`() throws {
    let (question, answer) = (Pipe(), Pipe())
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sh")
    // It goes on to live: only children that have ended count.
    other.arguments = [
      "-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo done; read end",
    ]
    other.standardInput = question
    other.standardOutput = answer
    try other.run()
    let clock = ContinuousClock()
    let start = clock.now
    let time = try ProcessorTime.measure { _ = answer.fileHandleForReading.availableData }
    #expect(time < (clock.now - start) / 2)
    try question.fileHandleForWriting.close()
    other.waitUntilExit()
  }

  @Test func `what a child uses counts once it has ended`() throws {
    let time = try ProcessorTime.measure {
      let child = Process()
      child.executableURL = URL(filePath: "/bin/sh")
      child.arguments = ["-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"]
      try child.run()
      child.waitUntilExit()
    }
    #expect(time > .milliseconds(20))
  }
}

/// Computes until the processor has spent that long on this thread.
private func useThisThread(for duration: Duration) {
  func used() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let end = used() + duration
  while used() < end {}
}
