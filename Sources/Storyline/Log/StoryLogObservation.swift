import StorylineCore

/// Somebody who hears of every event of a window's flows, for as long as this is kept.
///
/// Returned by `observeStoryLog` of a window.
@MainActor
public final class StoryLogObservation {
  private var body: ((Event) -> Void)?

  init(_ body: @escaping (Event) -> Void) { self.body = body }

  /// Stops listening; as if it had been released.
  public func cancel() { body = nil }

  var isCancelled: Bool { body == nil }

  func hear(_ event: Event) { body?(event) }
}
