import UIKit

/// A text in the middle of a screen that has nothing else to show, or a spinner until it has.
final class StatusView: UIView {
  var onRetry: (() -> Void)?
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel(.body, .secondaryLabel)
  private let button = UIButton(configuration: .tinted())

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    button.setTitle("Try Again", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [spinner, label, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    // In the middle of what bars and the keyboard leave.
    let room = UILayoutGuide()
    addLayoutGuide(room)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      column.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("StatusView is created in code") }

  /// Shows a spinner, a text, or nothing; after an error also a button.
  func show(isLoading: Bool = false, text: String? = nil, canRetry: Bool = false) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    label.text = text
    label.isHidden = text == nil
    button.isHidden = !canRetry
  }

  /// Shows what stands in the way of a value, or that the value is empty.
  func show<Rows: Collection>(_ state: LoadState<Rows>, empty: String) {
    switch state {
    case .loading: show(isLoading: true)
    case .loaded(let rows): show(text: rows.isEmpty ? empty : nil)
    case .failed(let error): show(text: error.errorDescription, canRetry: error == .unreachable)
    }
  }
}
