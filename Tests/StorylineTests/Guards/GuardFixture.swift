import Storyline
import StorylineTesting
import Testing

/// A guard whose answers a test gives.
@MainActor
final class GuardFixture {
  var asked = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  var guardian: LeaveGuard { guardian(.kept) }

  func guardian(_ menu: LeaveGuard.BackMenu) -> LeaveGuard {
    LeaveGuard(backMenu: menu) {
      self.asked += 1
      return await withCheckedContinuation { self.waiting.append($0) }
    }
  }

  func answer(_ mayLeave: Bool) async throws {
    let one = try #require(waiting.isEmpty ? nil : waiting.removeFirst())
    one.resume(returning: mayLeave)
    try await settle()
  }
}
