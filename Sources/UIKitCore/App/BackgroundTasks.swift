import Foundation

/// The identifier of a task that an app wants to end after people have left it.
public struct UIBackgroundTaskIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// The tasks that an app ends after it has entered the background, and the time that they may take.
@MainActor
final class BackgroundTasks {
  /// The seconds that an app gets. Apple documents no number; about thirty were observed.
  static let time: TimeInterval = 30

  private var handlers: [Int: (() -> Void)?] = [:]
  private var last = 0
  private var end: TimeInterval?

  func begin(_ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    handlers[last] = .some(handler)
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  func end(_ task: UIBackgroundTaskIdentifier) { handlers[task.rawValue] = nil }

  var remaining: TimeInterval { end.map { max(0, $0 - Stage.shared.clock.now) } ?? Self.time }

  /// People left the app.
  func enterBackground() {
    let clock = Stage.shared.clock
    let end = clock.now + Self.time
    self.end = end
    clock.setAlarm(after: Self.time) { [weak self] in self?.expire(at: end) }
  }

  /// People came back.
  func enterForeground() { end = nil }

  private func expire(at time: TimeInterval) {
    guard end == time else { return }
    for task in handlers.keys.sorted() { handlers[task]??() }
  }
}
