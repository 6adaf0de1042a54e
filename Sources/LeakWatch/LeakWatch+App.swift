package import Foundation
import UIKitCore

// A running app has no signal for the moment when everything has settled.
extension LeakWatch {
  /// How long an app must have been at rest, in seconds: what was removed lives on for a few turns.
  package static let rest: TimeInterval = 1

  /// Watches from now on, and judges by itself whenever the app has come to rest.
  ///
  /// Other observers of commits stay registered.
  package func beginInRunningApp() {
    begin()
    let rest = RestWatch { _ = LeakWatch.shared.judge() }
    let others = Stage.shared.onCommit
    Stage.shared.onCommit = {
      others?()
      rest.noteCommit()
    }
  }
}

/// Calls back once nothing was committed for a while.
@MainActor
private final class RestWatch {
  private let body: @MainActor () -> Void
  private var lastCommit: TimeInterval = 0
  private var isWaiting = false
  /// The turn of the alarm is a commit as well, but no sign of life.
  private var isOwnCommit = false

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func noteCommit() {
    if isOwnCommit {
      isOwnCommit = false
      return
    }
    lastCommit = Stage.shared.clock.now
    wait(LeakWatch.rest)
  }

  private func wait(_ seconds: TimeInterval) {
    guard !isWaiting else { return }
    isWaiting = true
    // An alarm: no code waits for it, and it causes no turn of the run loop.
    Stage.shared.clock.setAlarm(after: seconds) { [self] in
      isWaiting = false
      isOwnCommit = true
      let left = lastCommit + LeakWatch.rest - Stage.shared.clock.now
      if left > 0.01 { wait(left) } else { body() }
    }
  }
}
