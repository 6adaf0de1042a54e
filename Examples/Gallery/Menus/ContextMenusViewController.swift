import UIKit

/// A view and rows that open a menu when they are pressed long.
final class ContextMenusViewController: UITableViewController {
  private let pictures = ["Sunrise", "Harbour", "Forest", "Bridge"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "picture")
    tableView.tableHeaderView = PressedView(
      frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 180))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pictures.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = pictures[indexPath.row]
    content.image = UIImage(systemName: "photo")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let picture = pictures[indexPath.row]
    return UIContextMenuConfiguration(identifier: picture as NSString) {
      PreviewViewController(title: picture)
    } actionProvider: { _ in
      PressedView.makeMenu(title: picture)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    // A tap on the preview goes on to what it shows.
    guard let preview = animator.previewViewController else { return }
    animator.addCompletion { [weak self] in
      self?.navigationController?.pushViewController(preview, animated: false)
    }
  }
}
