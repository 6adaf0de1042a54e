import CStage
public import Foundation

// Messages that any thread sends to the main one.

extension NSObject {
  /// Sends a message on the main thread, in any mode of its run loop.
  ///
  /// A message that is waited for is sent at once where the caller is on the main thread.
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait, modes: nil)
  }

  /// Sends a message on the main thread, in some modes of its run loop.
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) {
    // The sender gives the object and the argument to the main thread, as with Objective-C.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = arg
    let send = { @Sendable in
      _ = Message.send(aSelector, to: target, aSelector.parameters == 0 ? [] : [argument])
    }
    if wait, Thread.isMainThread { return send() }
    let done = DispatchSemaphore(value: 0)
    // A block of the run loop runs inside of nested loops too, unlike one of the main queue.
    RunLoop.main.perform(inModes: array?.map { RunLoop.Mode($0) } ?? [.common]) {
      send()
      done.signal()
    }
    stage_wake_main_run_loop()
    if wait { done.wait() }
  }

  /// Sends a message on a thread of its own.
  public nonisolated func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = arg
    Thread.detachNewThread {
      _ = Message.send(aSelector, to: target, aSelector.parameters == 0 ? [] : [argument])
    }
  }
}
