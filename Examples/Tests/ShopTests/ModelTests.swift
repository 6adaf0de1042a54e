import Testing

@testable import Shop

/// Models, and the services that come with the app.
struct ModelTests {
  private let storage = MemoryStorage()

  @Test func `a price is written in euros`() {
    #expect(Price(cents: 1290).text == "€12.90")
    #expect(Price(euros: 1200).text == "€1,200.00")
  }

  @Test func `the same item in the same variant is one line`() {
    let basket = Basket(storage: storage)
    for variant in [Item.rug.variants[0], Item.rug.variants[1], Item.rug.variants[0]] {
      basket.add(.rug, variant)
    }
    #expect(basket.lines.map(\.count) == [2, 1])
    #expect(basket.lines.total == Price(euros: 350))
  }

  @Test func `the number of an item has a limit`() {
    let basket = Basket(storage: storage)
    for _ in 0..<12 { basket.add(.bowl) }
    #expect(basket.count == Basket.limit)
    basket.setCount(50, of: basket.lines[0].id)
    #expect(basket.count == Basket.limit)
  }

  @Test func `a line without items is removed`() {
    let basket = Basket(storage: storage)
    basket.add(.bowl)
    basket.setCount(0, of: basket.lines[0].id)
    #expect(basket.lines.isEmpty)
  }

  @Test func `the basket is there after the next launch`() {
    Basket(storage: storage).add(.rug, Item.rug.variants[1])
    #expect(Basket(storage: storage).lines.map(\.title) == ["Rug, Large"])
  }

  @Test func `a basket that cannot be read is empty`() {
    storage.store("no basket", for: "basket")
    #expect(Basket(storage: storage).lines.isEmpty)
  }

  @Test func `observers are notified of changes, and forgotten with their owners`() {
    final class Owner {}
    let basket = Basket(storage: storage)
    var count = 0
    var owner: Owner? = Owner()
    basket.observers.add(owner ?? Owner()) { count += 1 }
    basket.add(.bowl)
    // Nothing changes, so there is no notification.
    basket.setCount(1, of: basket.lines[0].id)
    owner = nil
    basket.add(.bowl)
    #expect(count == 1 && owner == nil)
  }

  @Test func `a customer stays signed in until they sign out`() {
    CustomerSession(storage: storage).signIn(.example)
    let session = CustomerSession(storage: storage)
    #expect(session.customer == .example)
    session.signOut()
    #expect(CustomerSession(storage: storage).customer == nil)
  }

  @Test func `every item has a department, and every name is its own`() {
    let departments = Set(Department.all.map(\.id))
    #expect(Item.all.allSatisfy { departments.contains($0.department) })
    #expect(Set(Item.all.map(\.id)).count == Item.all.count)
  }

  @Test func `a search looks for all words`() async throws {
    let catalogue = BundledCatalogue()
    let found = try await catalogue.items(matching: "linen WASHED")
    #expect(found.map(\.id) == ["cushion"])
    #expect(try await catalogue.items(matching: " ").isEmpty)
  }

  @Test func `orders are numbered, and shown to their customer only`() async throws {
    let orders = StoredOrders(storage: storage, now: { Order.example.date })
    let first = try await orders.place(.example, for: "a")
    let second = try await orders.place(.example, for: "a")
    _ = try await orders.place(.example, for: "b")
    #expect(try await orders.orders(of: "a").map(\.id) == [second.id, first.id])
    await #expect(throws: ShopError.noSuchOrder) { try await orders.order(first.id, of: "b") }
    #expect(first.day == "14 Nov 2023")
  }

  @Test func `a card without money is declined`() async {
    let draft = OrderDraft(
      lines: OrderDraft.example.lines, address: OrderDraft.example.address, delivery: .pickUp,
      payment: Payment(lastDigits: "0002"))
    await #expect(throws: ShopError.cardDeclined) {
      try await StoredOrders(storage: storage).place(draft, for: "a")
    }
  }

  @Test func `an account is opened by its password only`() async throws {
    let accounts = SampleAccounts()
    #expect(try await accounts.signIn(mail: "Ada@Shop.example", password: "engine").name != "")
    await #expect(throws: ShopError.wrongPassword) {
      try await accounts.signIn(mail: "ada@shop.example", password: "Engine")
    }
  }
}
