import Storyline
public import UIKit

/// Uses an app as a person does, without a simulator, in the process of the test.
///
/// ```swift
/// let app = try await AppDriver.launch(AppDelegate.self)
/// try await app.button("Ada").tap()
/// app.expectScreen(FriendViewController.self, titled: "Ada")
/// ```
///
/// Every action is a touch on the screen: elements that are covered, disabled or elsewhere cannot
/// be tapped. Every action waits until nothing moves any more; for real work, such as an answer
/// from a server, use ``waitFor(_:timeout:file:line:)``.
///
/// An action that cannot be carried out throws a ``DriverError``. An expectation that is not met is
/// reported, and the test goes on. Both work in Swift Testing and in XCTest.
@MainActor
public struct AppDriver {
  private let delegateClass: NSObject.Type?
  private let findsLeaks: Bool
  /// A Boolean value that indicates whether the running test fails for screens and flows that leak.
  static var findsLeaksByDefault = true

  /// Drives what is on the stage already: a window that the test made itself.
  public init() { self.init(nil, findsLeaks: false) }

  private init(_ delegateClass: NSObject.Type?, findsLeaks: Bool) {
    self.delegateClass = delegateClass
    self.findsLeaks = findsLeaks
  }

  // MARK: Launching

  /// Clears the stage and launches an app as UIKit does: the application's delegate, its scenes and
  /// their delegates.
  ///
  /// As in a package without Info.plist, a scene whose configuration names no class gets the class
  /// `SceneDelegate` of the delegate's module.
  ///
  /// - Parameters:
  ///   - delegate: The class that is marked `@main`.
  ///   - device: The device to launch the app on.
  /// - Returns: The app, at rest on its first screen.
  /// - Throws: An error that names what does not come to rest.
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, on device: TestDevice = .iPhone15
  ) async throws -> AppDriver {
    try await launch(anyClass: delegate, on: device)
  }

  /// Launches an app that is asked to open a URL, as by a link in another app.
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, opening url: URL, on device: TestDevice = .iPhone15
  ) async throws -> AppDriver {
    try await launch(anyClass: delegate, on: device, for: .url(url))
  }

  /// Launches an app that is to go on with an activity: a universal link, a search result, or what
  /// began on another device.
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, continuing activity: NSUserActivity,
    on device: TestDevice = .iPhone15
  ) async throws -> AppDriver {
    try await launch(anyClass: delegate, on: device, for: .activity(activity))
  }

  /// Launches an app by a quick action of its icon.
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, performing shortcutItem: UIApplicationShortcutItem,
    on device: TestDevice = .iPhone15
  ) async throws -> AppDriver {
    try await launch(anyClass: delegate, on: device, for: .shortcut(shortcutItem))
  }

  /// Launches an app, and fails the test for screens and flows of it that leak, unless the test's trait
  /// turns that off.
  static func launch(
    anyClass delegate: NSObject.Type, on device: TestDevice = .iPhone15,
    for cause: LaunchCause? = nil, findsLeaks: Bool = findsLeaksByDefault
  ) async throws -> AppDriver {
    Stage.shared.reset()
    UnreadRefusals.shared.removeAll()
    let app = AppDriver(delegate, findsLeaks: findsLeaks)
    if device != .iPhone15 { Stage.shared.setDevice(device.device) }
    try await app.start(for: cause)
    return app
  }

  /// The name of the app's delegate in tests.
  var delegateName: String { delegateClass.map { "\($0)" } ?? "AppDelegate" }

  /// Ends the app without notifying it, as the system does, and launches it again. The application,
  /// its windows, scenes and clock are new. The device is the same, upright and with its first settings.
  ///
  /// The state of the process stays: globals, observers of notifications, files, user defaults. So do the
  /// sessions of the app's scenes, with their saved state, and the number on its icon. With `url` the app
  /// is launched to open that URL.
  public func relaunch(
    opening url: URL? = nil, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await relaunch(for: url.map { .url($0) }, at: TestLocation(file, line))
  }

  func relaunch(for cause: LaunchCause?, at location: TestLocation) async throws {
    guard delegateClass != nil else {
      throw DriverError(
        "The test did not launch an app that could be launched again.", at: location)
    }
    let device = Stage.shared.device
    Stage.shared.endProcess()
    if Stage.shared.device != device { Stage.shared.setDevice(device) }
    try await start(for: cause)
  }

  private func start(for cause: LaunchCause?) async throws {
    TestFramework.willLaunch(findsLeaks: findsLeaks)
    Launch(application: nil, delegate: delegateClass, cause: cause).run()
    try await settle()
  }

  /// Lets the app run until nothing moves any more.
  public func settle() async throws { try await settleEverything() }

  // MARK: What is in front

  /// The frontmost window of the app.
  public var window: UIWindow? { Stage.shared.appWindows.first }

  /// The controller that people see: of what is presented last, the tab that is selected, the column
  /// that came last, and the top of the stack.
  public var screen: UIViewController? { Stage.shared.wayToScreen.last }

  /// The navigation controller that people see; the innermost if there are several.
  public var navigation: UINavigationController? { Stage.shared.frontNavigation }

  /// The names of the screens of the frontmost stack, the lowest first: the title, or the class.
  public var stack: [String] { navigation?.viewControllers.map(Self.name) ?? [] }

  /// The controller that was presented last, or the root of the window.
  var frontModal: UIViewController? { Stage.shared.frontModal }

  /// The sheet that a person could pull at.
  var frontSheet: UIViewController? { Stage.shared.frontSheet }

  static func name(_ controller: UIViewController) -> String { controller.spokenName }

  /// The screen as text, for people to read.
  public var screenText: String { Stage.shared.displayList().text() }
}
