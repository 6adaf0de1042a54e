public import UIKit

/// A table of phones that can be pulled down, and what stands there without any.
public final class PhoneListView: UIView {
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// Called when people pull the list down.
  public var onPull: (() -> Void)?

  private let placeholderLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let refreshControl = UIRefreshControl()

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    tableView.register(PhoneCell.self, forCellReuseIdentifier: PhoneCell.identifier)
    tableView.refreshControl = refreshControl
    tableView.keyboardDismissMode = .onDrag
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    placeholderLabel.textColor = .secondaryLabel
    placeholderLabel.textAlignment = .center
    placeholderLabel.numberOfLines = 0
    for view in [tableView, placeholderLabel, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.topAnchor.constraint(equalTo: topAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      placeholderLabel.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      placeholderLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      placeholderLabel.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      spinner.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("PhoneListView is created in code") }

  /// Shows whether more is being loaded; the refresh control shows it after a pull.
  public func show(isLoading: Bool) {
    if !isLoading { refreshControl.endRefreshing() }
    let isEmpty = tableView.numberOfRows(inSection: 0) == 0
    if isLoading, isEmpty, !refreshControl.isRefreshing {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  /// Says something where there is no phone; nothing with `nil`.
  public func show(placeholder: String?) { placeholderLabel.text = placeholder }

  public func deselect(animated: Bool) {
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
  }
}
