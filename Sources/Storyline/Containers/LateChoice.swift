import UIKit

/// The choice in an alert, which may be reported after the alert was dismissed.
///
/// UIKit calls the handler of a button after the dismissal, without a limit on the delay.
@MainActor
final class LateChoice {
  /// The object that the handlers of this library's alert keep alive.
  private weak var handlers: AlertHandlerLifetime?
  private let isOwnAlert: Bool
  /// The layout pass after which an alert of the app's own was dismissed.
  private var goneAfter: Int?
  private var hasWaited = false

  /// For so many layout passes the handler of an alert that the app made is waited for.
  private static let patience = 8

  /// Makes a choice for an alert; `nil` for any other controller.
  init?(_ root: UIViewController) {
    guard root is UIAlertController else { return nil }
    handlers = associated(AlertHandlerToken.self, of: root)?.handlers
    isOwnAlert = handlers != nil
  }

  /// Returns whether a handler of `alert`, which has left the screen, may still be called.
  func mayCome(for alert: UIViewController?, _ director: Director) -> Bool {
    // A handler that is kept alive can be called.
    if isOwnAlert { return handlers?.wasCalled == false }
    guard let goneAfter else {
      goneAfter = director.scheduler.passes
      Task { @MainActor [weak self, weak director] in
        self?.hasWaited = true
        director?.setNeedsSettling()
      }
      return true
    }
    guard hasWaited else { return true }
    guard alert != nil, director.window?.isHidden == false,
      director.scheduler.passes - goneAfter < Self.patience
    else { return false }
    director.scheduler.afterNextLayout(insisting: true)
    return true
  }
}
