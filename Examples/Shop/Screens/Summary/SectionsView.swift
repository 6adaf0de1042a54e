import UIKit

/// Lines below headings, which are read and not tapped.
final class SectionsView: UICollectionView {
  typealias Section = SummaryViewModel.Section
  private lazy var source = makeDataSource()

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    allowsSelection = false
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("SectionsView is created in code") }

  func show(_ sections: [Section]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, SummaryViewModel.Row>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource()
    -> UICollectionViewDiffableDataSource<Section, SummaryViewModel.Row>
  {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, SummaryViewModel.Row> {
      cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.text
      content.secondaryText = row.value
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = self?.source.snapshot().sectionIdentifiers[path.section].title
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, SummaryViewModel.Row>(
      collectionView: self
    ) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }
}
