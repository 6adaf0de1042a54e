import Storyline
import StorylineTesting
import Testing
import UIKit

/// The same app in three shapes does the same. Documentation/Decisions/call-sites.md compares them.
@MainActor @Suite(.stage) struct CallSiteTests {
  enum Shape: CaseIterable {
    case methods, routes, plain

    @MainActor func launch(_ store: Store, in window: UIWindow) {
      switch self {
      case .methods: Methods.launch(store, in: window)
      case .routes: Routes.launch(store, in: window)
      case .plain: Plain.launch(store, in: window)
      }
    }
  }

  let store = Store([Item(id: 1, name: "One"), Item(id: 2, name: "Two")])
  let window = UIWindow()

  private var navigation: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  private var edit: EditScreen? {
    (navigation?.presentedViewController as? UINavigationController)?.topViewController
      as? EditScreen
  }

  /// Launches, opens the second item, and edits it.
  private func openEdit(_ shape: Shape) async throws {
    shape.launch(store, in: window)
    window.makeKeyAndVisible()
    try await settle()
    let list = try #require(navigation?.topViewController as? ListScreen)
    list.onSelect?(store.items[1])
    try await settle()
    let detail = try #require(navigation?.topViewController as? DetailScreen)
    detail.onEdit?(detail.item)
    try await settle()
  }

  @Test(arguments: Shape.allCases)
  func `an edited item comes back to the detail`(shape: Shape) async throws {
    try await openEdit(shape)
    weak let sheet = edit
    try #require(edit).onSave?(Item(id: 2, name: "Zwei"))
    try await settle()
    #expect(try #require(navigation).presentedViewController == nil)
    #expect(navigation?.topViewController?.title == "Zwei")
    #expect(store.items.map(\.name) == ["One", "Zwei"])
    #expect(sheet == nil)
  }

  @Test(arguments: Shape.allCases)
  func `a cancelled edit changes nothing`(shape: Shape) async throws {
    try await openEdit(shape)
    try #require(edit).onCancel?()
    try await settle()
    #expect(try #require(navigation).presentedViewController == nil)
    #expect(navigation?.topViewController?.title == "Two")
    #expect(store.items.map(\.name) == ["One", "Two"])
    #expect(window.storyLog.last?.description.hasSuffix("released") == true)
  }

  @Test(arguments: Shape.allCases)
  func `going back leaves the list alone`(shape: Shape) async throws {
    try await openEdit(shape)
    try #require(edit).onCancel?()
    try await settle()
    navigation?.popViewController(animated: true)
    try await settle()
    #expect(navigation?.viewControllers.count == 1)
    let log = window.storyLog.map(\.description)
    #expect(log.filter { $0.hasSuffix("cancelled: popped") }.count == 1)
  }
}
