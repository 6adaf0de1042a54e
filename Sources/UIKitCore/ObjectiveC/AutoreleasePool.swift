import Foundation

/// Runs `body`, then releases the objects that UIKit's methods have returned meanwhile.
///
/// Only calls on the main thread autorelease anything: there is no Objective-C to do it elsewhere.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard Thread.isMainThread else { return try body() }
  let outer = MainActor.assumeIsolated { Stage.shared.pool.count }
  defer {
    // 7.12 – a pool of the app's own is drained at its end, not at the end of the turn.
    MainActor.assumeIsolated { Stage.shared.pool.drain(to: outer) }
  }
  return try body()
}

/// Releases the objects that UIKit's methods have returned, as XCTest does when a test method has ended.
public func _releaseReturnedObjects() {
  guard Thread.isMainThread else { return }
  // 7.14: XCTest drains a pool before teardown blocks run.
  MainActor.assumeIsolated { Stage.shared.releaseAllKept() }
}

/// The objects that Objective-C methods have returned since the pool was drained last.
///
/// On Apple's systems the main run loop drains its pool at the end of every turn.
@MainActor
final class AutoreleasePool {
  private var objects: [AnyObject] = []

  var count: Int { objects.count }

  func add(_ object: AnyObject) { objects.append(object) }

  /// Releases all but the oldest `outer` objects.
  func drain(to outer: Int = 0) {
    guard objects.count > outer else { return }
    // A released object may add objects: the array is complete again by then.
    var released = Array(objects[outer...])
    objects.removeSubrange(outer...)
    released.removeAll()
  }
}
