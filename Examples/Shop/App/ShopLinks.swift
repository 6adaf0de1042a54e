import Storyline

/// The addresses of the shop, for URLs, notifications and restoration.
enum ShopLinks {
  static let links = LinkTable<AppFlow>(
    LinkOrigins(schemes: ["shop"], hosts: ["shop.example"])
  ) {
    Pattern("departments/:id") {
      Link(AppFlow.catalogue).then(CatalogueFlow.browse).then(BrowseFlow.department, try $0["id"])
    }
    Pattern("items/:id") { Link(AppFlow.catalogue).then(CatalogueFlow.item, try $0["id"]) }
    Pattern("search") { _ in Link(AppFlow.search) }
    Pattern("basket") { _ in Link(AppFlow.basket) }
    Pattern("orders/:id") { Link(AppFlow.account).then(AccountFlow.order, try $0["id"]) }
  }

  static let routes = RouteList(
    AppFlow.catalogue, AppFlow.search, AppFlow.basket, AppFlow.account, CatalogueFlow.browse,
    CatalogueFlow.item, BrowseFlow.department, SearchFlow.item, BasketFlow.item,
    AccountFlow.order)
}
