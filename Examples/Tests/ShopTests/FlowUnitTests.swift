import Storyline
import StorylineTesting
import Testing
import UIKit

@testable import Shop

/// Each flow by itself: what it asks for, with nothing on the screen.
@Suite(.stage) struct FlowUnitTests {
  private let doubles = Doubles()
  private let services: Services
  private let recorder = FlowRecorder()

  init() { services = doubles.makeServices() }

  @Test func `a department leads to its items`() throws {
    let browse = BrowseFlow(catalogue: doubles.catalogue)
    var selected: [Item.ID] = []
    browse.onSelect = { selected.append($0.id) }
    recorder.start(browse)
    try recorder.screen(DepartmentsViewController.self).onSelect?(Department.all[0])
    recorder.expectCalls("show DepartmentsViewController", "show ScreenFlow as push")
  }

  @Test func `an item without variants is added at once`() throws {
    recorder.start(ItemFlow(id: Item.bowl.id, services: services))
    try recorder.screen(ItemViewController.self).onAdd?(.bowl)
    recorder.expectCalls("show ItemViewController")
    #expect(services.basket.lines == [BasketLine(item: .bowl, variant: nil, count: 1)])
  }

  @Test func `a variant is chosen before an item is added`() async throws {
    recorder.start(ItemFlow(id: Item.rug.id, services: services))
    try recorder.screen(ItemViewController.self).onAdd?(.rug)
    #expect(services.basket.count == 0)
    try recorder.flow(VariantFlow.self).finish(Item.rug.variants[1])
    try await settle()
    #expect(services.basket.lines.map(\.title) == ["Rug, Large"])
  }

  @Test func `an item whose variant is not chosen is not added`() async throws {
    recorder.start(ItemFlow(id: Item.rug.id, services: services))
    try recorder.screen(ItemViewController.self).onAdd?(.rug)
    try await recorder.cancel(try recorder.flow(VariantFlow.self), because: .pulledDown)
    #expect(services.basket.count == 0)
  }

  @Test func `a choice of a variant results in it`() async throws {
    let handle = recorder.start(VariantFlow(item: .rug))
    try recorder.screen(VariantViewController.self).onChoose?(Item.rug.variants[0])
    #expect(try await outcome(of: handle) == .finished(Item.rug.variants[0]))
  }

  @Test func `signing in results in a customer`() async throws {
    let handle = recorder.start(SignInFlow(accounts: doubles.accounts))
    try recorder.screen(SignInViewController.self).onSignIn?(.example)
    #expect(try await outcome(of: handle) == .finished(.example))
  }

  @Test func `a customer checks out without signing in again`() throws {
    services.session.signIn(.example)
    recorder.start(BasketFlow(services: services))
    try recorder.screen(BasketViewController.self).onCheckOut?()
    recorder.expectCalls(
      "show BasketViewController",
      "show CheckoutFlow as present(pageSheet, in: navigation)")
  }

  @Test func `somebody else signs in before the checkout`() async throws {
    recorder.start(BasketFlow(services: services))
    try recorder.screen(BasketViewController.self).onCheckOut?()
    try recorder.flow(SignInFlow.self).finish(.example)
    try await settle()
    #expect(services.session.customer == .example)
    recorder.expectCalls(
      "show BasketViewController", "show SignInFlow as present(formSheet, in: navigation)",
      "show CheckoutFlow as present(pageSheet, in: navigation)")
  }

  @Test func `an order that the customer wants to see is handed on`() async throws {
    services.session.signIn(.example)
    let basket = BasketFlow(services: services)
    var shown: [Order.ID] = []
    basket.onShowOrder = { shown.append($0.id) }
    recorder.start(basket)
    try recorder.screen(BasketViewController.self).onCheckOut?()
    try recorder.flow(CheckoutFlow.self).finish(.showOrder(.example))
    try await settle()
    #expect(shown == [7])
  }

  @Test func `the checkout asks for one thing after the other`() async throws {
    services.basket.add(.bowl)
    let handle = recorder.start(CheckoutFlow(customer: .example, services: services))
    try recorder.screen(AddressViewController.self).onNext?(OrderDraft.example.address)
    try recorder.screen(DeliveryViewController.self).onChoose?(.express)
    try recorder.screen(PaymentViewController.self).onNext?(OrderDraft.example.payment)
    try recorder.screen(SummaryViewController.self).onOrder?(.example)
    #expect(services.basket.count == 0)
    try recorder.screen(ThanksViewController.self).onDone?()
    #expect(try await outcome(of: handle) == .finished(.done))
    recorder.expectCalls(
      "show AddressViewController", "show DeliveryViewController", "show PaymentViewController",
      "show SummaryViewController", "show ThanksViewController as replace")
  }

  @Test func `an order that is refused is said in an alert`() async throws {
    recorder.start(CheckoutFlow(customer: .example, services: services))
    try recorder.screen(AddressViewController.self).onNext?(OrderDraft.example.address)
    try recorder.screen(DeliveryViewController.self).onChoose?(.express)
    try recorder.screen(PaymentViewController.self).onNext?(OrderDraft.example.payment)
    try recorder.screen(SummaryViewController.self).onError?(.cardDeclined)
    try await recorder.answer("OK")
  }

  @Test func `a checkout has a leave guard from the first change until the order is placed`() throws
  {
    let checkout = CheckoutFlow(customer: .example, services: services)
    recorder.start(checkout)
    let address = try recorder.screen(AddressViewController.self)
    #expect(checkout.leaveGuard == nil)
    address.onChange?()
    #expect(checkout.leaveGuard != nil)
    address.onNext?(OrderDraft.example.address)
    try recorder.screen(DeliveryViewController.self).onChoose?(.express)
    try recorder.screen(PaymentViewController.self).onNext?(OrderDraft.example.payment)
    try recorder.screen(SummaryViewController.self).onOrder?(.example)
    #expect(checkout.leaveGuard == nil)
  }

  @Test func `an order of the account is a place of its own`() throws {
    services.session.signIn(.example)
    recorder.start(AccountFlow(services: services, signedIn: Gate("signedIn")))
    try recorder.screen(AccountViewController.self).onSelect?(.example)
    recorder.expectCalls("show AccountViewController", "show ScreenFlow as push")
  }

  @Test func `an order is refused while nobody is signed in`() {
    let account = AccountFlow(services: services, signedIn: Gate("signedIn"))
    recorder.start(account)
    let refused = account.go(AccountFlow.order, 7)
    guard case .refused = refused.receipt else {
      Issue.record("It is \(refused.receipt).")
      return
    }
  }
}
