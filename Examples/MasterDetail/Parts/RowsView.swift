public import UIKit

/// A list of things that lead somewhere.
public final class RowsView: UIView {
  /// A line of the list.
  public struct Row: Equatable {
    public var title: String
    public var detail: String
    /// The name of a symbol.
    public var symbol: String

    public init(title: String, detail: String, symbol: String) {
      self.title = title
      self.detail = detail
      self.symbol = symbol
    }
  }

  /// The shown rows.
  public var rows: [Row] = [] {
    didSet { tableView.reloadData() }
  }
  /// Called with the number of a row that was tapped.
  public var onSelect: ((Int) -> Void)?

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  public init() {
    super.init(frame: .zero)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.topAnchor.constraint(equalTo: topAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("RowsView is created in code") }

  public func deselect(animated: Bool) {
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
  }
}

extension RowsView: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 2
    content.textToSecondaryTextVerticalPadding = 3
    content.image = UIImage(systemName: row.symbol)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .title2)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath.row)
  }
}
