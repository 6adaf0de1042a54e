public import CoreFoundation
public import Foundation
import Glibc

/// A lock that is not recursive. It must not be moved while it is held.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  // Reports a second lock by the same thread, and an unlock by another one.
  public init() { mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK_NP) }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks. Ends the process if this thread holds the lock already.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  guard pthread_mutex_lock(&lock.pointee.mutex) == 0 else {
    fatalError("This thread holds the os_unfair_lock already.")
  }
}

/// Locks if no thread holds the lock, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Unlocks. Ends the process if this thread does not hold the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guard pthread_mutex_unlock(&lock.pointee.mutex) == 0 else {
    fatalError("This thread does not hold the os_unfair_lock.")
  }
}

/// Enters the recursive lock of an object. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(object as AnyObject)
  return 0
}

/// Leaves the recursive lock of an object. Returns 0, or -1 if this thread has not entered it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.leave(object as AnyObject) ? 0 : -1
}

/// The locks of the objects that some thread has entered or waits for.
private enum ObjectLocks {
  private final class Entry {
    let lock = NSRecursiveLock()
    /// How many threads are inside or wait, a recursive entry counted again.
    var users = 0
    var owner: pthread_t?
    var depth = 0
  }

  private static let guardian = NSLock()
  // Read and written inside `guardian`.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  static func enter(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    let entry = guardian.withLock {
      let entry = entries[key] ?? Entry()
      entries[key] = entry
      entry.users += 1
      return entry
    }
    entry.lock.lock()
    guardian.withLock {
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  static func leave(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    return guardian.withLock {
      guard let entry = entries[key], let owner = entry.owner,
        pthread_equal(owner, pthread_self()) != 0
      else { return false }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.users -= 1
      if entry.users == 0 { entries[key] = nil }
      entry.lock.unlock()
      return true
    }
  }
}

/// Makes a key for values of threads, with a function that gets the value of a thread that ends: on Darwin it
/// is never called without one.
@_disfavoredOverload
@discardableResult
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
  // Glibc calls it for other values than null only.
  Glibc.pthread_key_create(
    key, unsafeBitCast(destructor, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
}

extension Thread {
  /// The main thread.
  public class var main: Thread { mainThread }
}

// Darwin's numbers are of the type that `pthread_mutexattr_settype` takes; Glibc's are not. Where any type
// fits, Glibc's are meant.

/// A mutex that its thread cannot lock twice.
@_disfavoredOverload
public var PTHREAD_MUTEX_NORMAL: Int32 { Int32(Glibc.PTHREAD_MUTEX_NORMAL) }

/// A mutex that reports errors.
@_disfavoredOverload
public var PTHREAD_MUTEX_ERRORCHECK: Int32 { Int32(Glibc.PTHREAD_MUTEX_ERRORCHECK) }

/// A mutex that its thread can lock again.
@_disfavoredOverload
public var PTHREAD_MUTEX_RECURSIVE: Int32 { Int32(Glibc.PTHREAD_MUTEX_RECURSIVE) }

/// A mutex of the usual kind.
@_disfavoredOverload
public var PTHREAD_MUTEX_DEFAULT: Int32 { Int32(Glibc.PTHREAD_MUTEX_DEFAULT) }
