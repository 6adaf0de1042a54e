import Storyline
import UIKit

/// The names and images of the tabs.
enum Tab: Int {
  case catalogue
  case search
  case basket
  case account

  private var title: String {
    switch self {
    case .catalogue: "Catalogue"
    case .search: "Search"
    case .basket: "Basket"
    case .account: "Account"
    }
  }

  private var symbol: String {
    switch self {
    case .catalogue: "square.grid.2x2"
    case .search: "magnifyingglass"
    case .basket: "bag"
    case .account: "person.crop.circle"
    }
  }

  /// The style of the flow in this tab.
  func style(in wrapper: Wrapper = .plain) -> FlowStyle {
    .tab(title, image: UIImage(systemName: symbol), at: rawValue, in: wrapper)
  }
}
