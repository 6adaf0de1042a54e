import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore
import UIKitSimulator

@Suite struct DeviceCommandTests {
  @Test(arguments: [
    ("model", "iPhone SE", DeviceCommand.model("iPhone SE")),
    ("orientation", "landscapeLeft", .orientation(.landscapeLeft)),
    ("textSize", "accessibilityLarge", .textSize(.accessibilityLarge)),
    ("direction", "rightToLeft", .direction(isRightToLeft: true)),
    ("style", "light", .style(isDark: false)), ("animations", "slow", .animations(isSlow: true)),
    ("motion", "reduced", .motion(isReduced: true)), ("app", "background", .background),
    ("app", "foreground", .foreground), ("memory", "warning", .memoryWarning),
    ("shake", "once", .shake),
  ])
  func `each control of the page is one command`(
    setting: String, value: String, command: DeviceCommand
  ) {
    #expect(DeviceCommand(setting: setting, value: value) == command)
  }

  @Test func `a URL is opened as it is written`() throws {
    let url = try #require(URL(string: "basics://second?x=%20"))
    #expect(DeviceCommand(setting: "url", value: "basics://second?x=%20") == .openURL(url))
  }

  @Test(arguments: [
    ("model", "iPhone 99"), ("model", ""), ("orientation", "faceUp"), ("textSize", "huge"),
    ("direction", ""), ("style", "pink"), ("animations", "1"), ("motion", "none"),
    ("url", "no-scheme"), ("url", ""), ("url", "app://" + String(repeating: "a", count: 5000)),
    ("app", "quit"), ("memory", ""), ("power", "off"),
  ])
  func `what no device has is refused`(setting: String, value: String) {
    #expect(DeviceCommand(setting: setting, value: value) == nil)
  }
}

/// The commands on the real stage.
@MainActor @Suite(.stage) struct StageDeviceTests {
  let stage = Stage.shared
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  @Test(arguments: Device.all) func `the window fills every device, upright and on its side`(
    device: Device
  ) throws {
    stage.perform(.model(device.name))
    try stage.settle()
    #expect(window.frame.size == device.size)
    #expect(stage.deviceState.model == device.name)
    stage.perform(.orientation(.landscapeLeft))
    try stage.settle()
    #expect(window.frame.size == CGSize(width: device.size.height, height: device.size.width))
    #expect(stage.deviceState.orientation == "landscapeLeft")
    #expect(stage.deviceState.interface == "landscapeRight")
  }

  @Test func `a device with a home button has nothing to keep clear of at the bottom`() throws {
    stage.perform(.model("iPhone SE"))
    try stage.settle()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(stage.deviceState.hasHomeButton)
  }

  @Test func `settings reach the traits of the app`() throws {
    stage.perform(.textSize(.accessibilityMedium))
    stage.perform(.direction(isRightToLeft: true))
    stage.perform(.motion(isReduced: true))
    try stage.settle()
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    #expect(UIAccessibility.isReduceMotionEnabled)
    let state = stage.deviceState
    #expect(state.textSize == "accessibilityMedium")
    #expect(state.isRightToLeft)
    #expect(state.reducesMotion)
  }

  @Test func `slow animations take ten times as long`() throws {
    stage.clock.mode = .manual
    stage.perform(.animations(isSlow: true))
    #expect(stage.deviceState.isSlow)
    var isDone = false
    UIView.animate(withDuration: 0.5) {
      window.rootViewController?.view.alpha = 0.5
    } completion: { _ in
      isDone = true
    }
    stage.turn()
    stage.clock.advance(by: 4.9)
    stage.turn()
    #expect(!isDone)
    stage.clock.advance(by: 0.2)
    stage.turn()
    #expect(isDone)
  }
}

/// A delegate that records the system's calls.
final class ListeningDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    heard.append(url.absoluteString)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { heard.append("memory") }
}

@MainActor @Suite(.stage) struct DeviceLifeTests {
  @Test func `URLs, leaving, coming back and memory warnings come to the app as from the system`()
    async throws
  {
    _ = try await AppDriver.launch(ListeningDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? ListeningDelegate)
    let stage = Stage.shared
    for (setting, value) in [
      ("app", "background"), ("app", "foreground"), ("memory", "warning"), ("url", "basics://x"),
    ] {
      stage.perform(try #require(DeviceCommand(setting: setting, value: value)))
      #expect(stage.deviceState.isInBackground == (value == "background"))
    }
    #expect(delegate.heard == ["background", "foreground", "memory", "basics://x"])
  }
}
