import BenchmarkHarness
import Foundation
import Testing

@MainActor @Suite struct ProcessorTimeTests {
  @Test func `work takes processor time, waiting takes none of it`() throws {
    var sum = 0
    let work = try ProcessorTime.measure {
      let end = ContinuousClock.now + .milliseconds(200)
      while ContinuousClock.now < end { sum &+= 1 }
    }
    #expect(work > .zero)
    #expect(sum > 0)
    let waiting = try ProcessorTime.measure { usleep(200_000) }
    #expect(waiting < work + .milliseconds(200))
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
