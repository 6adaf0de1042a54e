public import UIKit

/// A list of things that lead somewhere.
open class RowsViewController: UITableViewController {
  /// A line of the list.
  public struct Row: Equatable {
    public var title: String
    public var detail: String?
    /// The name of a symbol.
    public var symbol: String

    public init(_ title: String, detail: String? = nil, symbol: String) {
      self.title = title
      self.detail = detail
      self.symbol = symbol
    }
  }

  /// The shown rows.
  public var rows: [Row] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  public init() { super.init(style: .insetGrouped) }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("RowsViewController is created in code") }

  /// Called with the number of a row that was tapped.
  open func didSelect(_ row: Int) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: row.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) { didSelect(indexPath.row) }
}
