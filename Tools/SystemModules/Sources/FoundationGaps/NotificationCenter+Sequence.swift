public import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name that are posted from now on.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications as a sequence. Each iterator has those that are posted while it exists.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let observation = Observation(
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        })
      continuation.onTermination = { [center] _ in center.removeObserver(observation.token) }
      return Iterator(posted: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }
  }
}

/// A notification on its way to the task that waits for it. As with Apple's, what it holds goes along.
private struct Posted: Sendable {
  nonisolated(unsafe) let notification: Notification
}

/// The token of an observation, which is only used to end it.
private struct Observation: Sendable {
  nonisolated(unsafe) let token: any NSObjectProtocol
}
