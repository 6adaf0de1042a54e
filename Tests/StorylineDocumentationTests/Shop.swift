import Storyline
import UIKit

// The example of the articles: a shop for phones. The screens are independent of flows.

struct Phone: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// A screen with a title, and closures that say what was tapped.
class ShopScreen: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class ListViewController: ShopScreen {
  let phones: [Phone]
  var onSelect: ((Phone) -> Void)?

  init(_ phones: [Phone]) {
    self.phones = phones
    super.init("Phones")
  }
}

final class DetailViewController: ShopScreen {
  var onChoose: (() -> Void)?

  init(_ phone: Phone) { super.init(phone.name) }
}

final class AddressViewController: ShopScreen {
  var onSave: ((String) -> Void)?
  var onCancel: (() -> Void)?

  init() { super.init("Address") }
}

/// A window on the stage.
@MainActor
final class Shop {
  let window = UIWindow()
  let phones = [Phone(id: 1, name: "Model A"), Phone(id: 2, name: "Model B")]

  var navigation: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  var titles: [String] { navigation?.viewControllers.map { $0.title ?? "–" } ?? [] }

  var log: String { window.storyLog.description }

  /// Returns the log after its first `count` lines.
  func log(after count: Int) -> String {
    window.storyLog.dropFirst(count).map(\.description).joined(separator: "\n")
  }
}
