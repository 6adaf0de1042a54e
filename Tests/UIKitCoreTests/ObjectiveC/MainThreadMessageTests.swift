import Foundation
import ObjCNames
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct MainThreadMessageTests {
  @Test func `a message that is waited for on the main thread is sent at once`() {
    let worker = Worker()
    worker.performSelector(onMainThread: "take:", with: "now", waitUntilDone: true)
    #expect(worker.heard == ["now on the main thread"])
  }

  @Test func `a message that another thread waits for is sent on the main one`() async {
    let worker = Worker()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        worker.performSelector(onMainThread: "take:", with: "later", waitUntilDone: true)
        continuation.resume()
      }
    }
    #expect(worker.heard == ["later on the main thread"])
  }

  @Test func `a message that is not waited for comes when the run loop runs`() {
    let worker = Worker()
    worker.performSelector(
      onMainThread: "take:", with: "soon", waitUntilDone: false,
      modes: [RunLoop.Mode.default.rawValue])
    #expect(worker.heard == [])
    let end = Date(timeIntervalSinceNow: 5)
    while worker.heard.isEmpty, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(worker.heard == ["soon on the main thread"])
  }

  @Test func `a message in the background is sent on another thread`() async {
    let worker = Worker()
    await withCheckedContinuation { continuation in
      worker.done = { continuation.resume() }
      worker.performSelector(inBackground: "take:", with: "work")
    }
    #expect(worker.heard == ["work on another thread"])
  }
}

private final class Worker: NSObject, ObjCExporting {
  nonisolated(unsafe) private(set) var heard: [String] = []
  nonisolated(unsafe) var done: () -> Void = {}

  class func exportMembers(to members: inout ObjCMembers) {
    members.method("take:", on: Worker.self) { worker, arguments in
      worker.take(arguments[0])
      return nil
    }
  }

  nonisolated func take(_ word: String) {
    heard.append("\(word) on \(Thread.isMainThread ? "the main" : "another") thread")
    done()
  }
}
