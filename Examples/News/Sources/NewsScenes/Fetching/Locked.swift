import Foundation

/// A value that several threads read and write, one at a time.
///
/// `Mutex` of the standard library does the same, from iOS 18 on; this app runs on iOS 15.
nonisolated final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // The lock guards it: only `withLock` reads and writes it. iOS 15 has no lock that the compiler knows.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) { self.value = value }

  /// Returns what `body` makes of the value, and lets no other thread in meanwhile.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
