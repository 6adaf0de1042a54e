import UIKit

/// A table of articles, what stands there without any, and what went wrong.
final class ArticleListView: UIView {
  let tableView = UITableView(frame: .zero, style: .plain)
  let noticeView = NoticeView()

  private let placeholderLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
    tableView.keyboardDismissMode = .onDrag
    placeholderLabel.font = .preferredFont(forTextStyle: .body)
    placeholderLabel.adjustsFontForContentSizeCategory = true
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
    noticeView.lie(on: self)
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("ArticleListView is created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The last row can be scrolled out from under the card.
    let covered = noticeView.isHidden ? 0 : noticeView.frame.height + 24
    if tableView.contentInset.bottom != covered { tableView.contentInset.bottom = covered }
  }

  /// Shows what there is to say beside the articles themselves.
  func show(placeholder: String?, notice: Notice?) {
    placeholderLabel.text = placeholder
    noticeView.show(notice)
    setNeedsLayout()
  }

  /// Shows whether the first articles are being loaded; the refresh control shows it after a pull.
  func show(isLoading: Bool) {
    if !isLoading { tableView.refreshControl?.endRefreshing() }
    let isEmpty = tableView.numberOfRows(inSection: 0) == 0
    if isLoading, isEmpty, tableView.refreshControl?.isRefreshing != true {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  func deselect(animated: Bool) {
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
  }
}
