public import UIKit

/// Captures presented alerts while it exists.
@MainActor
public class AlertVerifier: NSObject {
  /// The number of presented alerts.
  public var presentedCount = 0
  public var presentingViewController: UIViewController?
  public var animated = false
  public var title: String?
  public var message: String?
  public var preferredStyle = UIAlertController.Style.alert
  public var actions: [UIAlertAction] = []
  public var preferredAction: UIAlertAction?
  public var popover: UIPopoverPresentationController?
  public var textFields: [UITextField]?
  /// The completion that the app passed.
  public var capturedCompletion: (() -> Void)?
  /// A function that is called after an alert was captured.
  public var testCompletion: (() -> Void)?

  /// Creates a verifier, which captures from now on. Only one may exist at a time.
  public override init() {
    super.init()
    guard Captures.alerts == nil else {
      Captures.failTwice("AlertVerifier")
      return
    }
    Captures.alerts = self
    Captures.begin()
  }

  func note(
    _ alert: UIAlertController, by presenter: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presentedCount += 1
    presentingViewController = presenter
    self.animated = animated
    capturedCompletion = completion
    // The library declares both as texts, which makes nothing an empty text.
    title = alert.title ?? ""
    message = alert.message ?? ""
    preferredStyle = alert.preferredStyle
    preferredAction = alert.preferredAction
    actions = alert.actions
    popover = alert.popoverPresentationController
    textFields = alert.textFields
    testCompletion?()
  }

  /// Calls the handler of the action with a title.
  ///
  /// - Throws: ``AlertVerifierErrors/buttonNotFound`` if no action has the title.
  public func executeAction(forButton title: String) throws {
    guard let action = actions.first(where: { $0.title == title }) else {
      throw AlertVerifierErrors.buttonNotFound
    }
    action._callHandler()
  }

  /// The style and the title of an action.
  public enum Action: Equatable, CustomStringConvertible, Sendable {
    case `default`(String?)
    case cancel(String?)
    case destructive(String?)

    @MainActor
    init(_ action: UIAlertAction) {
      switch action.style {
      case .default: self = .default(action.title)
      case .cancel: self = .cancel(action.title)
      case .destructive: self = .destructive(action.title)
      }
    }

    public var description: String {
      switch self {
      case .default(let title): ".default(\(String(describing: title)))"
      case .cancel(let title): ".cancel(\(String(describing: title)))"
      case .destructive(let title): ".destructive(\(String(describing: title)))"
      }
    }
  }

  /// Checks that one alert was presented, with this text and these actions.
  public func verify(
    title: String?, message: String?, animated: Bool, actions: [Action],
    preferredStyle: UIAlertController.Style = .alert,
    presentingViewController: UIViewController? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = Place(file: file, line: line)
    guard place.isCalled(presentedCount, "present") else { return }
    place.expect(self.title, title, "alert title")
    place.expect(self.message, message, "alert message")
    place.expect(animated: self.animated, animated, "present")
    verify(actions, at: place)
    if self.preferredStyle != preferredStyle {
      let (wanted, found) =
        preferredStyle == .alert ? (".alert", ".actionSheet") : (".actionSheet", ".alert")
      place.fail("Expected preferred style \(wanted), but was \(found)")
    }
    place.expect(
      self.presentingViewController, same: presentingViewController, "presenting view controller")
  }

  private func verify(_ expected: [Action], at place: Place) {
    let actual = actions.map(Action.init)
    for (number, (actual, expected)) in zip(actual, expected).enumerated() where actual != expected
    {
      place.fail("Action \(number): Expected \(expected), but was \(actual)")
    }
    func list(_ actions: ArraySlice<Action>) -> String {
      actions.map(\.description).joined(separator: ", ")
    }
    if actual.count < expected.count {
      place.fail(
        "Did not meet count of \(expected.count) actions, missing \(list(expected[actual.count...]))"
      )
    } else if actual.count > expected.count {
      place.fail(
        "Exceeded count of \(expected.count) actions, with unexpected "
          + list(actual[expected.count...]))
    }
  }
}

/// The errors of ``AlertVerifier``.
public enum AlertVerifierErrors: Error {
  case buttonNotFound
}
