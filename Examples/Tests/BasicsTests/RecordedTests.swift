import StorylineTesting
import Testing
import UIKit

@testable import Basics

@MainActor @Suite(.stage) struct RecordedTests {
  @Test func `a recorded session`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectStack("First")
    try await app.button("Second").tap()
    app.expectStack("First", "Second")
    try await app.swipeBack(cancel: true)
    try await app.swipeBack()
    app.expectStack("First")
    try await app.setContentSizeCategory(.extraLarge)
    try await app.rotate(to: .landscapeLeft)
    try await app.rotate(to: .portrait)
    try await app.button("Third").tap()
    app.expectStack("First", "Third")
    try await app.goBack()
    app.expectStack("First")
  }
}
