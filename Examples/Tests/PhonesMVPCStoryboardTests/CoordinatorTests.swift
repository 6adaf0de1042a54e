import PhoneParts
import PhoneScripts
import PhoneStoryboardParts
import StorylineTesting
import Testing
import UIKit

@testable import PhonesMVPCStoryboard

/// Tests for the coordinator's exchange with the storyboard.
@Suite(.stage, .timeLimit(.minutes(30))) struct CoordinatorTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `every screen comes from the storyboard, and has its presenter`() async throws {
    let app = try await script.browse()
    try await app.row("iPhone 16e").tap()
    let screens = try #require(app.screen?.navigationController?.viewControllers)
    #expect(screens.map { $0.storyboard != nil } == [true, true, true])
    #expect((screens[0] as? HomeViewController)?.presenter != nil)
    #expect((screens[1] as? ListViewController)?.presenter != nil)
    #expect((screens[2] as? DetailViewController)?.presenter != nil)
  }

  @Test func `the rows are made from the prototype`() async throws {
    let app = try await script.browse()
    let list = try #require(app.screen as? ListViewController)
    #expect(list.tableView.visibleCells.allSatisfy { $0 is PrototypePhoneCell })
  }

  @Test func `a screen that was left is released`() async throws {
    let app = try await script.browse()
    try await app.row("iPhone 16e").tap()
    let detail = ReleaseWatch(app.screen)
    try await app.goBack()
    try await detail.expectReleased()
  }
}
