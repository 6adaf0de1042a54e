import UIKit

/// A list of equal rows, which is compared with the one before whenever it changes.
class ListViewController<Row: Hashable & Sendable>: UICollectionViewController {
  let status = StatusView()
  private lazy var dataSource = makeDataSource()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("ListViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundView = status
    status.show()
  }

  /// Shows rows in place of those before.
  func show(_ rows: [Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
  }

  /// Shows rows, or why there are none.
  func show(_ state: LoadState<[Row]>, empty: String) {
    show(state.value ?? [])
    status.show(state, empty: empty)
  }

  /// Returns the texts and the image of a row.
  func content(of row: Row) -> UIListContentConfiguration { .cell() }

  /// Returns what stands at the end of a row.
  func accessories(of row: Row) -> [UICellAccessory] { [.disclosureIndicator()] }

  /// Called after a tap on a row.
  func didSelect(_ row: Row) {}

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let row = dataSource.itemIdentifier(for: indexPath) { didSelect(row) }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in
      cell.contentConfiguration = self?.content(of: row)
      cell.accessories = self?.accessories(of: row) ?? []
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }
}

extension UIListContentConfiguration {
  /// Makes a row with a picture, a title and a line below it.
  static func pictured(_ picture: String, _ title: String, _ detail: String)
    -> UIListContentConfiguration
  {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = detail
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.textToSecondaryTextVerticalPadding = 2
    content.image = UIImage(named: picture)
    content.imageProperties.maximumSize = CGSize(width: 52, height: 52)
    content.imageProperties.reservedLayoutSize = CGSize(width: 52, height: 52)
    return content
  }
}
