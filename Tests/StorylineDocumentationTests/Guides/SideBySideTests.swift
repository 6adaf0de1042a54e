import Storyline
import StorylineTesting
import Testing
import UIKit

// ComingFromThePlainPattern.md: old and new in one app.

@MainActor
protocol OldCoordinator: AnyObject {
  var childCoordinators: [any OldCoordinator] { get set }
  func start()
}

final class OldProfileCoordinator: OldCoordinator {
  var childCoordinators: [any OldCoordinator] = []
  private let navigationController: UINavigationController
  private(set) weak var firstScreen: UIViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ShopScreen("Profile")
    navigationController.pushViewController(screen, animated: true)
    firstScreen = screen
  }

  func showDetails() {
    navigationController.pushViewController(ShopScreen("Details"), animated: true)
  }
}

/// Keeps a coordinator that is not a flow yet, for as long as its first screen is there.
final class OldProfileFlow: Flow<Void> {
  private(set) var old: OldProfileCoordinator?

  override func start() {
    guard let navigationController = context.navigationController else { return }
    let old = OldProfileCoordinator(navigationController: navigationController)
    old.start()
    if let screen = old.firstScreen { bindToLifecycle(of: screen) }
    self.old = old
  }
}

/// Stands at the root for an app whose coordinators are not flows yet.
final class OldAppFlow: Flow<Void> {
  override func start() {
    if let root = context.window?.rootViewController { bindToLifecycle(of: root) }
  }
}

final class OldAppCoordinator: OldCoordinator {
  var childCoordinators: [any OldCoordinator] = []
  let navigationController = UINavigationController()
  private(set) var names: [String] = []
  private weak var flows: OldAppFlow?

  func start() {
    navigationController.viewControllers = [ShopScreen("Home")]
  }

  func start(in window: UIWindow) {
    start()
    window.rootViewController = navigationController
    let flows = OldAppFlow()
    window.show(flows, as: .root)
    self.flows = flows
  }

  func askForName() {
    flows?.show(NameFlow(), as: .push).whenFinished { [weak self] name in self?.names.append(name) }
  }
}

@MainActor @Suite(.stage) struct SideBySideTests {
  let shop = Shop()

  @Test func `a flow shows a coordinator that is none yet, and lets go of it with its screens`()
    async throws
  {
    let root = NewShopFlow()
    shop.window.show(root, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    weak var old: OldProfileCoordinator?
    do {
      let flow = OldProfileFlow()
      root.show(flow, as: .push)
      old = flow.old
    }
    try await settle()
    old?.showDetails()
    try await settle()
    #expect(shop.titles == ["Home", "Profile", "Details"])
    #expect(root.childCoordinators.count == 1)
    shop.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(root.childCoordinators.isEmpty)
    #expect(old == nil)
  }

  @Test func `a coordinator that is no flow shows one, and hears its outcome`() async throws {
    let app = OldAppCoordinator()
    app.start(in: shop.window)
    shop.window.makeKeyAndVisible()
    try await settle()
    app.askForName()
    try await settle()
    #expect(shop.titles.count == 2)
    (shop.navigation?.topViewController as? NameViewController)?.submit("Ada")
    try await settle()
    #expect(app.names == ["Ada"])
    #expect(shop.titles == ["Home"])
    app.askForName()
    try await settle()
    shop.navigation?.popViewController(animated: true)
    try await settle()
    #expect(app.names == ["Ada"])
    // A screen that the old coordinator pushes does not concern the flow.
    app.navigationController.pushViewController(ShopScreen("Own"), animated: true)
    try await settle()
    #expect(shop.titles == ["Home", "Own"])
  }

  @Test func `a parent at the first step shows a child at the second, and the other way round`()
    async throws
  {
    let navigationController = UINavigationController()
    shop.window.rootViewController = navigationController
    let first = ShopCoordinator(navigationController: navigationController)
    shop.window.show(first, as: .root)
    shop.window.makeKeyAndVisible()
    try await settle()
    let second = NewShopFlow()
    first.show(second, as: .push)
    try await settle()
    let child = NameCoordinator(navigationController: navigationController)
    second.addChild(child)
    child.start()
    try await settle()
    #expect(navigationController.viewControllers.count == 3)
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.popped))
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(first.childCoordinators.isEmpty)
  }
}
