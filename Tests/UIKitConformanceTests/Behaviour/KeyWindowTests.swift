import StorylineTesting
import Testing
import UIKit

/// 5.8.7: the key window when it is hidden.
@MainActor @Suite(.harness) struct KeyWindowTests {
  let harness: any Harness = PlatformHarness()

  /// A window in front of the app's own, as libraries have for alerts.
  private func showTwo() throws -> (app: UIWindow, alert: UIWindow) {
    let app = harness.makeWindow(root: UIViewController())
    app.makeKeyAndVisible()
    let alert = harness.makeWindow(root: UIViewController())
    alert.windowLevel = .alert
    alert.makeKeyAndVisible()
    try harness.settle()
    return (app, alert)
  }

  @Test func `5.8.7 when the key window is hidden, the window behind it becomes key`() throws {
    let (app, alert) = try showTwo()
    #expect(alert.isKeyWindow)
    var resigned: [ObjectIdentifier] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didResignKeyNotification, object: nil, queue: nil
    ) { notification in
      let window = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated { resigned += [window].compactMap(\.self) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    alert.isHidden = true
    #expect(!alert.isKeyWindow)
    #expect(app.isKeyWindow)
    #expect(resigned == [ObjectIdentifier(alert)])
  }

  @Test func `5.8.7 a hidden window that was not key changes nothing`() throws {
    let (app, alert) = try showTwo()
    app.isHidden = true
    #expect(alert.isKeyWindow)
  }

  @Test func `5.8.7 without another window no window is key`() throws {
    let only = harness.makeWindow(root: UIViewController())
    only.makeKeyAndVisible()
    try harness.settle()
    only.isHidden = true
    #expect(!only.isKeyWindow)
  }
}
