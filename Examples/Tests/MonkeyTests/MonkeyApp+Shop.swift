import Foundation
import StorylineTesting

@testable import Shop

// Four tabs, each of which leads to whatever is in front in the others.
extension MonkeyApp {
  private static let tabScreens = [
    "DepartmentsViewController", "ItemsViewController", "ItemViewController",
    "SearchViewController", "BasketViewController", "AccountViewController", "OrderViewController",
  ]

  static let shop = map(of: tabScreens)

  /// On an iPad departments and items stand in the first column, and the second one is in front. It says at
  /// first that nothing is chosen.
  static let shopInColumns = map(
    of: ["NothingChosenViewController"]
      + tabScreens.filter { !["DepartmentsViewController", "ItemsViewController"].contains($0) })

  private static func map(of tabScreens: [String]) -> MonkeyMap {
    var ways: Set<MonkeyMap.Way> = []
    func add(_ origin: String, _ destinations: String...) {
      for destination in destinations {
        ways.insert(
          MonkeyMap.Way(
            from: "\(origin)ViewController", to: "\(destination)ViewController"))
      }
    }
    for origin in tabScreens {
      for destination in tabScreens where destination != origin {
        ways.insert(MonkeyMap.Way(from: origin, to: destination))
      }
    }
    add("Item", "Variant")
    add("Variant", "Item")
    add("Basket", "SignIn", "Address")
    add("Account", "SignIn")
    add("SignIn", "Basket", "Account", "Address")
    add("Address", "Delivery", "Basket")
    add("Delivery", "Address", "Payment", "Basket")
    add("Payment", "Delivery", "Address", "Summary", "Basket")
    add("Summary", "Payment", "Delivery", "Address", "Thanks", "Basket")
    add("Thanks", "Basket", "Order")
    // The question of the leave guard, from every step before the order.
    let question = "UIAlertController “Leave the checkout?”"
    for step in ["Address", "Delivery", "Payment", "Summary"] {
      ways.insert(MonkeyMap.Way(from: "\(step)ViewController", to: question))
      ways.insert(MonkeyMap.Way(from: question, to: "\(step)ViewController"))
    }
    ways.insert(MonkeyMap.Way(from: question, to: "BasketViewController"))
    return MonkeyMap(ways: ways)
  }

  /// The customer is signed in at first, has a mug in the basket, and has ordered before, so that the checkout
  /// knows an address. A monkey has a password and a card, one wrong one of each among them.
  static func prepareShop(_ monkey: inout Monkey) {
    let customer = Customer(id: "ada@shop.example", name: "Ada Byron")
    let draft = OrderDraft(
      lines: [BasketLine(item: Item.all[1], variant: nil, count: 1)],
      address: Address(name: "Ada", street: "12 St James Square", postcode: "SW1Y", city: "London"),
      delivery: .standard, payment: Payment(lastDigits: "4242"))
    Shop.AppDelegate.makeServices = {
      let storage = MemoryStorage()
      CustomerSession(storage: storage).signIn(customer)
      storage.store(
        [Order(id: 1001, customer: customer.id, date: Date(), draft: draft)], for: "orders")
      Basket(storage: storage).add(Item.all[1])
      return .sample(storage: storage)
    }
    monkey.answers = [
      "Mail Address": ["ada@shop.example"], "Password": ["engine", "difference"],
      "Name": ["Ada Byron"], "Street": ["12 St James Square"], "Postcode": ["SW1Y"],
      "City": ["London"], "Card Number": ["4242424242424242", "4242"], "Security Code": ["123"],
    ]
    monkey.curiosity = 0.5
  }
}
