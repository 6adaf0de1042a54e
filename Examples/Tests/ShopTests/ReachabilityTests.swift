import StorylineTesting
import Testing
import UIKit

@testable import Shop

/// Large letters, the dark, and a keyboard where there is little height.
@Suite(.stage, .timeLimit(.minutes(30))) struct ReachabilityTests {
  private let script = ShopScript()

  @Test(arguments: Setting.allCases)
  func `people with large letters can order`(setting: Setting) async throws {
    script.fillBasket("mug")
    let app = try await script.launch(on: setting, isSignedIn: true)
    try await app.setContentSizeCategory(.accessibilityExtraExtraLarge)
    try await app.setInterfaceStyle(.dark)
    try await app.selectTab("Basket")
    try await script.goToSummary(in: app)
    try await app.button("Place Order").tap()
    try await app.waitFor(app.button("Done"))
    try await app.button("Done").tap()
    app.expect(app.text("The basket is empty."))
  }

  @Test(arguments: Setting.allCases)
  func `the keyboard covers no field`(setting: Setting) async throws {
    script.fillBasket("mug")
    let app = try await script.launch(on: setting, isSignedIn: true)
    try await app.selectTab("Basket")
    try await app.button("Check Out").tap()
    for field in ["Name", "Street", "Postcode", "City"] {
      try await app.textField(field).tap()
      let view = try #require(app.textField(field).view)
      let guide = try #require(app.screen?.view.keyboardLayoutGuide.layoutFrame)
      let frame = view.convert(view.bounds, to: app.screen?.view)
      #expect(frame.maxY <= guide.minY)
    }
  }

  @Test func `return leads from field to field and sends the form`() async throws {
    let app = try await script.launch()
    try await app.selectTab("Account")
    try await app.item("Sign In").tap()
    #expect(app.textField("Mail Address").isEditing)
    try await app.type("ada@shop.example\n")
    #expect(app.textField("Password").isEditing)
    try await app.type("engine\n")
    try await eventually("the account") { app.stack == ["Account"] }
  }

  @Test func `a rotation keeps what was typed`() async throws {
    script.fillBasket("mug")
    let app = try await script.launch(isSignedIn: true)
    try await app.selectTab("Basket")
    try await app.button("Check Out").tap()
    try await app.textField("Street").type("12 St James Square")
    try await app.rotate(to: .landscapeLeft)
    app.expect(app.textField("12 St James Square"))
  }

  @Test func `an item is read out with its reviews`() async throws {
    let app = try await script.launch()
    try await script.openItem("Mug", of: "Kitchen", in: app)
    app.expect(app.element("5 of 5 stars. Simple, and simplicity is hard. Edsger"))
  }
}
