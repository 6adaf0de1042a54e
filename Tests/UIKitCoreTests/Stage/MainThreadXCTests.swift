import Dispatch
import UIKit
import XCTest

/// XCTest waits on the main thread, turning the run loop: what an app does later happens there.
final class MainThreadXCTests: XCTestCase {
  func testTimerRunLoopQueueAndActorRunOnTheMainThread() {
    let all = ["timer", "run loop", "main queue", "main actor"].map { expectation(description: $0) }
    let timer = Timer(timeInterval: 0, repeats: false) { _ in
      XCTAssertTrue(Thread.isMainThread)
      all[0].fulfill()
    }
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.perform {
      XCTAssertTrue(Thread.isMainThread)
      all[1].fulfill()
    }
    DispatchQueue.main.async {
      XCTAssertTrue(Thread.isMainThread)
      all[2].fulfill()
    }
    Task { @MainActor in
      assertMainThread()
      all[3].fulfill()
    }
    wait(for: all, timeout: 10)
  }
}

private func assertMainThread() { XCTAssertTrue(Thread.isMainThread) }
