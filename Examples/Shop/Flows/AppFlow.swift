import Storyline
import UIKit

/// The four tabs, and the gate that signing in opens.
final class AppFlow: Flow<Void> {
  /// Open while a customer is signed in.
  let signedIn = Gate("signedIn")
  private let services: Services

  init(services: Services) { self.services = services }

  override var restorationRoutes: RouteList? { ShopLinks.routes }

  override func start() {
    show(UITabBarController())
    go(Self.catalogue)
    go(Self.search)
    go(Self.basket)
    go(Self.account)
    watchSession()
  }

  private func watchSession() {
    signedIn.onWaiting = { [weak self] _ in self?.askForSignIn() }
    services.session.observers.add(self) { [weak self] in self?.sessionDidChange() }
    sessionDidChange()
  }

  private func sessionDidChange() {
    if services.session.customer == nil { signedIn.close() } else { signedIn.open() }
  }

  private func askForSignIn() {
    signIn(with: services).whenCancelled { [signedIn] _ in signedIn.refuseWaitingLinks() }
  }

  private func showOrder(_ order: Order) {
    context.window?.open(Link(Self.account).then(AccountFlow.order, order.id))
  }
}

extension AppFlow {
  static let catalogue = Route("catalogue", as: Tab.catalogue.style()) { (app: AppFlow) in
    CatalogueFlow(services: app.services)
  }

  static let search = Route("search", as: Tab.search.style(in: .navigation)) { (app: AppFlow) in
    SearchFlow(services: app.services)
  }

  static let basket = Route("basket", as: Tab.basket.style(in: .navigation)) { (app: AppFlow) in
    let basket = BasketFlow(services: app.services)
    basket.onShowOrder = { [weak app] order in app?.showOrder(order) }
    return basket
  }

  static let account = Route("account", as: Tab.account.style(in: .navigation)) { (app: AppFlow) in
    AccountFlow(services: app.services, signedIn: app.signedIn)
  }
}
