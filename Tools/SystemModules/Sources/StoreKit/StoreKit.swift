public import UIKit

/// Asks people to rate the app, where there is a store.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Says on standard error that the app asks. On Apple's systems the system decides whether people see
  /// anything, too.
  open class func requestReview(in windowScene: UIWindowScene) { say() }

  /// The same without a scene.
  open class func requestReview() { say() }

  private static func say() {
    FileHandle.standardError.write(
      Data("The app asks people to rate it; there is no store here.\n".utf8))
  }
}

/// A queue of payments to a store.
@preconcurrency @MainActor
open class SKPaymentQueue: NSObject {
  /// `false`: there is no store here.
  open class func canMakePayments() -> Bool { false }
}
