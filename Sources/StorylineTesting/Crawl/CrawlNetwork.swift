import Synchronization

/// The requests of the app that are open.
final class CrawlNetwork: Sendable {
  static let shared = CrawlNetwork()

  private let open = Mutex(0)

  var isBusy: Bool { open.withLock { $0 > 0 } }

  func begin() { open.withLock { $0 += 1 } }

  func end() { open.withLock { $0 -= 1 } }
}
