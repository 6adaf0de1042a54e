public import UIKit
import XCTest

/// Captures presented controllers while it exists.
@MainActor
public class PresentationVerifier: NSObject {
  /// The number of presentations.
  public var presentedCount = 0
  public var presentedViewController: UIViewController?
  public var presentingViewController: UIViewController?
  public var animated = false
  /// The completion that the app passed.
  public var capturedCompletion: (() -> Void)?
  /// A function that is called after a presentation was captured.
  public var testCompletion: (() -> Void)?

  /// Creates a verifier, which captures from now on. Only one may exist at a time, and none beside an
  /// ``AlertVerifier``.
  public override init() {
    super.init()
    guard Captures.presentations == nil else {
      Captures.failTwice("PresentationVerifier")
      return
    }
    if Captures.alerts != nil {
      XCTFail(
        "A PresentationVerifier may not be created while an AlertVerifier exists. Try making the "
          + "AlertVerifier optional, and setting it to nil before creating the PresentationVerifier."
      )
      return
    }
    Captures.presentations = self
    Captures.begin()
  }

  func note(
    _ controller: UIViewController, by presenter: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presentedCount += 1
    presentedViewController = controller
    presentingViewController = presenter
    self.animated = animated
    capturedCompletion = completion
    testCompletion?()
  }

  /// Checks that one controller of a type was presented.
  ///
  /// - Returns: The controller.
  @discardableResult
  public func verify<VC: UIViewController>(
    animated: Bool, presentingViewController: UIViewController? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> VC? {
    let place = Place(file: file, line: line)
    guard place.isCalled(presentedCount, "present") else { return nil }
    place.expect(animated: self.animated, animated, "present")
    place.expect(
      self.presentingViewController, same: presentingViewController, "presenting view controller")
    guard let controller = presentedViewController as? VC else {
      place.fail("Expected \(VC.self), but was \(String(describing: presentedViewController))")
      return nil
    }
    return controller
  }
}
