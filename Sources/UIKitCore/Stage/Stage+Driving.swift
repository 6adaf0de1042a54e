package import Foundation

// The driving of an app: the visible elements, and the view that a finger would touch.

extension Stage {
  /// The app's own windows that are on the screen, the frontmost first.
  package var appWindows: [UIWindow] { windowsFrontToBack.filter { !$0.isSystemWindow } }

  /// The view that a finger would touch there; `nil` where no view takes the touch.
  package func view(at point: CGPoint) -> UIView? {
    // 5.8.5 – the frontmost window whose hit test returns a view.
    for window in windowsFrontToBack {
      let location = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let hit = window.hitTest(location, with: nil) { return hit }
    }
    return nil
  }

  /// Leaves the front screen by the escape gesture of assistive technology; returns whether it had
  /// an effect.
  @discardableResult
  package func escape(from responder: UIResponder?) -> Bool {
    let start = UIApplication.shared.firstResponder ?? responder ?? appWindows.first
    let chain = start.map { sequence(first: $0, next: \.next) }
    return chain?.contains { $0.accessibilityPerformEscape() } ?? false
  }

  /// A Boolean value that indicates whether the first responder takes typed text.
  package var takesText: Bool { UIApplication.shared.firstResponder is any UIKeyInput }

  /// A Boolean value that indicates whether the first responder hides the text that is typed into it.
  package var isTypingSecret: Bool {
    (UIApplication.shared.firstResponder as? any UITextInputTraits)?.isSecureTextEntry == true
  }
}

extension UIView {
  /// The view's description for assistive technology.
  package var assistiveDescription: DisplayAccessibility? { describedAccessibility() }

  /// The frame of the view on the screen.
  package var frameOnScreen: CGRect {
    let frame = convert(bounds, to: nil)
    return frame.offsetBy(dx: window?.frame.minX ?? 0, dy: window?.frame.minY ?? 0)
  }
}

extension UINavigationController {
  /// UIKit's own back button, where it is seen.
  package var visibleBackButton: UIView? {
    guard !bar.isHidden, let button = bar.content?.backButton, !button.isHidden,
      button.window != nil
    else { return nil }
    return button
  }
}
