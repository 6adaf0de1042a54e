import Storyline
import StorylineTesting
import Testing
import UIKit

// AWizardWithAResult.md

struct Order: Equatable {
  var address: String
  var isExpress: Bool
}

final class AddressStep: ShopScreen {
  var onNext: ((String) -> Void)?

  init() { super.init("Address") }
}

final class DeliveryStep: ShopScreen {
  var onNext: ((Bool) -> Void)?

  init() { super.init("Delivery") }
}

final class SummaryStep: ShopScreen {
  var onOrder: (() -> Void)?

  init(_ order: Order) { super.init("To \(order.address)") }
}

final class OrderFlow: Flow<Order> {
  override func start() {
    let step = AddressStep()
    step.onNext = { [weak self] address in self?.askForDelivery(to: address) }
    show(step)
  }

  private func askForDelivery(to address: String) {
    let step = DeliveryStep()
    step.onNext = { [weak self] isExpress in
      self?.confirm(Order(address: address, isExpress: isExpress))
    }
    show(step)
  }

  private func confirm(_ order: Order) {
    let step = SummaryStep(order)
    step.onOrder = { [weak self] in self?.finish(order) }
    show(step)
  }
}

/// The same, with a last screen from where there is no way back into the steps.
final class PaidOrderFlow: Flow<Order> {
  override func start() { show(AddressStep()) }

  func didPay(for order: Order) {
    let thanks = SummaryStep(order)
    thanks.onOrder = { [weak self] in self?.finish(order) }
    show(thanks, as: .replace)
  }
}

final class BasketFlow: Flow<Void> {
  private(set) var orders: [Order] = []
  private(set) var abandoned: [Reason] = []

  override func start() { show(ShopScreen("Basket")) }

  func checkOut() {
    show(OrderFlow(), as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
      .whenFinished { [self] order in orders.append(order) }
      .whenCancelled { [self] reason in abandoned.append(reason) }
  }
}

@MainActor @Suite(.stage) struct WizardTests {
  let shop = Shop()
  let basket = BasketFlow()
  let app = AppDriver()

  init() async throws {
    shop.window.show(basket, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    basket.checkOut()
    try await settle()
  }

  private func step<Step: UIViewController>(_ type: Step.Type) throws -> Step {
    try #require(app.screen as? Step)
  }

  @Test func `the last step gives what all steps have gathered`() async throws {
    try step(AddressStep.self).onNext?("Row 1")
    try await settle()
    try step(DeliveryStep.self).onNext?(true)
    try await settle()
    try step(SummaryStep.self).onOrder?()
    try await settle()
    #expect(basket.orders == [Order(address: "Row 1", isExpress: true)])
    #expect(try #require(shop.window.rootViewController).presentedViewController == nil)
    #expect(basket.childCoordinators.isEmpty)
  }

  @Test func `going back a step ends nothing, and the next step has the new answer`() async throws {
    try step(AddressStep.self).onNext?("Row 1")
    try await settle()
    try await app.swipeBack()
    #expect(basket.childCoordinators.count == 1)
    try step(AddressStep.self).onNext?("Row 2")
    try await settle()
    try step(DeliveryStep.self).onNext?(false)
    try await settle()
    #expect(app.screen?.title == "To Row 2")
  }

  @Test func `who cancels or pulls the sheet down has ordered nothing`() async throws {
    try await app.button("Cancel").tap()
    basket.checkOut()
    try await settle()
    try await app.pullDownSheet()
    #expect(basket.orders.isEmpty)
    #expect(basket.abandoned == [.closed, .pulledDown])
  }

  @Test func `from the receipt no way leads back into the steps`() async throws {
    try await app.button("Cancel").tap()
    let flow = PaidOrderFlow()
    let handle = basket.show(flow, as: .push)
    try await settle()
    let order = Order(address: "Row 3", isExpress: false)
    flow.didPay(for: order)
    try await settle()
    #expect(shop.titles == ["Basket", "To Row 3"])
    try step(SummaryStep.self).onOrder?()
    try await settle()
    #expect(await handle.outcome == .finished(order))
    #expect(shop.titles == ["Basket"])
  }

  @Test func `a step that is a flow of its own is gone when it has finished`() async throws {
    try await app.button("Cancel").tap()
    let name = NameFlow()
    basket.show(name, as: .push).whenFinished { [basket] _ in basket.show(ShopScreen("Next")) }
    try await settle()
    name.finish("Ada")
    try await settle()
    #expect(shop.titles == ["Basket", "Next"])
  }
}
