import StorylineTesting
import Testing
import UIKit

@testable import LeaksScenesMended

@Suite(.stage) struct ScenesTests {
  @Test(arguments: [
    ("Price", nil, "24 euros"),
    ("Day", "Tomorrow", "Tomorrow"),
    ("Size", "Medium", "Medium"),
  ])
  func `a screen shows what its parts say, and leaves nothing behind`(
    button: String, choice: String?, text: String
  ) async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button(button).tap()
    if let choice { try await app.button(choice).tap() }
    app.expect(app.text(text))
    try await app.goBack()
    app.expectStack("Order")
  }

  @Test func `the router leads back, and leaves nothing behind`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Address").tap()
    try await app.button("Save").tap()
    app.expectStack("Order")
  }
}
