import UIKit

/// Calls `body` whenever the gesture was recognized, went on, or ended.
@MainActor
func listen(to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void) {
  recognizer.addHandler { _ in body() }
}
