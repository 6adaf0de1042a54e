import Storyline
import StorylineTesting
import Testing
import UIKit

// ComingFromALifetimeBase.md

/// A base class of the shape that the guide is about: children in an array, and a child that leaves it
/// when the screen that it was bound to is released.
enum Bound {
  @MainActor
  class Coordinator {
    private(set) var children: [Coordinator] = []
    private weak var parent: Coordinator?

    func addChild(_ child: Coordinator) {
      children.append(child)
      child.parent = self
    }

    func removeChild(_ child: Coordinator) { children.removeAll { $0 === child } }

    func bindToLifecycle(of screen: UIViewController) {
      let token = ReleaseToken { [weak self] in
        if let self { parent?.removeChild(self) }
      }
      let key = Unmanaged.passUnretained(self).toOpaque()
      objc_setAssociatedObject(screen, key, token, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private final class ReleaseToken: Sendable {
    private let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    deinit { Task { @MainActor [body] in body() } }
  }
}

extension Bound {
  final class StoreCoordinator: Coordinator {
    private unowned let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let screen = ShopScreen("Phones")
      navigationController.pushViewController(screen, animated: false)
      bindToLifecycle(of: screen)
    }

    func showFilter() {
      let navigation = UINavigationController()
      let filter = FilterCoordinator(navigationController: navigation)
      addChild(filter)
      filter.start()
      navigationController.present(navigation, animated: true)
    }
  }

  final class FilterCoordinator: Coordinator {
    private unowned let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let screen = ShopScreen("Filter")
      navigationController.pushViewController(screen, animated: false)
      bindToLifecycle(of: screen)
    }
  }
}

// Step one.

final class StoreCoordinator: Flow<Void> {
  private weak var navigationController: UINavigationController?
  private(set) var filters: [String] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let screen = ShopScreen("Phones")
    navigationController?.pushViewController(screen, animated: false)
    bindToLifecycle(of: screen)
  }

  func showFilter() {
    let navigation = UINavigationController()
    let filter = FilterCoordinator(navigationController: navigation)
    addChild(filter).whenFinished { [self] name in filters.append(name) }
    filter.start()
    navigationController?.present(navigation, animated: true)
  }
}

final class FilterCoordinator: Flow<String> {
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let screen = ShopScreen("Filter")
    navigationController?.pushViewController(screen, animated: false)
    bindToLifecycle(of: screen)
  }
}

// Step two.

final class NewStoreFlow: Flow<Void> {
  private(set) var filters: [String] = []

  override func start() { show(ShopScreen("Phones")) }

  func showFilter() {
    show(FilterFlow(), as: .present(in: .navigation))
      .whenFinished { [self] name in filters.append(name) }
  }
}

final class FilterFlow: Flow<String> {
  override func start() { show(ShopScreen("Filter")) }
}

@MainActor @Suite(.stage) struct LifetimeBaseTests {
  let shop = Shop()
  let app = AppDriver()

  /// A store on a navigation controller that the app has made.
  private func startStore() async throws -> StoreCoordinator {
    let navigationController = UINavigationController()
    let window = shop.window
    window.rootViewController = navigationController
    let store = StoreCoordinator(navigationController: navigationController)
    window.show(store, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    return store
  }

  @Test func `what the base class did is done before the first step`() async throws {
    let navigationController = UINavigationController()
    shop.window.rootViewController = navigationController
    let store = Bound.StoreCoordinator(navigationController: navigationController)
    store.start()
    shop.window.makeKeyAndVisible()
    store.showFilter()
    try await settle()
    #expect(store.children.count == 1)
    try await app.pullDownSheet()
    #expect(store.children.isEmpty)
  }

  @Test
  func `after the first step a sheet that the app presents ends the child when it is pulled down`()
    async throws
  {
    let store = try await startStore()
    store.showFilter()
    try await settle()
    #expect(store.childCoordinators.count == 1)
    try await app.pullDownSheet()
    #expect(store.childCoordinators.isEmpty)
    #expect(store.filters.isEmpty)
  }

  @Test func `after the first step a child that finishes takes the app's sheet away`() async throws
  {
    let store = try await startStore()
    store.showFilter()
    try await settle()
    (store.childCoordinators.first as? FilterCoordinator)?.finish("cheap")
    try await settle()
    #expect(store.filters == ["cheap"])
    #expect(try #require(shop.window.rootViewController).presentedViewController == nil)
  }

  @Test func `a flow that is bound to two screens ends with the last of them`() async throws {
    let store = try await startStore()
    let navigationController = try #require(shop.navigation)
    let child = FilterCoordinator(navigationController: navigationController)
    store.addChild(child)
    child.start()
    let second = ShopScreen("More")
    navigationController.pushViewController(second, animated: false)
    child.bindToLifecycle(of: second)
    try await settle()
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == nil)
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.popped))
  }

  @Test func `a screen that leaks does not keep its flow in the tree`() async throws {
    let store = try await startStore()
    let navigationController = try #require(shop.navigation)
    let child = FilterCoordinator(navigationController: navigationController)
    store.addChild(child)
    child.start()
    try await settle()
    let kept = navigationController.topViewController
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(kept != nil)
    #expect(child.outcome == .cancelled(.popped))
    #expect(store.childCoordinators.isEmpty)
  }

  @Test func `after the second step the flow makes no container`() async throws {
    let store = NewStoreFlow()
    shop.window.show(store, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    store.showFilter()
    try await settle()
    (store.childCoordinators.first as? FilterFlow)?.finish("cheap")
    try await settle()
    #expect(store.filters == ["cheap"])
    store.showFilter()
    try await settle()
    try await app.pullDownSheet()
    #expect(store.childCoordinators.isEmpty)
  }
}
