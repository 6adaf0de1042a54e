import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

// ALinkOnColdStart.md

/// Has to load something before there is anything to lead to.
final class LoadingApp: Flow<Void> {
  private let ready = Gate("ready")

  override var linkGates: [Gate] { [ready] }

  override func start() { show(ShopScreen("Loading")) }

  func didLoad() {
    show(ShopScreen("Home"), as: .replace)
    ready.open()
  }
}

extension LoadingApp {
  static let store = Route("store", as: .push) { (_: LoadingApp) in StoreFlow() }
}

@MainActor @Suite(.stage) struct ColdStartTests {
  let shop = Shop()

  @Test func `a link that comes before the first flow waits for it`() async throws {
    let window = shop.window
    let url = try #require(URL(string: "store://phones/42"))
    let handle = window.open(url, with: StoreLinks.links)
    #expect(handle.receipt == .waiting)
    window.show(StoreApp(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(shop.titles == ["Home", "Phones", "Phone 42"])
  }

  @Test func `a root flow that loads lets links wait`() async throws {
    let app = LoadingApp()
    shop.window.show(app, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    shop.window.open(Link(LoadingApp.store))
    try await settle()
    #expect(shop.titles == ["Loading"])
    app.didLoad()
    try await settle()
    #expect(shop.titles == ["Home", "Phones"])
    #expect(
      shop.log == """
        LoadingApp#1 root
        LoadingApp#1 shows ShopScreen@1 in stack 1
        stack 1 settled: [ShopScreen@1]
        link 1 opened: store
        link 1 waits for gate ready
        LoadingApp#1 shows ShopScreen@2 in stack 1
        link 1 goes on
        command 4 waits
        stack 1 settled: [ShopScreen@2]
        link 1 keeps [LoadingApp#1], takes away [], shows [store]
        StoreFlow#2 pushed by LoadingApp#1
        StoreFlow#2 is at store
        StoreFlow#2 shows ListViewController@3 in stack 1
        link 1 followed
        stack 1 settled: [ShopScreen@2, ListViewController@3]
        """)
  }

  @Test func `a newer link takes the place of one that waits`() async throws {
    let first = shop.window.open(Link(StoreApp.store))
    shop.window.open(Link(StoreApp.store).then(StoreFlow.phone, 7))
    shop.window.show(StoreApp(), as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    #expect(first.receipt == .refused(.superseded))
    #expect(shop.titles == ["Home", "Phones", "Phone 7"])
  }
}
