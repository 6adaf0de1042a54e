import UIKit

final class AccountViewController: UICollectionViewController {
  typealias Section = AccountViewModel.Section
  typealias Row = AccountViewModel.Row

  var onSignIn: (() -> Void)?
  var onSelect: ((Order) -> Void)?
  private let viewModel: AccountViewModel
  private lazy var dataSource = makeDataSource()

  init(viewModel: AccountViewModel) {
    self.viewModel = viewModel
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Account"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    update()
  }

  // Orders come while other tabs are in front.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    for (section, rows) in viewModel.sections {
      snapshot.appendSections([section])
      snapshot.appendItems(rows, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .signIn, .order, .signOut: true
    case .customer, .note, nil: false
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .signIn:
      collectionView.deselectItem(at: indexPath, animated: true)
      onSignIn?()
    case .order(let order): onSelect?(order)
    case .signOut: viewModel.signOut()
    case .customer, .note, nil: break
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      cell.contentConfiguration = row.content
      cell.accessories = row.accessories
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = self?.viewModel.sections[path.section].section == .orders ? "Orders" : nil
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }
}

extension AccountViewModel.Row {
  fileprivate var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryTextProperties.color = .secondaryLabel
    switch self {
    case .customer(let customer):
      content.text = customer.name
      content.secondaryText = customer.id
      content.image = UIImage(systemName: "person.crop.circle")
    case .signIn:
      content.text = "Sign In"
      content.textProperties.color = .tintColor
      content.image = UIImage(systemName: "key")
    case .order(let order):
      content.text = order.title
      content.secondaryText = "\(order.day), \(order.draft.total.text)"
      content.image = UIImage(systemName: "archivebox")
    case .note(let text):
      content.text = text
      content.textProperties.color = .secondaryLabel
    case .signOut:
      content.text = "Sign Out"
      content.textProperties.color = .systemRed
    }
    return content
  }

  fileprivate var accessories: [UICellAccessory] {
    if case .order = self { [.disclosureIndicator()] } else { [] }
  }
}
