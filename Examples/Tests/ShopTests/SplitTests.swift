import StorylineTesting
import Testing
import UIKit

@testable import Shop

/// The catalogue where there is room for two columns, and where there is none.
@Suite(.stage, .timeLimit(.minutes(30))) struct SplitTests {
  private let script = ShopScript()

  @Test(arguments: [Setting.iPad, .iPadOnItsSide])
  func `departments and item stand beside each other`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    app.expect(app.text("Choose an item."))
    try await script.openItem("Blanket", of: "Textiles", in: app)
    app.expect(app.item("Tea Towel"))
    try await app.item("Tea Towel").tap()
    try await app.waitFor(app.text("€9.00"))
    app.expectScreen(ItemViewController.self, titled: "Tea Towel")
  }

  @Test func `an item that is replaced by another one is released`() async throws {
    let app = try await script.launch(on: .iPad)
    try await script.openItem("Blanket", of: "Textiles", in: app)
    let blanket = ReleaseWatch(app.screen)
    try await app.item("Tea Towel").tap()
    try await blanket.expectReleased()
  }

  @Test func `an iPhone begins with the departments`() async throws {
    let app = try await script.launch()
    app.expectScreen(DepartmentsViewController.self, titled: "Catalogue")
    app.expectNo(app.text("Choose an item."))
  }

  @Test func `going back from an item leads to its department`() async throws {
    let app = try await script.launch()
    try await script.openItem("Blanket", of: "Textiles", in: app)
    try await app.swipeBack(cancel: true)
    app.expectScreen(ItemViewController.self, titled: "Blanket")
    try await app.swipeBack()
    app.expectScreen(ItemsViewController.self, titled: "Textiles")
    try await app.goBack()
    app.expectScreen(DepartmentsViewController.self, titled: "Catalogue")
  }

  @Test func `an item stays in sight when the columns become one`() async throws {
    let app = try await script.launch(on: .iPad)
    try await script.openItem("Blanket", of: "Textiles", in: app)
    try await app.setDevice(.iPhone15)
    app.expectScreen(ItemViewController.self, titled: "Blanket")
    try await app.setDevice(.iPad)
    app.expectScreen(ItemViewController.self, titled: "Blanket")
    app.expect(app.item("Tea Towel"))
  }

  @Test func `an empty column does not cover the departments`() async throws {
    let app = try await script.launch(on: .iPad)
    try await app.setDevice(.iPhone15)
    app.expectScreen(DepartmentsViewController.self, titled: "Catalogue")
  }
}
