import Storyline
import StorylineTesting
import Testing
import UIKit

// ScreensThatDoNotKnowTheirFlow.md

// MVVM-C: the view model knows what was tapped, and a protocol that is told of it.

@MainActor
protocol SearchViewModelDelegate: AnyObject {
  func search(_ model: SearchViewModel, didSelect phone: Phone)
}

@MainActor
final class SearchViewModel {
  weak var delegate: (any SearchViewModelDelegate)?
  private(set) var phones: [Phone]

  init(_ phones: [Phone]) { self.phones = phones }

  func select(_ index: Int) { delegate?.search(self, didSelect: phones[index]) }
}

final class SearchViewController: UIViewController {
  private let model: SearchViewModel

  init(_ model: SearchViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func tap(_ index: Int) { model.select(index) }
}

final class SearchFlow: Flow<Void>, SearchViewModelDelegate {
  private let phones: [Phone]

  init(_ phones: [Phone]) { self.phones = phones }

  override func start() {
    let model = SearchViewModel(phones)
    model.delegate = self
    show(SearchViewController(model))
  }

  func search(_ model: SearchViewModel, didSelect phone: Phone) {
    show(DetailFlow(phone), as: .push)
  }
}

// MVP-C: the presenter drives a passive view, and hands navigation to a closure.

@MainActor
protocol NameView: AnyObject {
  func show(error: String)
}

@MainActor
final class NamePresenter {
  weak var view: (any NameView)?
  var onAccept: ((String) -> Void)?

  func submit(_ name: String) {
    if name.isEmpty { view?.show(error: "Say something") } else { onAccept?(name) }
  }
}

final class NameViewController: UIViewController, NameView {
  private let presenter: NamePresenter
  private(set) var error: String?

  init(_ presenter: NamePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(error: String) { self.error = error }

  func submit(_ name: String) { presenter.submit(name) }
}

final class NameFlow: Flow<String> {
  override func start() {
    let presenter = NamePresenter()
    let screen = NameViewController(presenter)
    presenter.view = screen
    presenter.onAccept = { [weak self] name in self?.finish(name) }
    show(screen)
  }
}

// ComingFromThePlainPattern.md

final class ShopCoordinator: Flow<Void>, CoordinatorFinishDelegate {
  private weak var navigationController: UINavigationController?
  private(set) var names: [String] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let home = ShopScreen("Home")
    navigationController?.pushViewController(home, animated: false)
    bindToLifecycle(of: home)
  }

  func askForName() {
    guard let navigationController else { return }
    let child = NameCoordinator(navigationController: navigationController)
    child.finishDelegate = self
    addChild(child)
    child.start()
  }

  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    if let child = childCoordinator as? NameCoordinator, let name = child.outcome?.value {
      names.append(name)
    }
  }
}

final class NameCoordinator: Flow<String> {
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let presenter = NamePresenter()
    presenter.onAccept = { [weak self] name in self?.finish(name) }
    let screen = NameViewController(presenter)
    navigationController?.pushViewController(screen, animated: true)
    bindToLifecycle(of: screen)
  }
}

/// The same two, after the last step.
final class NewShopFlow: Flow<Void> {
  private(set) var names: [String] = []

  override func start() {
    show(ShopScreen("Home"))
  }

  func askForName() {
    show(NameFlow(), as: .push).whenFinished { [self] name in names.append(name) }
  }
}

@MainActor @Suite(.stage) struct PatternTests {
  let shop = Shop()

  @Test func `a view model tells a delegate, and the flow is one`() async throws {
    shop.window.show(SearchFlow(shop.phones), as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    (shop.navigation?.topViewController as? SearchViewController)?.tap(1)
    try await settle()
    #expect(shop.titles.last == "Model B")
  }

  @Test func `a presenter tells a closure, and the flow set it`() async throws {
    let root = NewShopFlow()
    shop.window.show(root, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    root.askForName()
    try await settle()
    let screen = try #require(shop.navigation?.topViewController as? NameViewController)
    screen.submit("")
    #expect(screen.error == "Say something")
    screen.submit("Ada")
    try await settle()
    #expect(root.names == ["Ada"])
  }

  @Test func `a plain coordinator keeps its shape`() async throws {
    let window = shop.window
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let coordinator = ShopCoordinator(navigationController: navigationController)
    window.show(coordinator, as: .root)
    window.makeKeyAndVisible()
    try await settle()
    coordinator.askForName()
    try await settle()
    (navigationController.topViewController as? NameViewController)?.submit("Ada")
    try await settle()
    #expect(coordinator.names == ["Ada"])
    coordinator.askForName()
    try await settle()
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(coordinator.names == ["Ada"])
    #expect(coordinator.childCoordinators.isEmpty)
  }
}
