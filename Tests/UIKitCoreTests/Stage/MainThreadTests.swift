import Dispatch
import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct MainThreadTests {
  @Test func `a main-actor test runs on the main thread`() {
    #expect(Thread.isMainThread)
    #expect(RunLoop.current == RunLoop.main)
  }

  @Test func `a timer fires on the main thread`() async {
    let onMain = await withCheckedContinuation { continuation in
      let timer = Timer(timeInterval: 0, repeats: false) { _ in
        continuation.resume(returning: Thread.isMainThread)
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(onMain)
  }

  @Test func `a block performed by the main run loop runs on the main thread`() async {
    let onMain = await withCheckedContinuation { continuation in
      RunLoop.main.perform { continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(onMain)
  }

  @Test func `a block dispatched to the main queue runs on the main thread`() async {
    let onMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(onMain)
  }

  @Test func `a main-actor task runs on the main thread`() async {
    let onMain = await Task { @MainActor in isMainThread() }.value
    #expect(onMain)
  }

  @Test func `the main run loop turns the stage by itself`() async {
    await withCheckedContinuation { continuation in
      Stage.shared.onCommit = {
        Stage.shared.onCommit = nil
        continuation.resume()
      }
      Stage.shared.setNeedsTurn()
    }
  }
}

@MainActor private func isMainThread() -> Bool { Thread.isMainThread }
