import Foundation
import UIKit

// Waiting for the work of an app that nobody has described.
extension Crawler {
  /// The longest wait for an answer, while a spinner turns or a request is open.
  private static let patience = Duration.seconds(10)
  /// The longest wait for work that nothing on the screen tells of.
  private static let glance = Duration.milliseconds(30)

  /// Lets the app come to rest: no transition, no open request, and no spinner that turns.
  ///
  /// - Throws: an error that says what is still moving.
  func rest() async throws {
    try await app.settle()
    var before = Face(of: app, settings: settings).actions.map(\.key)
    let start = clock.now
    var quiet = clock.now
    while clock.now - start < Self.patience {
      let isBusy = Self.isAwaitingAnswer || CrawlNetwork.shared.isBusy
      if !isBusy, clock.now - quiet > Self.glance { break }
      try await Task.sleep(for: .milliseconds(3))
      guard isBusy || !Stage.shared.isSettled else { continue }
      try await app.settle()
      let now = Face(of: app, settings: settings).actions.map(\.key)
      if now != before || isBusy { quiet = clock.now }
      before = now
    }
    try await app.settle()
  }

  private static var isAwaitingAnswer: Bool {
    Stage.shared.appWindows.contains { $0.isAwaitingAnswer }
  }
}

extension UIView {
  /// Whether a spinner turns in it.
  fileprivate var isAwaitingAnswer: Bool {
    guard !isUnseen else { return false }
    switch self {
    case let spinner as UIActivityIndicatorView where spinner.isAnimating: return true
    case let refresh as UIRefreshControl where refresh.isRefreshing: return true
    default: return subviews.contains(where: \.isAwaitingAnswer)
    }
  }
}
