import Storyline
import StorylineTesting
import Testing
import UIKit

// ComingFromXCoordinator.md

/// Stands in for XCoordinator 2: names and shapes of it, as much as the guide needs to be compiled. The
/// original is not here, and does more.
@MainActor
enum Routed {
  protocol Route {}

  @MainActor
  protocol Presentable: AnyObject {
    var viewController: UIViewController { get }
  }

  @MainActor
  struct NavigationTransition {
    let perform: @MainActor (UINavigationController) -> (any Presentable)?

    static func push(_ screen: UIViewController) -> Self {
      Self {
        $0.pushViewController(screen, animated: true)
        return nil
      }
    }

    static func present(_ child: any Presentable) -> Self {
      Self {
        $0.present(child.viewController, animated: true)
        return child
      }
    }

    static func dismiss() -> Self {
      Self {
        $0.dismiss(animated: true)
        return nil
      }
    }
  }

  @MainActor
  class NavigationCoordinator<RouteType: Route>: Presentable {
    let rootViewController = UINavigationController()
    private(set) var children: [any Presentable] = []
    var viewController: UIViewController { rootViewController }

    init(initialRoute: RouteType) { trigger(initialRoute) }

    func prepareTransition(for route: RouteType) -> NavigationTransition {
      fatalError("A coordinator prepares its transitions.")
    }

    func trigger(_ route: RouteType) {
      children.removeAll { $0.viewController.presentingViewController == nil }
      if let child = prepareTransition(for: route).perform(rootViewController) {
        children.append(child)
      }
    }

    func setRoot(for window: UIWindow) {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
    }
  }
}

extension Routed {
  enum HomeRoute: Route {
    case home
    case phone(Phone)
    case account
  }

  final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
    init() { super.init(initialRoute: .home) }

    override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
      switch route {
      case .home:
        let list = ListViewController([Phone(id: 42, name: "Model A")])
        list.onSelect = { [weak self] phone in self?.trigger(.phone(phone)) }
        return .push(list)
      case .phone(let phone):
        return .push(DetailViewController(phone))
      case .account:
        return .present(AccountCoordinator())
      }
    }
  }

  enum AccountRoute: Route {
    case overview
    case close
  }

  final class AccountCoordinator: NavigationCoordinator<AccountRoute> {
    init() { super.init(initialRoute: .overview) }

    override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
      switch route {
      case .overview: .push(ShopScreen("Account"))
      case .close: .dismiss()
      }
    }
  }
}

// Step one: the routes stay.

enum HomeRoute {
  case home
  case phone(Phone)
  case account
}

final class HomeCoordinator: Flow<Void> {
  override func start() { trigger(.home) }

  func trigger(_ route: HomeRoute) {
    switch route {
    case .home:
      let list = ListViewController([Phone(id: 42, name: "Model A")])
      list.onSelect = { [weak self] phone in self?.trigger(.phone(phone)) }
      show(list)
    case .phone(let phone):
      show(DetailViewController(phone))
    case .account:
      show(OldAccountFlow(Routed.AccountCoordinator()), as: .present)
    }
  }
}

/// Keeps a coordinator that is not a flow yet, for as long as its container is there.
final class OldAccountFlow: Flow<Void> {
  private let old: Routed.AccountCoordinator

  init(_ old: Routed.AccountCoordinator) { self.old = old }

  override func start() { show(old.rootViewController) }
}

/// Stands at the root for routed coordinators.
final class RoutedAppFlow: Flow<Void> {
  let home = Routed.HomeCoordinator()

  override func start() { show(home.rootViewController) }

  func askForName() -> FlowHandle<String> {
    show(NameFlow(), as: .push)
  }
}

// Step two: routes are methods, and what can be led to has an address.

final class HomeFlow: Flow<Void> {
  override func start() {
    let list = ListViewController([Phone(id: 42, name: "Model A")])
    list.onSelect = { [weak self] phone in self?.open(phone.id) }
    show(list)
  }

  func open(_ id: Phone.ID) { go(Self.phone, id) }

  func openAccount() { show(AccountFlow(), as: .present(in: .navigation(closeButton: .done))) }
}

extension HomeFlow {
  static let phone = Route("phone", as: .push) { (_: HomeFlow, id: Phone.ID) in PhoneFlow(id) }
}

@MainActor @Suite(.stage) struct RouteBaseTests {
  let shop = Shop()
  let app = AppDriver()

  @Test func `routes that stay lead to the same screens`() async throws {
    let old = Routed.HomeCoordinator()
    old.setRoot(for: shop.window)
    try await settle()
    old.trigger(.phone(Phone(id: 1, name: "Model B")))
    try await settle()
    let before = shop.titles
    let new = HomeCoordinator()
    shop.window.show(new, as: .root(in: .navigation))
    try await settle()
    new.trigger(.phone(Phone(id: 1, name: "Model B")))
    try await settle()
    #expect(before == ["Phones", "Model B"])
    #expect(shop.titles == before)
  }

  @Test func `a routed coordinator lives for as long as it is shown`() async throws {
    let home = HomeCoordinator()
    shop.window.show(home, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    weak var account: Routed.AccountCoordinator?
    do {
      let made = Routed.AccountCoordinator()
      account = made
      home.show(OldAccountFlow(made), as: .present)
    }
    try await settle()
    #expect(account != nil)
    try await app.pullDownSheet()
    #expect(home.childCoordinators.isEmpty)
    #expect(account == nil)
  }

  @Test func `a routed coordinator that dismisses itself ends its flow`() async throws {
    let home = HomeCoordinator()
    shop.window.show(home, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    let account = Routed.AccountCoordinator()
    let handle = home.show(OldAccountFlow(account), as: .present)
    try await settle()
    account.trigger(.close)
    try await settle()
    guard case .cancelled(.dismissed) = await handle.outcome else {
      Issue.record("It has not ended as it was dismissed.")
      return
    }
  }

  @Test func `a flow is pushed on the stack of a routed coordinator`() async throws {
    let root = RoutedAppFlow()
    shop.window.show(root, as: .root)
    shop.window.makeKeyAndVisible()
    try await settle()
    let handle = root.askForName()
    try await settle()
    #expect(shop.titles.count == 2)
    (shop.navigation?.topViewController as? NameViewController)?.submit("Ada")
    try await settle()
    #expect(await handle.outcome == .finished("Ada"))
    root.home.trigger(.phone(Phone(id: 1, name: "Model B")))
    try await settle()
    #expect(shop.titles == ["Phones", "Model B"])
  }

  @Test func `a chain of routes has become a link`() async throws {
    let home = HomeFlow()
    let window = shop.window
    window.show(home, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    home.openAccount()
    try await settle()
    window.open(Link(HomeFlow.phone, 42))
    try await settle()
    #expect(shop.titles == ["Phones", "Phone 42"])
    #expect(try #require(window.rootViewController).presentedViewController == nil)
  }
}
