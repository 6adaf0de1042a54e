import UIKit

final class BasketViewController: UIViewController {
  var onSelect: ((Item) -> Void)?
  var onCheckOut: (() -> Void)?
  private let viewModel: BasketViewModel
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let bar = ActionBar(buttonTitle: "Check Out")
  private let status = StatusView()

  init(viewModel: BasketViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Basket"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.backgroundView = status
    list.delegate = self
    view.addFilling(list, bar)
    bar.onTap = { [weak self] in self?.onCheckOut?() }
    viewModel.onUpdate = { [weak self] in self?.update() }
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  private func update() {
    let old = dataSource.snapshot().itemIdentifiers
    let ids = viewModel.lines.map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Int, BasketLine.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(ids.filter(old.contains))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    status.show(text: ids.isEmpty ? "The basket is empty." : nil)
    bar.isHidden = !viewModel.canCheckOut
    bar.show(viewModel.total)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      let delete = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
        if let id = self?.dataSource.itemIdentifier(for: path) { self?.viewModel.remove(id) }
        done(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, BasketLine.ID> {
    let cells = UICollectionView.CellRegistration<BasketCell, BasketLine.ID> {
      [weak self] cell, _, id in
      guard let line = self?.viewModel.lines.first(where: { $0.id == id }) else { return }
      cell.show(line) { [weak self] count in self?.viewModel.setCount(count, of: id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }
}

extension BasketViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let line = viewModel.lines.first(where: { $0.id == id })
    else { return }
    onSelect?(line.item)
  }
}
