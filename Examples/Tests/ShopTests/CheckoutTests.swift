import StorylineTesting
import Testing

@testable import Shop

/// The wizard: its steps, what asks before it closes, and what cannot be undone.
@Suite(.stage, .timeLimit(.minutes(30))) struct CheckoutTests {
  private let script = ShopScript()

  private func enter() async throws -> AppDriver {
    script.fillBasket("mug")
    let app = try await script.launch(isSignedIn: true)
    try await app.selectTab("Basket")
    return app
  }

  @Test func `going back one step keeps the steps before it`() async throws {
    let app = try await enter()
    try await script.goToSummary(in: app)
    app.expectStack("Address", "Delivery", "Payment", "Summary")
    try await app.goBack(to: "Delivery")
    try await app.item("Pick Up, €0.00").tap()
    try await script.pay(in: app)
    app.expect(app.text("Total €14.00"))
  }

  @Test func `the address of the last order is suggested, and is no reason to ask`() async throws {
    try await script.placeOrder()
    let app = try await enter()
    try await app.button("Check Out").tap()
    app.expect(app.textField("Washington"))
    try await app.button("Next").tap()
    app.expectStack("Address", "Delivery")
    try await app.pullDownSheet()
    app.expectNo(app.alert)
    app.expectStack("Basket")
  }

  @Test func `a checkout without input closes without a question`() async throws {
    let app = try await enter()
    try await app.button("Check Out").tap()
    try await app.button("Cancel").tap()
    app.expectNo(app.alert)
    app.expectStack("Basket")
  }

  @Test func `an address that was typed is not lost without a question`() async throws {
    let app = try await enter()
    try await app.button("Check Out").tap()
    try await script.enterAddress(in: app)
    try await app.pullDownSheet()
    try await app.alertButton("Stay").tap()
    app.expectStack("Address", "Delivery")
    try await app.goBack()
    app.expect(app.textField("London"))
    try await app.button("Cancel").tap()
    try await app.alertButton("Leave").tap()
    app.expectStack("Basket")
    app.expect(app.text("Total €14.00"))
    #expect(!app.tree.contains { $0.contains("CheckoutFlow") })
  }

  @Test func `a link asks before it takes a checkout away`() async throws {
    let app = try await enter()
    try await app.button("Check Out").tap()
    try await script.enterAddress(in: app)
    try await app.open("shop://search")
    try await app.alertButton("Stay").tap()
    app.expectStack("Address", "Delivery")
    try await app.open("shop://search")
    try await app.alertButton("Leave").tap()
    app.expectStack("Search")
  }

  @Test func `a card that is declined can be replaced`() async throws {
    let app = try await enter()
    // A number that is valid, and of which the payment service says no.
    try await script.goToSummary(in: app, card: "4000000000000002")
    try await app.button("Place Order").tap()
    try await app.waitFor(app.alertButton("OK"))
    app.expect(app.text("The card was declined."))
    try await app.alertButton("OK").tap()
    try await app.goBack()
    for field in ["Card Number", "Security Code"] { try await app.textField(field).clear() }
    try await script.pay(in: app)
    try await app.button("Place Order").tap()
    try await app.waitFor(app.button("Show the Order"))
  }

  @Test func `no way leads back from an order that is placed`() async throws {
    let app = try await enter()
    try await script.goToSummary(in: app)
    try await app.button("Place Order").tap()
    try await app.waitFor(app.button("Show the Order"))
    app.expectStack("Thank You")
    // The sheet is pulled down without a question: there is nothing left to lose.
    try await app.pullDownSheet()
    app.expectNo(app.alert)
    app.expectStack("Basket")
    app.expect(app.text("The basket is empty."))
  }

  @Test func `somebody who cancels signing in is not in the checkout`() async throws {
    script.fillBasket("mug")
    let app = try await script.launch()
    try await app.selectTab("Basket")
    try await app.button("Check Out").tap()
    app.expectStack("Sign In")
    try await app.button("Cancel").tap()
    app.expectStack("Basket")
    #expect(!app.tree.contains { $0.contains("CheckoutFlow") })
  }
}
