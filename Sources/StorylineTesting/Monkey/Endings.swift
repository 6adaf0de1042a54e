import Storyline
import StorylineCore
import UIKit

/// The check of the log of flows that have ended: each ends once, and is then released.
///
/// It reads what is new in the log, not all of it each time.
@MainActor
struct Endings {
  private weak var window: UIWindow?
  /// How many events were read, those included that the log has dropped since.
  private var read = 0
  private var ended: Set<CoordinatorID> = []
  private var waiting: [String: Set<CoordinatorID>] = [:]

  /// Returns the problem in the log of a window, if there is one.
  mutating func problem(in window: UIWindow?) -> MonkeyProblem? {
    if window !== self.window {
      self = Endings()
      self.window = window
    }
    return window.flatMap { problem(in: $0.storyLog) }
  }

  /// Returns the problem in a log that continues the one that was read before, if there is one.
  mutating func problem(in log: EventLog) -> MonkeyProblem? {
    let new = log.dropFirst(max(0, read - log.dropped))
    read = log.dropped + log.count
    for event in new {
      switch event.content {
      case .finished(let id), .cancelled(let id, _):
        guard ended.insert(id).inserted else {
          return MonkeyProblem(kind: .endedTwice(id.name), text: "\(id) ended twice.")
        }
        waiting[id.name, default: []].insert(id)
      case .released(let id): waiting[id.name]?.remove(id)
      default: break
      }
    }
    let worst = waiting.filter { $0.value.count > MonkeyRun.mayOutlive }.min { $0.key < $1.key }
    guard let (name, flows) = worst else { return nil }
    return MonkeyProblem(
      kind: .outlives(name), text: "\(flows.count) of \(name) have ended, and are still there.")
  }
}
