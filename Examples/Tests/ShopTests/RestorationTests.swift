import StorylineTesting
import Testing

@testable import Shop

/// The app after its process has ended.
@Suite(.stage, .timeLimit(.minutes(30))) struct RestorationTests {
  private let script = ShopScript()

  private func endAndRelaunch(_ app: AppDriver, on setting: Setting) async throws {
    try await app.enterBackground()
    try await app.relaunch()
    try await app.rotate(to: setting.orientation)
  }

  @Test(arguments: Setting.allCases)
  func `the item that was looked at is shown again`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await script.openItem("Desk Lamp", of: "Light", in: app)
    try await endAndRelaunch(app, on: setting)
    try await app.waitFor(app.button("Add to Basket"))
    app.expectScreen(ItemViewController.self, titled: "Desk Lamp")
    if setting.hasColumns {
      app.expect(app.item("Lantern"))
    } else {
      try await app.goBack()
      app.expect(app.item("Lantern"))
    }
  }

  @Test(arguments: Setting.allCases)
  func `the order that was looked at is shown again`(setting: Setting) async throws {
    try await script.placeOrder()
    let app = try await script.launch(on: setting, isSignedIn: true)
    try await app.selectTab("Account")
    try await app.item("Order 1001").tap()
    try await endAndRelaunch(app, on: setting)
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
    #expect(app.tab("Account").isSelected)
  }

  @Test func `the basket and the customer are kept`() async throws {
    let app = try await script.launch(isSignedIn: true)
    try await script.openItem("Candle", of: "Light", in: app)
    try await app.button("Add to Basket").tap()
    try await endAndRelaunch(app, on: .iPhone)
    #expect(app.tab("Basket").value == "1")
    try await app.selectTab("Account")
    app.expect(app.item("Ada Byron"))
  }

  @Test func `half a checkout is not shown again`() async throws {
    script.fillBasket("mug")
    let app = try await script.launch(isSignedIn: true)
    try await app.selectTab("Basket")
    try await app.button("Check Out").tap()
    try await script.enterAddress(in: app)
    try await endAndRelaunch(app, on: .iPhone)
    app.expectStack("Basket")
  }

  @Test func `a link is newer than what was shown before`() async throws {
    let app = try await script.launch()
    try await script.openItem("Desk Lamp", of: "Light", in: app)
    try await app.enterBackground()
    try await app.relaunch(opening: try url("shop://basket"))
    app.expectStack("Basket")
  }
}
