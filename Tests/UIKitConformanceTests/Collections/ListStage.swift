import UIKit

/// A list of texts in a window.
@MainActor
final class ListStage: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller = UIViewController()
  let collection: UICollectionView
  private var kept: Source?
  /// Sets cells up, which show their item already.
  var setUp: (UICollectionViewListCell, String) -> Void = { _, _ in }

  var source: Source { kept ?? makeSource() }

  init(
    _ list: UICollectionLayoutListConfiguration,
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    collection = UICollectionView(
      frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.delegate = self
    controller.view.addSubview(collection)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    kept = makeSource()
  }

  convenience init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.init(UICollectionLayoutListConfiguration(appearance: appearance))
  }

  private func makeSource() -> Source {
    let rows = Registration { [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      setUp(cell, item)
    }
    func ends(_ kind: String)
      -> UICollectionView.SupplementaryRegistration<
        UICollectionViewListCell
      >
    {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "End \(path.section)"
        cell.contentConfiguration = content
      }
    }
    let header = ends(UICollectionView.elementKindSectionHeader)
    let footer = ends(UICollectionView.elementKindSectionFooter)
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, kind, path in
      collection.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    return source
  }

  func show(_ sections: [[String]]) throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections(["\(index)"])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    try harness.settle()
  }

  func cell(_ item: String) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) }
      as? UICollectionViewListCell
  }

  /// The texts that are seen, from the top.
  var seen: [String] {
    collection.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  func header(_ section: Int) -> UICollectionViewListCell? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
  }

  /// Taps a cell at a distance from its right edge, in its middle without one.
  func tap(_ item: String, fromRight distance: CGFloat? = nil) throws {
    let rect = collection.convert(cell(item)?.frame ?? .zero, to: nil)
    harness.tap(at: CGPoint(x: distance.map { rect.maxX - $0 } ?? rect.midX, y: rect.midY))
    try harness.settle()
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didSelect(\(source.itemIdentifier(for: indexPath) ?? ""))") }
}

extension UIView {
  /// The lines that are seen in a cell: thin views over its whole width or a part.
  var lines: [CGRect] {
    subviews.filter { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height <= 1 }.map(\.frame)
  }
}

extension CGFloat {
  /// Returns a Boolean value that indicates whether it is the same but for what is lost in sums of
  /// fractions.
  func isNear(_ other: CGFloat?) -> Bool { (self - (other ?? .infinity)).magnitude < 0.001 }
}
