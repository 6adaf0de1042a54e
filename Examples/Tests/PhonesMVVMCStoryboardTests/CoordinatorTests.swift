import PhoneParts
import PhoneScripts
import PhoneStoryboardParts
import StorylineTesting
import Testing
import UIKit

@testable import PhonesMVVMCStoryboard

/// Tests for the coordinators' exchange with the storyboard.
@Suite(.stage, .timeLimit(.minutes(30))) struct CoordinatorTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `every screen comes from the storyboard`() async throws {
    let app = try await script.browse()
    try await app.row("iPhone 16e").tap()
    let navigation = try #require(app.screen?.navigationController)
    #expect(navigation.viewControllers.map { $0.storyboard != nil } == [true, true, true])
    app.expectStack("Home", "iPhones", "iPhone 16e")
  }

  @Test func `the rows are made from the prototype`() async throws {
    let app = try await script.browse()
    let list = try #require(app.screen as? ListViewController)
    #expect(list.tableView.dataSource === list)
    #expect(list.tableView.visibleCells.allSatisfy { $0 is PrototypePhoneCell })
    let row = try #require(list.tableView.visibleCells.first as? PrototypePhoneCell)
    // As high as its picture asks for, and no higher.
    #expect(row.frame.height == 76)
  }

  @Test func `a phone that is given to the scene is shown in all its outlets`() async throws {
    let app = try await script.browse()
    try await app.row("iPhone 16 Pro").tap()
    for text in ["from $999", "2024", "A18 Pro", "6.3-inch OLED", "128 GB, 256 GB, 512 GB, 1 TB"] {
      app.expect(app.text(text))
    }
  }

  @Test func `a screen that was left is released`() async throws {
    let app = try await script.browse()
    try await app.row("iPhone 16e").tap()
    let detail = ReleaseWatch(app.screen)
    try await app.goBack()
    try await detail.expectReleased()
    let list = ReleaseWatch(app.screen)
    try await app.goBack()
    try await list.expectReleased()
  }

  @Test func `after a cancelled swipe back a phone is chosen`() async throws {
    let app = try await script.cancelSwipeBackAndChoose()
    app.expectStack("Home", "iPhones", "iPhone 16e")
  }

  @Test func `going back two screens at once releases both`() async throws {
    let app = try await script.goBackTwoScreens()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    #expect(scene?.coordinator?.childCoordinators.isEmpty == true)
  }
}
