package import UIKit

/// The activity of the flows of all windows, for a test that waits until they settle.
@MainActor
package enum FlowActivity {
  /// A Boolean value that indicates whether nothing moves, no command waits, and every outcome was
  /// delivered. What waits for a hidden window to be shown does not count.
  package static var isSettled: Bool {
    Waiters.resumed == 0 && Director.living.allSatisfy(\.isAtRest)
  }
}

extension UIAlertController {
  /// The flow that asks by this alert, if it is one of this library's.
  package var question: (any RehearsedAlert)? {
    associated(ScreenToken.self, of: self)?.keeps.lazy
      .compactMap { $0 as? any RehearsedAlert }.first
  }
}
