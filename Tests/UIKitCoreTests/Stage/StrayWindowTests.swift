import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// 5.8.3: windows without a scene, in an app that has scenes.
@MainActor @Suite(.stage) struct StrayWindowTests {
  private final class Screen: UIViewController {
    var heard: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      heard.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      heard.append("disappeared")
    }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = Screen()

  init() {
    UIApplication.shared.usesScenes = true
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func `controllers appear and disappear in it`() async throws {
    try await AppDriver().settle()
    #expect(screen.heard == ["appeared"])
    #expect(screen.view.window === window)
    window.isHidden = true
    try await AppDriver().settle()
    #expect(screen.heard == ["appeared", "disappeared"])
    #expect(screen.view.window == nil)
  }

  @Test func `they present in it`() async throws {
    let sheet = Screen()
    screen.present(sheet, animated: true)
    try await AppDriver().settle()
    #expect(sheet.heard == ["appeared"])
    #expect(screen.presentedViewController === sheet)
  }

  @Test func `nothing of it is seen, or touched`() async throws {
    try await AppDriver().settle()
    #expect(!window.isShown)
    #expect(!Stage.shared.displayList().roots.contains { $0.id == window.displayID })
    #expect(!Stage.shared.windowsFrontToBack.contains(window))
  }
}
