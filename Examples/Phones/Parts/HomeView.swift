public import UIKit

/// The first view: an introduction, and the button to go on.
public final class HomeView: UIView {
  /// Leads to the list.
  public let button = UIButton(configuration: .filled())

  public init(pattern: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let symbol = UIImageView(image: UIImage(systemName: "iphone"))
    symbol.contentMode = .scaleAspectFit
    let (title, text) = (UILabel(), UILabel())
    title.text = "Phones"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    text.text = "Every iPhone of ten years, \(pattern)."
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    for label in [title, text] { label.textAlignment = .center }
    button.setTitle("Browse iPhones", for: .normal)
    button.configuration?.buttonSize = .large
    let column = UIStackView(arrangedSubviews: [symbol, title, text])
    column.axis = .vertical
    column.spacing = 12
    for view in [column, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      symbol.heightAnchor.constraint(equalToConstant: 96),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      column.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -40),
      button.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable, message: "Use init(pattern:).")
  public required init?(coder: NSCoder) { fatalError("HomeView is created in code") }
}
