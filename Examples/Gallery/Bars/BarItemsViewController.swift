import UIKit

/// Items in the navigation bar and in a toolbar.
final class BarItemsViewController: CardsViewController {
  private let lastTap = UILabel("Nothing tapped yet", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Last Tap", note: "Items stand in the bar above and in the toolbar below.", [lastTap])
    addCard(
      "Items of the Bar",
      [
        makeButton("System Items") { $0.systemItems() },
        makeButton("Texts") { $0.texts() },
        makeButton("Images") { $0.images() },
        makeButton("A Menu") { $0.menu() },
        makeButton("A View") { $0.views() },
      ])
    navigationItem.rightBarButtonItems = systemItems()
    toolbarItems = [
      item(.reply, "Reply"), .flexibleSpace(), item(.trash, "Delete"), .flexibleSpace(),
      item(.organize, "Move"), .flexibleSpace(), item(.compose, "Compose"),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func makeButton(
    _ title: String, items: @escaping (BarItemsViewController) -> [UIBarButtonItem]
  ) -> UIButton {
    let show = UIAction(title: title) { [weak self] _ in
      guard let self else { return }
      navigationItem.setRightBarButtonItems(items(self), animated: true)
    }
    return UIButton(configuration: .gray(), primaryAction: show)
  }

  private func systemItems() -> [UIBarButtonItem] {
    [item(.add, "Add"), item(.action, "Share"), item(.search, "Search")]
  }

  private func texts() -> [UIBarButtonItem] {
    let done = UIBarButtonItem(primaryAction: tapped("Done"))
    done.style = .done
    let disabled = UIBarButtonItem(primaryAction: tapped("Off"))
    disabled.isEnabled = false
    return [done, disabled]
  }

  private func images() -> [UIBarButtonItem] {
    let star = UIBarButtonItem(
      image: UIImage(systemName: "star.fill"), primaryAction: tapped("Star"))
    star.tintColor = .systemOrange
    return [
      star, UIBarButtonItem(image: UIImage(systemName: "bell"), primaryAction: tapped("Bell")),
    ]
  }

  private func menu() -> [UIBarButtonItem] {
    let menu = UIMenu(children: [tapped("Name"), tapped("Date"), tapped("Size")])
    return [UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)]
  }

  private func views() -> [UIBarButtonItem] {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return [UIBarButtonItem(customView: indicator)]
  }

  private func item(
    _ systemItem: UIBarButtonItem.SystemItem, _ name: String
  ) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: systemItem, primaryAction: tapped(name))
  }

  private func tapped(_ name: String) -> UIAction {
    UIAction(title: name) { [weak self] _ in self?.lastTap.text = name }
  }
}
