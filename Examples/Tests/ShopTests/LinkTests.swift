import StorylineTesting
import Testing

@testable import Shop

/// Links from outside, and the gate before orders.
@Suite(.stage, .timeLimit(.minutes(30))) struct LinkTests {
  private let script = ShopScript()

  @Test(arguments: Setting.allCases)
  func `a link leads to an item`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await app.selectTab("Account")
    try await app.open("https://shop.example/items/lantern?utm=mail")
    try await app.waitFor(app.button("Add to Basket"))
    app.expectScreen(ItemViewController.self, titled: "Lantern")
    #expect(app.tab("Catalogue").isSelected)
  }

  @Test(arguments: Setting.allCases)
  func `a link leads to a department`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await app.open("shop://departments/garden")
    app.expect(app.item("Watering Can"))
    app.expect(app.item("Plant Pot"))
    #expect(app.tab("Catalogue").isSelected)
  }

  @Test func `a link to an item that is no longer sold says so`() async throws {
    let app = try await script.launch()
    try await app.open("shop://items/gramophone")
    try await app.waitFor(app.text("This item is no longer sold."))
    app.expectNo(app.button("Add to Basket"))
  }

  @Test func `a link to nowhere leaves everything as it is`() async throws {
    let app = try await script.launch()
    try await app.open("shop://itmes/mug")
    app.expectScreen(DepartmentsViewController.self)
    #expect(app.log.last?.contains("did you mean “items”?") == true)
  }

  @Test(arguments: Setting.allCases)
  func `a link to an order waits until its customer has signed in`(setting: Setting) async throws {
    try await script.placeOrder()
    let app = try await script.launch(on: setting)
    try await app.open("shop://orders/1001")
    app.expectStack("Sign In")
    app.expectLog("link 1 waits for gate signedIn")
    try await script.signIn(to: app)
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
    app.expectLog("link 1 followed")
  }

  @Test func `a link that launches the app waits at the gate as well`() async throws {
    try await script.placeOrder()
    let app = try await script.launch(opening: "shop://orders/1001")
    app.expectStack("Sign In")
    try await script.signIn(to: app)
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
  }

  @Test func `somebody who does not sign in is led nowhere`() async throws {
    let app = try await script.launch()
    try await app.open("shop://orders/1001")
    try await app.button("Cancel").tap()
    app.expectScreen(DepartmentsViewController.self)
    #expect(app.log.contains { $0.hasPrefix("link 1 refused") })
  }

  @Test func `a gate that was open in one launch is closed in the next`() async throws {
    let app = try await script.launch(isSignedIn: true)
    try await app.selectTab("Account")
    try await app.item("Sign Out").tap()
    try await app.relaunch()
    try await app.open("shop://orders/1001")
    app.expectStack("Sign In")
  }

  @Test func `an order of somebody else is not shown`() async throws {
    try await script.placeOrder(for: "grace@shop.example")
    let app = try await script.launch(isSignedIn: true)
    try await app.open("shop://orders/1001")
    try await app.waitFor(app.text("There is no such order in this account."))
  }

  @Test func `a mistyped password is said, and can be corrected`() async throws {
    let app = try await script.launch()
    try await app.selectTab("Account")
    try await app.item("Sign In").tap()
    try await script.signIn(to: app, password: "motor")
    try await app.waitFor(app.text("Mail address and password do not match."))
    try await app.textField("Password").clear()
    try await app.textField("Password").type("engine")
    try await app.button("Sign In").tap()
    try await eventually("the account") { app.stack == ["Account"] }
    app.expect(app.item("Ada Byron"))
    try await app.waitFor(app.text("There are no orders yet."))
  }
}
