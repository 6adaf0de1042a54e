import Foundation
import StorylineTesting
import Testing

@testable import UIKitCore

/// Tests for events of the device that the system sends to every app.
@MainActor @Suite(.stage) struct SystemEventTests {
  /// The notifications and delegate calls, in order.
  @MainActor
  private final class Log {
    private(set) var events: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    func watch(_ name: NSNotification.Name, _ note: @escaping @MainActor (Notification) -> String) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          nonisolated(unsafe) let notification = $0
          MainActor.assumeIsolated { self.events.append(note(notification)) }
        })
    }

    func add(_ event: String) { events.append(event) }

    func end() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func applicationSignificantTimeChange(_ application: UIApplication) { log.add("time") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      log.add("locks \(application.isProtectedDataAvailable)")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      log.add("unlocked \(application.isProtectedDataAvailable)")
    }
  }

  @Test func `8.2.6 an app hears of a picture that people took of the screen`() {
    let log = Log()
    defer { log.end() }
    log.watch(UIApplication.userDidTakeScreenshotNotification) { _ in "screenshot" }
    Stage.shared.takeScreenshot()
    #expect(log.events == ["screenshot"])
  }

  @Test func `8.2.7 a locked device keeps protected files out of reach until it is unlocked`() {
    let log = Log()
    defer { log.end() }
    let delegate = Delegate(log)
    UIApplication.shared.delegate = delegate
    log.watch(UIApplication.protectedDataWillBecomeUnavailableNotification) { _ in "will" }
    log.watch(UIApplication.protectedDataDidBecomeAvailableNotification) { _ in "did" }
    #expect(UIApplication.shared.isProtectedDataAvailable)
    Stage.shared.leaveAlone()
    #expect(!UIApplication.shared.isProtectedDataAvailable)
    Stage.shared.enterForeground()
    #expect(UIApplication.shared.isProtectedDataAvailable)
    #expect(log.events == ["locks true", "will", "unlocked true", "did"])
    log.end()
    // Leaving an app does not lock the device.
    Stage.shared.enterBackground()
    #expect(UIApplication.shared.isProtectedDataAvailable)
    withExtendedLifetime(delegate) {}
  }

  @Test func `8.2.8 an app hears of midnight, and of background refresh`() {
    let log = Log()
    defer { log.end() }
    let delegate = Delegate(log)
    UIApplication.shared.delegate = delegate
    log.watch(UIApplication.significantTimeChangeNotification) { _ in "midnight" }
    log.watch(UIApplication.backgroundRefreshStatusDidChangeNotification) { _ in
      "refresh \(UIApplication.shared.backgroundRefreshStatus == .denied)"
    }
    Stage.shared.changeTimeSignificantly()
    Stage.shared.setBackgroundRefresh(false)
    Stage.shared.setBackgroundRefresh(false)
    Stage.shared.setBackgroundRefresh(true)
    #expect(log.events == ["time", "midnight", "refresh true", "refresh false"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `8.2.9 the new orientation is told before the interface turns, the old one after`()
    throws
  {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let log = Log()
    defer { log.end() }
    func orientation(_ notification: Notification) -> Int? {
      (notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?
        .intValue
    }
    log.watch(UIApplication.willChangeStatusBarOrientationNotification) {
      "will \(orientation($0) ?? 0)"
    }
    log.watch(UIApplication.didChangeStatusBarOrientationNotification) {
      "did \(orientation($0) ?? 0)"
    }
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(
      log.events == [
        "will \(UIInterfaceOrientation.landscapeRight.rawValue)",
        "did \(UIInterfaceOrientation.portrait.rawValue)",
      ])
  }

  @Test func `8.2.10 high contrast is a trait of the device`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.traitCollection.accessibilityContrast == .normal)
    #expect(window.traitCollection.forceTouchCapability == .unavailable)
    let color = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    Stage.shared.setIncreasedContrast(true)
    try Stage.shared.settle()
    #expect(window.traitCollection.accessibilityContrast == .high)
    #expect(color.resolvedColor(with: window.traitCollection) == .black)
    #expect(UITraitCollection().accessibilityContrast == .unspecified)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(forceTouchCapability: .available),
    ])
    #expect(merged.accessibilityContrast == .high && merged.forceTouchCapability == .available)
  }
}
