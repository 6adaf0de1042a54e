import Storyline
import StorylineTesting
import Testing
import UIKit

final class ListFlow: Flow<Phone.ID> {
  private let phones: [Phone]

  init(_ phones: [Phone]) { self.phones = phones }

  override func start() {
    let list = ListViewController(phones)
    list.onSelect = { [weak self] phone in self?.open(phone) }
    show(list)
  }

  private func open(_ phone: Phone) {
    show(DetailFlow(phone), as: .push).whenFinished { [self] id in finish(id) }
  }
}

final class DetailFlow: Flow<Phone.ID> {
  private let phone: Phone

  init(_ phone: Phone) { self.phone = phone }

  override func start() {
    let detail = DetailViewController(phone)
    detail.onChoose = { [weak self, id = phone.id] in self?.finish(id) }
    show(detail)
  }
}

/// Storyline.md
@MainActor @Suite(.stage) struct IdeaTests {
  @Test func `the idea, with its log`() async throws {
    let shop = Shop()
    let (window, phones) = (shop.window, shop.phones)
    window.show(ListFlow(phones), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    let list = try #require(shop.navigation?.topViewController as? ListViewController)
    list.onSelect?(phones[1])
    try await settle()
    shop.navigation?.popViewController(animated: true)
    try await settle()
    #expect(
      shop.log == """
        ListFlow#1 root
        ListFlow#1 shows ListViewController@1 in stack 1
        stack 1 settled: [ListViewController@1]
        DetailFlow#2 pushed by ListFlow#1
        DetailFlow#2 shows DetailViewController@2 in stack 1
        stack 1 settled: [ListViewController@1, DetailViewController@2]
        stack 1 settled: [ListViewController@1]
        DetailFlow#2 cancelled: popped
        DetailFlow#2 released
        """)
  }
}
