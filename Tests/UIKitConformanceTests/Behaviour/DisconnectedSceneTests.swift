import StorylineTesting
import Testing
import UIKit

/// 8.2.2: the window of a scene that is disconnected.
@MainActor @Suite(.harness) struct DisconnectedSceneTests {
  let harness: any Harness = PlatformHarness()

  @Test func `8.2.2 a window that its app keeps has what it presents in another scene`() throws {
    let scenes = try [harness.connectScene(), harness.connectScene()]
    let (root, modal) = (UIViewController(), UIViewController())
    let window = UIWindow(windowScene: scenes[0])
    window.rootViewController = root
    window.makeKeyAndVisible()
    try harness.settle()
    root.present(modal, animated: true)
    try harness.settle()
    harness.disconnect(scenes[0])
    try harness.settle()
    #expect(modal.view.window == nil)
    window.windowScene = scenes[1]
    try harness.settle()
    #expect(modal.view.window === window)
    #expect(root.presentedViewController === modal)
  }
}
