import UIKit

/// A list in one appearance, with headers, a footer and every accessory.
final class AccessoriesViewController: UICollectionViewController {
  private nonisolated enum Row: String {
    case none = "None"
    case disclosure = "Disclosure indicator"
    case checkmark = "Checkmark"
    case detail = "Detail"
    case label = "Label"
    case delete = "Delete"
    case insert = "Insert"
    case several = "Select several"
  }

  private let sections: [(header: String, rows: [Row])] = [
    ("Accessories", [.none, .disclosure, .checkmark, .detail, .label]),
    ("While Editing", [.delete, .insert, .several]),
  ]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>?

  init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable, message: "Use init(appearance:).")
  required init?(coder: NSCoder) { fatalError("AccessoriesViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.allowsMultipleSelectionDuringEditing = true
    dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, section) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.rows)
    }
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.rawValue
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(of: row)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [sections] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = sections[indexPath.section].header
      header.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return dataSource
  }

  private static var detail: [UICellAccessory] {
    if #available(iOS 15.4, *) { [.detail()] } else { [] }
  }

  private static func accessories(of row: Row) -> [UICellAccessory] {
    switch row {
    case .none: []
    case .disclosure: [.disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detail: detail
    case .label: [.label(text: "12")]
    case .delete: [.delete()]
    case .insert: [.insert()]
    case .several: [.multiselect()]
    }
  }
}
