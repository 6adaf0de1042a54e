import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the services of the system, except windows.
@MainActor @Suite(.stage) struct ApplicationServiceTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var failure: (any Error)?
    var news: [AnyHashable: Any] = [:]

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { failure = error }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      news = userInfo
      completionHandler(.newData)
    }
  }

  private var delegate: Delegate? { UIApplication.shared.delegate as? Delegate }

  // MARK: Time in the background

  @Test func `a task that takes too long in the background is told so`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    let application = UIApplication.shared
    Stage.shared.clock.mode = .manual
    var expired: [String] = []
    let one = application.beginBackgroundTask { expired.append("one") }
    let two = application.beginBackgroundTask(withName: "two") { expired.append("two") }
    #expect(one != two && one != .invalid)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    try await app.enterBackground()
    #expect(application.backgroundTimeRemaining == 30)
    application.endBackgroundTask(two)
    Stage.shared.clock.advance(by: 29)
    try await app.settle()
    #expect(expired.isEmpty)
    #expect(application.backgroundTimeRemaining == 1)
    Stage.shared.clock.advance(by: 2)
    try await app.settle()
    #expect(expired == ["one"])
  }

  @Test func `a task is not told so when people have come back`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    Stage.shared.clock.mode = .manual
    var isExpired = false
    UIApplication.shared.beginBackgroundTask { isExpired = true }
    try await app.enterBackground()
    try await app.enterForeground()
    Stage.shared.clock.advance(by: 60)
    try await app.settle()
    #expect(!isExpired)
  }

  // MARK: Remote notifications

  @Test func `there is no token, and the delegate hears why`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    UIApplication.shared.registerForRemoteNotifications()
    #expect(try #require(delegate).failure == nil)
    try await app.settle()
    #expect((delegate?.failure as? NSError)?.code == 3010)
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
  }

  @Test func `what a server says reaches the delegate, and its answer the server`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    let result = try await app.receiveRemoteNotification(["id": 7])
    #expect(result == .newData)
    #expect(delegate?.news["id"] as? Int == 7)
  }

  // MARK: Touches and shakes

  @Test func `touches that begin while the app ignores them go nowhere`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 50)
    app.screen?.view.addSubview(button)
    try await app.settle()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    try await app.tap(at: CGPoint(x: 100, y: 220))
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    try await app.tap(at: CGPoint(x: 100, y: 220))
    #expect(taps == 0)
    UIApplication.shared.endIgnoringInteractionEvents()
    try await app.tap(at: CGPoint(x: 100, y: 220))
    #expect(taps == 1)
  }

  final class Shaken: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("began \(motion == .motionShake) \(event?.type == .motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("ended \(event?.subtype == .motionShake)")
    }
  }

  @Test func `the first responder hears of a shake, or whoever is behind it in the chain`()
    async throws
  {
    let app = try await AppDriver.launch(Delegate.self)
    let shaken = Shaken()
    app.window?.rootViewController = shaken
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    shaken.view.addSubview(field)
    try await app.shake()
    #expect(shaken.heard.isEmpty, "Nobody is the first responder; the window is asked.")
    field.becomeFirstResponder()
    try await app.shake()
    #expect(shaken.heard == ["began true true", "ended true"])
  }

  @Test func `the status bar has a frame while it is seen`() async throws {
    let app = try await AppDriver.launch(Delegate.self)
    #expect(UIApplication.shared.statusBarFrame.height == 59)
    try await app.rotate(to: .landscapeLeft)
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }
}
