import UIKit

/// The preview of a row while its menu is open.
final class PreviewViewController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    preferredContentSize = CGSize(width: 280, height: 200)
  }

  @available(*, unavailable, message: "Use init(title:).")
  required init?(coder: NSCoder) { fatalError("PreviewViewController is created in code") }

  override func loadView() {
    let imageView = UIImageView(image: UIImage(systemName: "photo"))
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
    imageView.contentMode = .center
    imageView.backgroundColor = .secondarySystemBackground
    view = imageView
  }
}
