import StorylineTesting
import Testing

@testable import Shop

/// View models with doubles in place of services.
@Suite(.stage) struct ViewModelTests {
  private let doubles = Doubles()

  @Test func `departments are loaded, and loaded again after an error`() async {
    let model = DepartmentsViewModel(catalogue: doubles.catalogue)
    doubles.catalogue.error = .unreachable
    await model.load()
    #expect(model.state == .failed(.unreachable))
    doubles.catalogue.error = nil
    await model.load()
    #expect(model.state.value?.map(\.name) == ["Kitchen"])
  }

  @Test func `a department has its title and its items`() async {
    let model = ItemsViewModel(department: "kitchen", catalogue: doubles.catalogue)
    await model.load()
    #expect(model.title == "Kitchen")
    #expect(model.state.value == [.bowl])
  }

  @Test func `an item says its rating and its number in the basket`() async {
    let basket = Basket(storage: doubles.storage)
    let model = ItemViewModel(id: "bowl", catalogue: doubles.catalogue, basket: basket)
    var updates = 0
    await model.load()
    model.onUpdate = { updates += 1 }
    #expect(model.rating == "4.0 of 5 stars, 1 review")
    #expect(model.basketText == nil)
    basket.add(.bowl)
    #expect(model.basketText == "1 in the basket")
    #expect(updates == 1)
  }

  @Test func `an item that is gone is an error`() async {
    let model = ItemViewModel(
      id: "gone", catalogue: doubles.catalogue, basket: Basket(storage: doubles.storage))
    await model.load()
    #expect(model.state == .failed(.notSold))
  }

  @Test func `an answer to an older search is dropped`() async throws {
    let model = SearchViewModel(catalogue: doubles.catalogue)
    var answer: CheckedContinuation<Void, Never>?
    doubles.catalogue.onCall = { await withCheckedContinuation { answer = $0 } }
    let older = Task { await model.search(for: "rug") }
    try await eventually { answer != nil }
    doubles.catalogue.onCall = nil
    await model.search(for: "bowl")
    answer?.resume()
    await older.value
    #expect(model.state.value == [.bowl])
  }

  @Test func `an empty search says what can be searched`() async {
    let model = SearchViewModel(catalogue: doubles.catalogue)
    #expect(model.placeholder == "Search the whole shop.")
    await model.search(for: "gold")
    #expect(model.placeholder == "Nothing is called “gold”.")
  }

  @Test func `an address is complete with all of its lines`() {
    let model = AddressViewModel(customer: .example, orders: doubles.orders)
    #expect(model.address.name == "Grace")
    for (line, text) in ["1 Navy Yard", "20374", " "].enumerated() {
      model.setLine(line + 1, text)
    }
    #expect(model.complete == nil)
    model.setLine(3, "Washington")
    #expect(model.complete == OrderDraft.example.address)
  }

  @Test func `the address of the last order is suggested until the customer types`() async {
    doubles.orders.all = [.example]
    let model = AddressViewModel(customer: .example, orders: doubles.orders)
    await model.suggest()
    #expect(model.complete == OrderDraft.example.address)
    let other = AddressViewModel(customer: .example, orders: doubles.orders)
    other.setLine(1, "2 Harbour Road")
    await other.suggest()
    #expect(other.lines == ["Grace", "2 Harbour Road", "", ""])
  }

  @Test(arguments: [
    ("4242424242424242", "123", "4242"), ("4242 4242 4242 4242", "123", "4242"),
    ("4242424242424241", "123", nil), ("4242424242424242", "12", nil), ("42", "123", nil),
  ])
  func `a card is accepted when its digits are right`(
    number: String, code: String, lastDigits: String?
  ) {
    let model = PaymentViewModel()
    model.setNumber(number)
    model.setCode(code)
    #expect(model.payment?.lastDigits == lastDigits)
  }

  @Test func `a wrong card number is said when all digits are there`() {
    let model = PaymentViewModel()
    model.setNumber("424242424242424")
    #expect(model.error == nil)
    model.setNumber("4242424242424241")
    #expect(model.error == "There is no card with this number.")
  }

  @Test func `an order is placed once, also by two taps`() async throws {
    let model = SummaryViewModel(draft: .example, customer: .example, orders: doubles.orders)
    var second: Order?? = .none
    doubles.orders.onPlace = { second = try? await model.place() }
    let first = try await model.place()
    #expect(first?.id == 7)
    #expect(second == .some(nil))
    #expect(doubles.orders.placed.count == 1)
    #expect(!model.isPlacing)
  }

  @Test func `a summary has everything that was asked for`() {
    let model = SummaryViewModel(draft: .example, customer: .example, orders: doubles.orders)
    #expect(model.sections.map(\.title) == ["Items", "Delivery", "Payment"])
    #expect(model.sections[0].rows == [.init(text: "2 × Bowl", value: "€20.00")])
    #expect(model.total == "Total €32.90")
  }

  @Test(arguments: [true, false])
  func `a customer is told whether a notification comes`(isAllowed: Bool) async {
    doubles.notifier.isAllowed = isAllowed
    let model = ThanksViewModel(order: .example, notifier: doubles.notifier)
    await model.notify()
    #expect(doubles.notifier.orders == [7])
    #expect(model.note?.hasPrefix(isAllowed ? "You will" : "Notifications") == true)
    #expect(!model.canNotify)
  }

  @Test func `a wrong password is said until the next letter`() async {
    let model = SignInViewModel(accounts: doubles.accounts)
    #expect(!model.canSignIn)
    model.setMail("grace@shop.example")
    model.setPassword("x")
    doubles.accounts.error = .wrongPassword
    #expect(await model.signIn() == nil)
    #expect(model.error != nil)
    model.setPassword("xy")
    #expect(model.error == nil)
    doubles.accounts.error = nil
    #expect(await model.signIn() == .example)
    #expect(doubles.accounts.calls == ["grace@shop.example x", "grace@shop.example xy"])
  }

  @Test func `an account shows the orders of its customer as soon as they sign in`() async throws {
    doubles.orders.all = [.example]
    let session = CustomerSession(storage: doubles.storage)
    let model = AccountViewModel(session: session, orders: doubles.orders)
    #expect(model.sections.map(\.rows)[0] == [.signIn])
    session.signIn(.example)
    try await eventually { model.orders.value == [.example] }
    #expect(
      model.sections.map(\.rows) == [[.customer(.example)], [.order(.example)], [.signOut]])
    model.signOut()
    #expect(session.customer == nil)
    #expect(model.sections.map(\.rows)[0] == [.signIn])
  }

  @Test func `an account says why there are no orders`() async {
    let session = CustomerSession(storage: doubles.storage)
    session.signIn(.example)
    let model = AccountViewModel(session: session, orders: doubles.orders)
    await model.load()
    #expect(model.sections[1].rows == [.note("There are no orders yet.")])
    doubles.orders.error = .unreachable
    await model.load()
    #expect(model.sections[1].rows == [.note("The shop cannot be reached.")])
  }

  @Test func `an order begins with its day and its total`() async {
    doubles.orders.all = [.example]
    let model = OrderViewModel(id: 7, customer: .example, orders: doubles.orders)
    #expect(model.sections.isEmpty)
    await model.load()
    #expect(model.sections.map(\.title) == ["Order", "Items", "Delivery", "Payment"])
    #expect(model.sections[0].rows.map(\.value) == ["14 Nov 2023", "€32.90"])
  }
}
