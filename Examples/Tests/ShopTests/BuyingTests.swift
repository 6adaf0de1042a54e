import StorylineTesting
import Testing
import UIKit

@testable import Shop

/// The way from the catalogue to an order, on every device and however it is held.
@Suite(.stage, .timeLimit(.minutes(30))) struct BuyingTests {
  private let script = ShopScript()

  @Test(arguments: Setting.allCases)
  func `people find an item, sign in and order it`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await script.openItem("Bread Board", of: "Kitchen", in: app)
    try await app.button("Add to Basket").tap()
    app.expect(app.text("1 in the basket"))
    try await app.selectTab("Basket")
    app.expect(app.text("Total €29.00"))
    try await app.button("Check Out").tap()
    try await script.signIn(to: app)
    try await eventually("the checkout") { app.stack == ["Address"] }
    try await script.enterAddress(in: app)
    try await app.item("Express, €12.90").tap()
    try await script.pay(in: app)
    app.expect(app.text("Total €41.90"))
    try await app.button("Place Order").tap()
    try await app.waitFor(app.button("Show the Order"))
    app.expectStack("Thank You")
    try await app.button("Show the Order").tap()
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
    try await app.scroll(to: app.text("Card ending in 4242"))
    try await app.selectTab("Basket")
    app.expect(app.text("The basket is empty."))
  }

  @Test func `a price is in the colour of the shop, as buttons are`() async throws {
    let app = try await script.launch()
    try await script.openItem("Mug", of: "Kitchen", in: app)
    let label = try #require(app.text("€14.00").view as? UILabel)
    let traits = label.traitCollection
    let tint = try #require(UIColor(named: "ShopTint")).resolvedColor(with: traits)
    #expect(label.textColor.resolvedColor(with: traits) == tint)
    #expect(label.tintColor.resolvedColor(with: traits) == tint)
  }

  @Test(arguments: Setting.allCases)
  func `people choose a variant in a sheet`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await script.openItem("Teapot", of: "Kitchen", in: app)
    try await app.button("Add to Basket").tap()
    app.expectStack("Teapot")
    try await app.item("1.5 Litres").tap()
    app.expect(app.text("1 in the basket"))
    try await app.selectTab("Basket")
    app.expect(app.item("Teapot, 1.5 Litres"))
    app.expect(app.text("Total €60.00"))
  }

  @Test func `a sheet that is pulled down adds nothing`() async throws {
    let app = try await script.launch()
    try await script.openItem("Teapot", of: "Kitchen", in: app)
    try await app.button("Add to Basket").tap()
    try await app.pullDownSheet()
    app.expectNo(app.text("1 in the basket"))
    #expect(app.log.contains { $0.hasPrefix("VariantFlow") && $0.hasSuffix("pulled down") })
  }

  @Test func `people change the number of an item and remove it`() async throws {
    script.fillBasket("mug", "candle")
    let app = try await script.launch()
    try await app.selectTab("Basket")
    app.expect(app.text("Total €22.50"))
    try await app.stepper("Candle").step(by: 2)
    app.expect(app.text("Total €39.50"))
    try await app.item("Mug").swipeLeft()
    try await app.button("Remove").tap()
    app.expectNo(app.item("Mug"))
    try await app.stepper("Candle").step(by: -3)
    app.expect(app.text("The basket is empty."))
    app.expectNo(app.button("Check Out"))
  }

  @Test func `the tab shows how many items are in the basket`() async throws {
    script.fillBasket("mug", "candle")
    let app = try await script.launch()
    #expect(app.tab("Basket").value == "2")
    try await script.openItem("Bread Board", of: "Kitchen", in: app)
    try await app.button("Add to Basket").tap()
    #expect(app.tab("Basket").value == "3")
  }

  @Test(arguments: Setting.allCases)
  func `people search and find`(setting: Setting) async throws {
    let app = try await script.launch(on: setting)
    try await app.selectTab("Search")
    app.expect(app.text("Search the whole shop."))
    try await app.searchField.type("linen")
    try await app.waitFor(app.item("Tea Towel"))
    app.expect(app.item("Cushion"))
    try await app.item("Tea Towel").tap()
    app.expectStack("Search", "Tea Towel")
    try await app.goBack()
    try await app.searchField.clear()
    try await app.searchField.type("gold")
    try await app.waitFor(app.text("Nothing is called “gold”."))
  }
}
