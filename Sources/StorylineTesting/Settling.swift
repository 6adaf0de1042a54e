import Storyline
import UIKit

/// Lets the stage run until nothing moves any more: transitions complete, what was queued is
/// carried out, what was removed is released, and tasks that wait for an outcome go on.
///
/// Fails the test for each leak, and for each command that was refused by a mistake of the code and
/// whose answer no code has read.
///
/// - Throws: An error that names the views still moving, after 20 turns.
@MainActor
public func settle() async throws { try await settleEverything() }

/// ``settle()`` by a name that no method has.
@MainActor
func settleEverything() async throws {
  var quiet = 0
  // A task that was resumed runs when the main actor is given up; what it does may move things.
  while quiet < 3 || Waiters.resumed > 0 {
    let changed = !Stage.shared.isSettled
    try Stage.shared.settle()
    await Task.yield()
    quiet = changed ? 0 : quiet + 1
  }
  TestFramework.reportProblems()
}

/// Lets the stage run until nothing moves any more, without giving up the main actor: tasks that
/// wait for an outcome do not run in between.
///
/// - Throws: An error that names the views still moving, after 20 turns.
@MainActor
public func settleNow() throws {
  try Stage.shared.settle()
}
