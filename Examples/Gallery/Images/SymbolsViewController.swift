import UIKit

/// Symbols in a grid.
final class SymbolsViewController: UICollectionViewController {
  private let names = [
    "star", "heart", "bolt", "flag", "power", "wifi", "house", "gear", "gearshape",
    "magnifyingglass", "person", "person.crop.circle", "person.2", "bell", "trash", "pencil",
    "square.and.pencil", "cart", "bag", "folder", "doc", "doc.text", "doc.on.doc", "tray",
    "archivebox", "envelope", "phone", "message", "bubble.left", "paperplane", "lock",
    "lock.open", "key", "eye", "calendar", "clock", "location", "map", "mappin", "tag",
    "bookmark", "book", "gift", "creditcard", "globe", "link", "paperclip", "sun.max", "moon",
    "cloud", "photo", "camera", "video", "mic", "speaker", "speaker.wave.2", "play", "pause",
    "stop", "forward", "backward", "music.note", "plus", "minus", "xmark", "checkmark",
    "ellipsis", "info", "questionmark", "list.bullet", "slider.horizontal.3", "square.grid.2x2",
    "chart.bar", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left",
    "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise", "square.and.arrow.up",
    "square.and.arrow.down", "checkmark.circle", "checkmark.circle.fill", "heart.fill",
    "star.fill", "bell.fill", "bell.slash",
  ]

  private lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    cell, _, name in
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
    let imageView = UIImageView(image: image)
    imageView.contentMode = .center
    cell.backgroundConfiguration = .listGroupedCell()
    cell.backgroundConfiguration?.cornerRadius = 10
    cell.backgroundConfiguration?.customView = imageView
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = name
  }

  init() {
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    let inset: CGFloat = 4
    cell.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [cell])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("SymbolsViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    // A registration that is made while a cell is asked for is refused.
    _ = registration
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: names[indexPath.item])
  }
}
