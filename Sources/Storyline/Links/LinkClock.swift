public import Foundation

/// A clock that ends the waiting of links.
@MainActor
public protocol LinkClock: AnyObject {
  /// Calls `body` once, so many seconds from now.
  ///
  /// - Parameters:
  ///   - seconds: The delay.
  ///   - body: The closure to call.
  /// - Returns: A closure that cancels the call.
  func call(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
}

/// The clock on the wall.
@MainActor
final class TimerClock: LinkClock {
  func call(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    let timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated(body)
    }
    return { timer.invalidate() }
  }
}
