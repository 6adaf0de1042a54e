import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct WaitingTests {
  @Test func `real work is waited for`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Later").tap()
    #expect(!app.text("Answered").exists)
    let scene = UIApplication.shared.connectedScenes.first?.delegate as? GallerySceneDelegate
    let stack = try #require(scene?.window?.rootViewController as? UINavigationController)
    let room = try #require(stack.topViewController as? RoomViewController)
    room.letAnswer()
    #expect(try await app.waitFor(app.text("Answered")).exists)
  }

  @Test func `what does not come in time fails`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let error = await #expect(throws: DriverError.self) {
      try await app.waitFor(app.text("Answered"), timeout: .milliseconds(10))
    }
    #expect(error?.message == "In 0.01 seconds there was not: text “Answered”.")
  }

  @Test func `a condition is looked at until it holds`() async throws {
    var looks = 0
    try await eventually {
      looks += 1
      return looks == 3
    }
    #expect(looks == 3)
  }
}
