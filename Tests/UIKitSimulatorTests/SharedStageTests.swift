import StorylineTesting
import Testing
import UIKit
import UIKitCore
import UIKitSimulator

/// The simulator with the real stage: what a page sees and touches are views.
@MainActor @Suite(.stage) struct SharedStageTests {
  let temporary = TemporaryFolder()
  let simulator = Simulator(stage: Stage.shared)

  func find(_ name: String, in nodes: [JSON]) -> JSON? {
    for node in nodes {
      if node["name"] == .string(name) { return node }
      if let found = find(name, in: node["children"]?.array ?? []) { return found }
    }
    return nil
  }

  @Test func `a page sees the window, and its touch reaches the button`() async throws {
    var taps = 0
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
    root.view.addSubview(button)
    try settleNow()

    let url = try simulator.start(
      appName: "Shared", environment: ["XDG_STATE_HOME": temporary.path], files: .sample
    ) { _ in }
    defer { simulator.stop() }
    let page = try await WaitingPage(url: url)
    let screen = try await page.message()
    #expect(screen["device"] == .string("iPhone 15"))
    #expect(screen["size"] == .array([.number(393), .number(852)]))
    let node = try #require(find("UIButton", in: screen["roots"]?.array ?? []))
    #expect(node["frame"] == .array([.number(50), .number(100), .number(200), .number(40)]))
    #expect(node["accessibility"]?["label"] == .string("Go"))

    await page.send(#"{"type":"touch","id":1,"phase":"began","x":60,"y":110}"#)
    await page.send(#"{"type":"touch","id":1,"phase":"ended","x":60,"y":110}"#)
    await page.send(#"{"type":"device","setting":"style","value":"dark"}"#)
    // Whatever the highlight of the button sent before, the dark screen comes after the tap.
    var message = try await page.message()
    while message["dark"] != .bool(true) { message = try await page.message() }
    #expect(taps == 1)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }
}
