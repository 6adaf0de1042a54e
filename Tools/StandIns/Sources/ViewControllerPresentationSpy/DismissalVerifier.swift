public import UIKit

/// Captures dismissals while it exists.
@MainActor
public class DismissalVerifier: NSObject {
  /// The number of dismissals.
  public var dismissedCount = 0
  public var dismissedViewController: UIViewController?
  public var animated = false
  /// The completion that the app passed.
  public var capturedCompletion: (() -> Void)?
  /// A function that is called after a dismissal was captured.
  public var testCompletion: (() -> Void)?

  /// Creates a verifier, which captures from now on. Only one may exist at a time.
  public override init() {
    super.init()
    guard Captures.dismissals == nil else {
      Captures.failTwice("DismissalVerifier")
      return
    }
    Captures.dismissals = self
    Captures.begin()
  }

  func note(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    dismissedCount += 1
    dismissedViewController = controller
    self.animated = animated
    capturedCompletion = completion
    testCompletion?()
  }

  /// Checks that one controller was dismissed.
  public func verify(
    animated: Bool, dismissedViewController: UIViewController? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let place = Place(file: file, line: line)
    guard place.isCalled(dismissedCount, "dismiss") else { return }
    place.expect(animated: self.animated, animated, "dismiss")
    place.expect(
      self.dismissedViewController, same: dismissedViewController, "dismissed view controller")
  }
}
