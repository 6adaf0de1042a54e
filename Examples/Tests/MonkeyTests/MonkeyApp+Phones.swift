import PhoneServer
import StorylineTesting
import UIKit

extension MonkeyApp {
  static let phones: MonkeyMap = [
    "HomeViewController": ["ListViewController"],
    "ListViewController": ["DetailViewController", "HomeViewController"],
    "DetailViewController": ["ListViewController", "HomeViewController"],
  ]

  /// The server is in a good mood, and stays in it; its answers are waited for.
  static func preparePhones(_ monkey: inout Monkey) {
    PhoneServer.shared.mood = .fine
    monkey.avoids = ["Server"]
    // Words are looked for after a while of real time, and the same seed is to do the same.
    monkey.words = [""]
    monkey.work = { app in
      try await eventually("an answer of the server", timeout: .seconds(30)) {
        app.screen?.viewIfLoaded?.isAwaitingAnswer != true
      }
      try await app.settle()
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether anything in it turns round.
  fileprivate var isAwaitingAnswer: Bool {
    switch self {
    case let spinner as UIActivityIndicatorView where spinner.isAnimating: true
    case let refresh as UIRefreshControl where refresh.isRefreshing: true
    default: subviews.contains(where: \.isAwaitingAnswer)
    }
  }
}
