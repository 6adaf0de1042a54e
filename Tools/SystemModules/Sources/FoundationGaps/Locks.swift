import Foundation
import Synchronization

/// A lock for short sections. It must not be locked again by the thread that has it, and must not move in memory.
public struct os_unfair_lock: Sendable {
  /// 0 while it is free.
  fileprivate var _os_unfair_lock_opaque: UInt32

  public init() { _os_unfair_lock_opaque = 0 }
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free, and returns whether it has.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withAtomic {
    $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Frees the lock. The process ends where it was not locked.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let before = lock.withAtomic { $0.exchange(0, ordering: .releasing) }
  precondition(
    before == 1, "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock that is not locked")
}

/// Ends the process where nobody has locked the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(
    lock.withAtomic { $0.load(ordering: .relaxed) } == 1,
    "BUG IN CLIENT OF LIBPLATFORM: Lock unexpectedly not owned by current thread")
}

extension UnsafeMutablePointer<os_unfair_lock> {
  /// The word of the lock as an atomic one, which has the same layout.
  fileprivate func withAtomic<Result>(_ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
    let atomic = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    return body(atomic.pointee)
  }
}

/// Locks an object for this thread, as often as it is called.
///
/// - Returns: 0 (`OBJC_SYNC_SUCCESS`).
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(for: obj as AnyObject, entering: true)?.lock()
  return 0
}

/// Frees an object that this thread has locked.
///
/// - Returns: 0, or -1 (`OBJC_SYNC_NOT_OWNING_THREAD_ERROR`) where nobody has locked it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let lock = ObjectLocks.lock(for: obj as AnyObject, entering: false) else { return -1 }
  lock.unlock()
  return 0
}

/// The recursive locks of objects that are locked.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    var uses = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// The lock of an object, with one use more or less; `nil` where an object is left that nobody has locked.
  static func lock(for object: AnyObject, entering: Bool) -> NSRecursiveLock? {
    entries.withLock { entries in
      let key = ObjectIdentifier(object)
      guard entering || entries[key] != nil else { return nil }
      var entry = entries[key] ?? Entry()
      entry.uses += entering ? 1 : -1
      entries[key] = entry.uses == 0 ? nil : entry
      return entry.lock
    }
  }
}
