import UIKit

/// Fills the column beside the departments until an item is chosen.
final class NothingChosenViewController: UIViewController {
  override func loadView() {
    let status = StatusView()
    status.backgroundColor = .systemBackground
    status.show(text: "Choose an item.")
    view = status
  }
}
