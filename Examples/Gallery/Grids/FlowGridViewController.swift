import UIKit

/// A flow layout with a header, whose items have two sizes.
final class FlowGridViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 60)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("FlowGridViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 10 : 24 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.show(indexPath.item + 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
    content.text = indexPath.section == 0 ? "Two Sizes" : "One Size"
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemBackground
    (header as? UICollectionViewListCell)?.contentConfiguration = content
    (header as? UICollectionViewListCell)?.backgroundConfiguration = background
    return header
  }
}

extension FlowGridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let isWide = indexPath.section == 0 && indexPath.item % 3 == 0
    return CGSize(width: isWide ? 140 : 64, height: 64)
  }
}
