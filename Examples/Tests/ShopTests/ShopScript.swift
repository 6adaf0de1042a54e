import Foundation
import Storyline
import StorylineTesting
import UIKit

@testable import Shop

/// The app as a person uses it, with a storage that lasts as long as the test.
struct ShopScript {
  let storage = MemoryStorage()

  /// Launches the app, with a signed-in customer or without.
  func launch(
    on setting: Setting = .iPhone, isSignedIn: Bool = false, opening link: String? = nil
  ) async throws -> AppDriver {
    prepare(isSignedIn: isSignedIn)
    let app =
      if let link {
        try await AppDriver.launch(
          AppDelegate.self, opening: url(link), on: setting.device)
      } else {
        try await AppDriver.launch(AppDelegate.self, on: setting.device)
      }
    try await app.rotate(to: setting.orientation)
    return app
  }

  /// Has the app use this storage from its next launch on.
  func prepare(isSignedIn: Bool) {
    AppDelegate.makeServices = { [storage] in .sample(storage: storage) }
    let customer = Customer(id: "ada@shop.example", name: "Ada Byron")
    if isSignedIn { CustomerSession(storage: storage).signIn(customer) }
  }

  /// Places an order without the app: the first one has the number 1001.
  func placeOrder(for customer: Customer.ID = "ada@shop.example") async throws {
    _ = try await StoredOrders(storage: storage).place(.example, for: customer)
  }

  /// Puts items into the basket without the app.
  func fillBasket(_ items: Item.ID...) {
    let basket = Basket(storage: storage)
    for id in items { Item.all.first { $0.id == id }.map { basket.add($0) } }
  }

  // MARK: Steps

  func openItem(_ name: String, of department: String, in app: AppDriver) async throws {
    try await app.item(department).tap()
    try await app.item(name).tap()
    try await app.waitFor(app.button("Add to Basket"))
  }

  func signIn(to app: AppDriver, password: String = "engine") async throws {
    try await app.textField("Mail Address").type("ada@shop.example")
    try await app.textField("Password").type(password)
    try await app.button("Sign In").tap()
  }

  func enterAddress(in app: AppDriver) async throws {
    try await app.textField("Street").type("12 St James Square")
    try await app.textField("Postcode").type("SW1Y 4LB")
    try await app.textField("City").type("London")
    try await app.button("Next").tap()
  }

  func pay(in app: AppDriver, card: String = "4242424242424242") async throws {
    try await app.textField("Card Number").type(card)
    try await app.textField("Security Code").type("123")
    try await app.button("Next").tap()
  }

  /// Goes from the basket to the summary.
  func goToSummary(in app: AppDriver, card: String = "4242424242424242") async throws {
    try await app.button("Check Out").tap()
    try await enterAddress(in: app)
    try await app.item("Express, €12.90").tap()
    try await pay(in: app, card: card)
    app.expectScreen(SummaryViewController.self, titled: "Summary")
  }
}

extension AppDriver {
  /// Opens a link that the test has written, such as `shop://basket`.
  func open(_ link: String) async throws { try await openURL(url(link)) }
}

/// The URL that a test has written.
func url(_ text: String) throws -> URL {
  guard let url = URL(string: text) else { throw URLError(.badURL) }
  return url
}
