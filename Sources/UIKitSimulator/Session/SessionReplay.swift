import Foundation
import UIKitCore

/// Gives an app the inputs of a session, at the speed at which they came.
@MainActor
final class SessionReplay {
  /// Longer waits of people are shortened to this, in seconds.
  static let longestWait: Double = 3

  private let session: Session
  private let wait: @MainActor (Double) async -> Void
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - session: The session.
  ///   - wait: Waits for some seconds.
  init(
    _ session: Session,
    wait: @escaping @MainActor (Double) async -> Void = { seconds in
      try? await Task.sleep(for: .seconds(seconds))
    }
  ) {
    (self.session, self.wait) = (session, wait)
  }

  isolated deinit { task?.cancel() }

  /// Begins, once. What people do meanwhile comes in between.
  ///
  /// - Parameters:
  ///   - deliver: Takes an input, as from a page.
  ///   - say: Is told how it goes, in a line.
  func begin(
    _ deliver: @escaping @MainActor (SimulatorInput) -> Void,
    saying say: @escaping @MainActor (String) -> Void
  ) {
    guard task == nil else { return }
    let (session, wait) = (session, wait)
    let count = session.events.count == 1 ? "1 input" : "\(session.events.count) inputs"
    say("Replaying a session of \(session.app): \(count), about \(Int(Self.length(of: session))) s")
    task = Task {
      var now: Double = 0
      for event in session.events {
        let pause = min(event.at - now, Self.longestWait)
        if pause > 0 { await wait(pause) }
        if Task.isCancelled { return }
        now = event.at
        if let input = event.input { deliver(Self.own(input)) }
      }
      say("The session was replayed. The app goes on.")
    }
  }

  /// The seconds that it takes.
  static func length(of session: Session) -> Double {
    var (length, now): (Double, Double) = (0, 0)
    for event in session.events {
      length += max(0, min(event.at - now, longestWait))
      now = event.at
    }
    return length
  }

  /// Fingers with numbers of their own: those of pages begin with 1.
  private static func own(_ input: SimulatorInput) -> SimulatorInput {
    guard case .touch(let id, let phase, let point) = input else { return input }
    return .touch(id: -1 - abs(id), phase: phase, at: point)
  }
}
