import Foundation
import UIKit

// Waiting for the work of an app without a description of that work.
extension Crawler {
  /// The longest wait for an answer, while a spinner turns or a request is open.
  private static let patience = Duration.seconds(10)
  /// The longest wait for work without a sign on the screen. With recorded answers it is longer: a request is
  /// known only once a thread of Foundation has begun to load it, which takes its time on a busy machine.
  private static let glance: Duration =
    getenv("STORYLINE_RECORD") != nil || getenv("STORYLINE_FIXTURES") != nil
    ? .milliseconds(300) : .milliseconds(20)

  /// Lets the app come to rest: no transition, and no spinner that turns.
  ///
  /// - Parameter expected: The identity of the expected state. Once it is reached, work without a
  ///   sign on the screen is not waited for.
  /// - Throws: An error that names the views still moving.
  func rest(expecting expected: String? = nil) async throws {
    try await app.settle()
    if let expected, !isAwaitingAnswer, stateKey() == expected { return }
    var before = currentFace().actions.map(\.key)
    let start = clock.now
    var quiet = clock.now
    while clock.now - start < Self.patience {
      let isBusy = isAwaitingAnswer
      if !isBusy, clock.now - quiet > Self.glance {
        // The main run loop carries out changes by itself, between two looks at whether it is settled.
        face = nil
        let now = currentFace().actions.map(\.key)
        if now == before { break }
        (before, quiet) = (now, clock.now)
      }
      try await Task.sleep(for: .milliseconds(3))
      guard isBusy || !Stage.shared.isSettled else { continue }
      try await app.settle()
      face = nil
      let now = currentFace().actions.map(\.key)
      if now != before || isBusy { quiet = clock.now }
      before = now
    }
    if !Stage.shared.isSettled {
      face = nil
      try await app.settle()
    }
  }

  private var isAwaitingAnswer: Bool {
    requests.areOpen || Stage.shared.appWindows.contains { $0.isAwaitingAnswer }
  }
}

extension UIView {
  /// A Boolean value that indicates whether a spinner turns in the view.
  fileprivate var isAwaitingAnswer: Bool {
    guard !isUnseen else { return false }
    switch self {
    case let spinner as UIActivityIndicatorView where spinner.isAnimating: return true
    case let refresh as UIRefreshControl where refresh.isRefreshing: return true
    default: return subviews.contains(where: \.isAwaitingAnswer)
    }
  }
}
