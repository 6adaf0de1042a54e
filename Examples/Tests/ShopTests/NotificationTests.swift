import StorylineTesting
import Testing

@testable import Shop

/// The notification of an order, and the link in it.
@Suite(.stage, .timeLimit(.minutes(30))) struct NotificationTests {
  private let script = ShopScript()

  /// Orders, and asks to be notified.
  private func order(allow: Bool) async throws -> AppDriver {
    script.fillBasket("mug")
    let app = try await script.launch(isSignedIn: true)
    try await app.selectTab("Basket")
    try await script.goToSummary(in: app)
    try await app.button("Place Order").tap()
    try await app.waitFor(app.button("Tell Me When It Ships"))
    try await app.button("Tell Me When It Ships").tap()
    try await app.answerNotificationQuestion(allow: allow)
    return app
  }

  @Test func `a notification leads to the order`() async throws {
    let app = try await order(allow: true)
    try await app.waitFor(app.text("You will be told when it ships."))
    try await app.button("Done").tap()
    try await app.selectTab("Catalogue")
    try await app.letTimePass(61)
    #expect(app.banner == "Order 1001 is on its way")
    try await app.tapNotification("Order 1001 is on its way")
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
  }

  @Test func `a notification launches the app and leads to the order`() async throws {
    let app = try await order(allow: true)
    try await app.waitFor(app.text("You will be told when it ships."))
    try await app.enterBackground()
    try await app.letTimePass(61)
    try await app.relaunch(tappingNotification: "Order 1001 is on its way")
    try await eventually("the order") { app.stack == ["Account", "Order 1001"] }
  }

  @Test func `somebody who does not allow notifications is told where to`() async throws {
    let app = try await order(allow: false)
    try await app.waitFor(app.text("Notifications of this app are off. See Settings."))
    try await app.letTimePass(61)
    #expect(app.notifications.isEmpty)
  }
}
