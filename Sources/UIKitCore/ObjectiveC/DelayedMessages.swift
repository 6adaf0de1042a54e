public import Foundation

// Messages that are sent later, on the clock that everything on the stage is timed by.

extension NSObject {
  /// Sends a message after so many seconds. Until then the object and the argument are kept.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.shared.send(aSelector, to: self, anArgument, after: delay)
  }

  /// Forgets every message to `aTarget` that was to be sent later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0 === aTarget as AnyObject }
  }

  /// Forgets those of one name with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel(named: aSelector, with: anArgument) {
      $0 === aTarget as AnyObject
    }
  }
}

@MainActor
private final class DelayedMessages {
  static let shared = DelayedMessages()

  private struct Entry {
    let id: Int
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let token: AnimationClock.Token
  }

  private var entries: [Entry] = []
  private var lastID = 0

  func send(_ selector: Selector, to target: NSObject, _ argument: Any?, after delay: TimeInterval)
  {
    lastID += 1
    let id = lastID
    let token = Stage.shared.clock.schedule(after: delay, chosenBy: .app) { [weak self] in
      guard let self, let index = entries.firstIndex(where: { $0.id == id }) else { return }
      let entry = entries.remove(at: index)
      let arguments = entry.selector.parameters == 0 ? [] : [entry.argument]
      Message.send(entry.selector, to: entry.target, arguments)
    }
    entries.append(
      Entry(id: id, target: target, selector: selector, argument: argument, token: token))
  }

  func cancel(_ isMeant: (NSObject) -> Bool) {
    remove { isMeant($0.target) }
  }

  func cancel(named selector: Selector, with argument: Any?, _ isMeant: (NSObject) -> Bool) {
    remove {
      isMeant($0.target) && $0.selector == selector && Self.areEqual($0.argument, argument)
    }
  }

  private func remove(_ isMeant: (Entry) -> Bool) {
    let meant = entries.filter(isMeant)
    entries.removeAll(where: isMeant)
    for entry in meant { Stage.shared.clock.cancel(entry.token) }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}
