import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct AccessibilityDriverTests {
  let app = AppDriver()
  let screen = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ root: UIViewController? = nil) async throws {
    window.rootViewController = root ?? screen
    window.makeKeyAndVisible()
    try await app.settle()
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    screen.view.addSubview(view)
    return view
  }

  @Test func `an adjustable element goes up and down`() async throws {
    let slider = add(UISlider())
    slider.accessibilityLabel = "Volume"
    try await show()
    try await app.slider("Volume").increment()
    #expect(app.slider("Volume").value == "10%")
    try await app.slider("Volume").decrement()
    #expect(slider.value == 0)
  }

  @Test func `what is not adjustable says so`() async throws {
    add(UILabel()).text = "Hello"
    try await show()
    await #expect(throws: DriverError.self) { try await app.text("Hello").increment() }
  }

  @Test func `an element may have actions by name`() async throws {
    var done: [String] = []
    let label = add(UILabel())
    label.text = "Phone"
    label.accessibilityCustomActions = ["Delete", "Share"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in
        done.append(name)
        return name == "Delete"
      }
    }
    try await show()
    #expect(app.text("Phone").actions == ["Delete", "Share"])
    try await app.text("Phone").perform("Delete")
    #expect(done == ["Delete"])
    await #expect(throws: DriverError.self) { try await app.text("Phone").perform("Share") }
    await #expect(throws: DriverError.self) { try await app.text("Phone").perform("Edit") }
  }

  @Test func `activating is a tap, unless the view does it itself`() async throws {
    final class Own: UIButton {
      var activations = 0
      override func accessibilityActivate() -> Bool {
        activations += 1
        return true
      }
    }
    var taps = 0
    let own = add(Own(type: .custom, primaryAction: UIAction(title: "Own") { _ in taps += 1 }))
    own.setTitle("Own", for: .normal)
    let plain = add(
      UIButton(type: .system, primaryAction: UIAction(title: "Plain") { _ in taps += 1 }))
    plain.frame.origin.y = 300
    try await show()
    try await app.button("Own").activate()
    #expect(own.activations == 1)
    #expect(taps == 0)
    try await app.button("Plain").activate()
    #expect(taps == 1)
  }

  @Test func `escaping goes back, and cancels an alert`() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    try await show(navigation)
    try await app.escape()
    #expect(navigation.viewControllers.count == 1)
    var isCancelled = false
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in isCancelled = true })
    navigation.present(alert, animated: true)
    try await app.settle()
    try await app.escape()
    #expect(isCancelled)
    #expect(navigation.presentedViewController == nil)
    await #expect(throws: DriverError.self) { try await app.escape() }
  }

  @Test func `a screen may escape in its own way`() async throws {
    final class Player: UIViewController {
      var isStopped = false
      override func accessibilityPerformEscape() -> Bool {
        isStopped = true
        return true
      }
    }
    let player = Player()
    try await show(player)
    try await app.escape()
    #expect(player.isStopped)
  }

  @Test func `what is announced is known`() async throws {
    try await show()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(app.announcements == ["Saved"])
  }
}
