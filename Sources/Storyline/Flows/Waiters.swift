/// The tasks that wait for an outcome, a receipt or the next value of a sequence.
///
/// The runtime resumes a task by way of another thread, so a single suspension of the main actor
/// does not guarantee that the task has run. `settle()` waits until no resumption is pending.
@MainActor
package enum Waiters {
  /// The number of tasks that were resumed and have not run yet.
  package private(set) static var resumed = 0

  /// Waits until the closure that `register` receives has been called.
  static func wait(_ register: (@escaping @MainActor () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      register {
        resumed += 1
        continuation.resume()
      }
    }
    resumed -= 1
  }
}
