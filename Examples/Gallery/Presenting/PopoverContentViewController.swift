import UIKit

/// The content of a popover: as large as its text needs.
final class PopoverContentViewController: UIViewController {
  private let label = UILabel("A popover points at what it belongs to.", style: .body)

  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
    let textSize = label.sizeThatFits(CGSize(width: 228, height: CGFloat.greatestFiniteMagnitude))
    preferredContentSize = CGSize(width: 260, height: textSize.height + 32)
  }
}
