/// The tasks that wait for an outcome or a receipt.
///
/// The runtime resumes a task by way of another thread: giving up the main actor once is no promise
/// that it went on. Whoever settles the stage has to know how many are on their way.
@MainActor
package enum Waiters {
  /// How many were told, and do not run yet.
  package private(set) static var resumed = 0

  /// Waits until what `register` is given has been called.
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
