import Foundation
import Synchronization

/// The app's requests to servers during a crawl, as the module that passes them on tells them by notifications.
@MainActor
final class Requests {
  private struct Seen {
    var open = 0
    var missing: [String] = []
    var usesNetwork = false

    mutating func note(_ event: String?, _ request: String) {
      switch event {
      case "began": open += 1
      case "ended": open -= 1
      case "missing": missing.append(request)
      case "network": usesNetwork = true
      default: break
      }
    }
  }

  /// The notifications come on any thread.
  private final class Notes: Sendable {
    let seen = Mutex(Seen())
  }

  private let notes = Notes()
  private var observer: (any NSObjectProtocol)?

  /// Begins to observe, until ``end()``.
  func begin() {
    // The name and the keys are those of `RequestNotice` in FoundationGaps, which knows no crawl.
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("StorylineRequestNotice"), object: nil, queue: nil
    ) { @Sendable [notes] notice in
      let (event, request) = (notice.userInfo?["event"], notice.userInfo?["request"])
      notes.seen.withLock { $0.note(event as? String, request as? String ?? "") }
    }
  }

  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  /// A Boolean value that indicates whether a request waits for its answer.
  var areOpen: Bool { notes.seen.withLock { $0.open > 0 } }

  /// A Boolean value that indicates whether a request was neither recorded nor answered from a recording: another
  /// crawl may find something else.
  var useNetwork: Bool { notes.seen.withLock(\.usesNetwork) }

  /// Returns the requests that have found no answer since the last call, each once, sorted: their order is that of
  /// threads.
  func takeMissing() -> [String] {
    notes.seen.withLock { seen in
      defer { seen.missing = [] }
      return Set(seen.missing).sorted()
    }
  }
}
