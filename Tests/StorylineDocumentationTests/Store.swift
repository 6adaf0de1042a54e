import Storyline
import UIKit

// The shop that links lead into: a home, a store, its phones, an account for those who have signed in.

final class StoreApp: Flow<Void> {
  let signedIn = Gate("signedIn")

  override func start() {
    show(ShopScreen("Home"))
  }

  override var restorationRoutes: RouteList? {
    RouteList(StoreApp.store, StoreApp.account, StoreFlow.phone, StoreFlow.card)
      .omitting(StoreFlow.help)
  }
}

extension StoreApp {
  static let store = Route("store", as: .push) { (_: StoreApp) in StoreFlow() }
  static let account = Route("account", as: .push, gates: { [$0.signedIn] }) { (_: StoreApp) in
    AccountFlow()
  }
}

final class StoreFlow: Flow<Void> {
  var basket: [Phone.ID] = []
  var declined: [Reason] = []

  override func start() {
    let list = ListViewController([Phone(id: 42, name: "Model A")])
    list.onSelect = { [weak self] phone in self?.open(phone.id) }
    show(list)
  }

  func open(_ id: Phone.ID) {
    go(Self.phone, id)
  }
}

extension StoreFlow {
  static let phone = Route("phone", as: .push) { (store: StoreFlow, id: Phone.ID) in
    PhoneFlow(id)
  } whenFinished: { store, chosen in
    store.basket.append(chosen)
  }
}

extension StoreFlow {
  static let card = Route(
    "card", as: { _, traits in traits.horizontalSizeClass == .compact ? .push : .present }
  ) { (_: StoreFlow, id: Phone.ID) in
    PhoneFlow(id)
  } whenFinished: { store, chosen in
    store.basket.append(chosen)
  } whenCancelled: { store, reason in
    store.declined.append(reason)
  }
}

extension StoreFlow {
  static let help = Route("help", as: .present, screen: { (_: StoreFlow) in ShopScreen("Help") })
}

final class PhoneFlow: Flow<Phone.ID> {
  let id: Phone.ID

  init(_ id: Phone.ID) { self.id = id }

  override func start() { show(ShopScreen("Phone \(id)")) }
}

final class AccountFlow: Flow<Void> {
  override func start() { show(ShopScreen("Account")) }
}

final class CallFlow: Flow<Void> {
  override var survivesLinks: Bool { true }

  override func start() { show(ShopScreen("Call")) }
}

final class LoginFlow: Flow<Void> {
  override func start() { show(ShopScreen("Sign in")) }
}

@MainActor
enum StoreLinks {
  static let links = LinkTable<StoreApp>(
    LinkOrigins(schemes: ["store"], hosts: ["store.example"])
  ) {
    Pattern("phones") { _ in Link(StoreApp.store) }
    Pattern("phones/:id") { Link(StoreApp.store).then(StoreFlow.phone, try $0["id"]) }
    Pattern("account") { _ in Link(StoreApp.account) }
  }
}

// The scene delegate of the guides.
final class StoreScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.show(StoreApp(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    if let story = session.stateRestorationActivity.flatMap({ SavedStory($0) }) {
      window.restore(story)
    }
    window.open(connectionOptions, with: StoreLinks.links)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { window?.open(context.url, with: StoreLinks.links) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    window?.open(userActivity, with: StoreLinks.links)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    window?.open(shortcutItem, with: StoreLinks.links) != nil
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    window?.savedStory.userActivity(ofType: "example.store.story")
  }
}
