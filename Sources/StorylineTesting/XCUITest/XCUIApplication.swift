import CMainThreadTests
public import UIKit

/// The app under test, by the names of XCUITest, in the process of the test.
///
/// ```swift
/// let app = XCUIApplication(AppDelegate.self)
/// app.launch()
/// app.buttons["Add"].tap()
/// app.textFields["Name"].tap()
/// app.textFields["Name"].typeText("Grace")
/// app.buttons["Save"].tap()
/// XCTAssertTrue(app.buttons["Grace"].waitForExistence(timeout: 2))
/// ```
///
/// One line differs from a test in Xcode: the app is named by its delegate's class. Only names that
/// do what Apple's do are there; ``AppDriver`` can do more, and its actions throw.
///
/// Nothing here is asynchronous. In a synchronous test, tasks of the app run while an action settles and
/// while something is waited for; in an async test they run at the test's next `await` only. XCTest on
/// Linux cannot call a synchronous method that is marked `@MainActor`: write
/// `MainActor.assumeIsolated { … }` in it instead.
@MainActor
public final class XCUIApplication: XCUIElement {
  /// The state of an app: running or not, in front or not.
  public enum State: Sendable {
    case notRunning
    case runningBackground
    case runningForeground
  }

  private let delegateClass: NSObject.Type

  /// The app whose delegate is of that class, the one that is marked `@main`.
  public init<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate.Type) {
    delegateClass = delegate
    super.init(Element("application") { $0.view is UIWindow })
  }

  // MARK: Running

  /// Launches the app; one that runs is ended first.
  public func launch() {
    main_thread_tests_link()
    Stage.shared.reset()
    Launch(application: nil, delegate: delegateClass).run()
    settle()
    isLaunched = true
  }

  /// Ends the app without a word, as the system does.
  public func terminate() {
    Stage.shared.reset()
    isLaunched = false
  }

  /// Brings the app to the front; launches it if it does not run.
  public func activate() {
    guard isLaunched else { return launch() }
    Stage.shared.enterForeground()
    settle()
  }

  /// The state of the app.
  public var state: State {
    guard isLaunched else { return .notRunning }
    return UIApplication.shared.applicationState == .background
      ? .runningBackground : .runningForeground
  }

  private var isLaunched = false

  override var container: Element? { nil }
}

/// The device under test, by the names of XCUITest.
@MainActor
public final class XCUIDevice {
  /// The keys at its side.
  public enum Button: Sendable {
    case home
  }

  /// The device.
  public static let shared = XCUIDevice()

  private init() {}

  /// How it is held. The interface follows if the app allows it.
  public var orientation: UIDeviceOrientation {
    get { UIDevice.current.orientation }
    set {
      Stage.shared.rotate(to: newValue)
      XCUIElement.settle()
    }
  }

  /// Presses a key: the home key leaves the app.
  public func press(_ button: Button) {
    Stage.shared.enterBackground()
    XCUIElement.settle()
  }
}
