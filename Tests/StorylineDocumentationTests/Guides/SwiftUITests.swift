import Storyline
import StorylineTesting
import Testing
import UIKit

// SwiftUIScreens.md

final class PhonesFlow: Flow<Phone.ID> {
  private let phones: [Phone]

  init(_ phones: [Phone]) { self.phones = phones }

  override func start() {
    let list = PhoneList(phones: phones) { [weak self] phone in self?.open(phone) }
    show(UIHostingController(rootView: list))
  }

  private func open(_ phone: Phone) {
    let page = PhonePage(phone: phone) { [weak self] in self?.finish(phone.id) }
    show(UIHostingController(rootView: page))
  }
}

@MainActor @Suite(.stage) struct SwiftUITests {
  let shop = Shop()

  @Test func `a hosted view tells its flow, and is released with it`() async throws {
    let root = BasketFlow()
    shop.window.show(root, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    let handle = root.show(PhonesFlow(shop.phones), as: .push)
    try await settle()
    weak let host = shop.navigation?.topViewController as? UIHostingController<PhoneList>
    try #require(host).rootView.onSelect(shop.phones[1])
    try await settle()
    let page = shop.navigation?.topViewController as? UIHostingController<PhonePage>
    try #require(page).rootView.onChoose()
    try await settle()
    #expect(await handle.outcome == .finished(2))
    #expect(shop.titles == ["Basket"])
    #expect(host == nil)
  }
}
