import UIKit

/// A grid with albums: headers that stay at the edge, and a plate behind each album.
final class PhotosController: UICollectionViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private var source: Source?
  private let albums = [("Spring", 8), ("Summer", 11), ("Autumn", 60)]

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() })
  }

  required init?(coder: NSCoder) { nil }

  private static func makeLayout() -> UICollectionViewLayout {
    let photo = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitem: photo, count: 4)
    row.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 24, trailing: 24)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    plate.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12)
    section.decorationItems = [plate]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(PlateView.self, forDecorationViewOfKind: "plate")
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
      cell.show(number)
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      view.label.text = self?.source?.sectionIdentifier(for: path.section)
    }
    let source = Source(collectionView: collectionView) { collection, path, number in
      collection.dequeueConfiguredReusableCell(using: photos, for: path, item: number)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    var number = 0
    for (album, count) in albums {
      snapshot.appendSections([album])
      snapshot.appendItems(Array(number + 1...number + count))
      number += count
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { title = source?.itemIdentifier(for: indexPath).map { "Photo \($0)" } }

  /// Turns the first album round.
  private func shuffle() {
    guard var snapshot = source?.snapshot(), let album = snapshot.sectionIdentifiers.first else {
      return
    }
    let photos = snapshot.itemIdentifiers(inSection: album)
    snapshot.deleteItems(photos)
    snapshot.appendItems(photos.reversed(), toSection: album)
    source?.apply(snapshot)
  }
}

/// A square in a colour of its own.
final class PhotoCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    let frame = UIView()
    frame.backgroundColor = .systemBlue
    selectedBackgroundView = frame
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number)"
    backgroundColor = UIColor(
      hue: CGFloat(number % 12) / 12, saturation: 0.35, brightness: 0.95, alpha: 1)
  }
}

/// The name of an album.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The background behind an album.
final class PlateView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }
}
