import StorylineTesting
import Testing
import UIKit

/// Notifications of the application and its scenes as messages with a type.
@MainActor @Suite(.stage) struct NotificationMessageTests {
  @Test func `8.1.14 – the application and its scenes post messages`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    var heard: [String] = []
    let center = NotificationCenter.default
    let observers = [
      center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in
        heard.append("app")
      },
      center.addObserver(of: UIScene.self, for: .didEnterBackground) { _ in heard.append("scene") },
      center.addObserver(of: UIApplication.shared, for: .willTerminate) { _ in
        heard.append("never")
      },
    ]
    try await app.enterBackground()
    #expect(heard.sorted() == ["app", "scene"])
    for observer in observers { center.removeObserver(observer) }
  }
}
