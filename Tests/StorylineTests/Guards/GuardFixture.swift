import Storyline
import StorylineTesting
import Testing

/// A guard whose answers a test gives.
@MainActor
final class GuardFixture {
  var asked = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  /// The number of questions that were answered and have not gone on yet.
  private var resumed = 0

  var guardian: LeaveGuard { guardian(.kept) }

  func guardian(_ menu: LeaveGuard.BackMenu) -> LeaveGuard {
    LeaveGuard(backMenu: menu) {
      self.asked += 1
      let answer = await withCheckedContinuation { self.waiting.append($0) }
      self.resumed -= 1
      return answer
    }
  }

  func answer(_ mayLeave: Bool) async throws {
    let one = try #require(waiting.isEmpty ? nil : waiting.removeFirst())
    resumed += 1
    one.resume(returning: mayLeave)
    // The runtime resumes a task by way of another thread, which on a busy machine takes its time.
    while resumed > 0 { await Task.yield() }
    try await settle()
  }
}
