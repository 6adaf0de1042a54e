public import CoreFoundation

// On Apple's systems this module exports Core Foundation. Here its texts would not be Swift's: these are the
// names that a callback is scheduled with.

/// A run loop.
public typealias CFRunLoop = CoreFoundation.CFRunLoop

/// A mode of a run loop.
public typealias CFRunLoopMode = CoreFoundation.CFRunLoopMode

/// Returns the run loop of the main thread.
@_disfavoredOverload
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }

/// Returns the run loop of the thread.
@_disfavoredOverload
public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }

/// Calls the callback on the main queue. The run loops of other threads do not get it.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool {
  target.setQueue(.main)
  return true
}

/// Ends the calls.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool {
  target.setQueue(nil)
  return true
}
