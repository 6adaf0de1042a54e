import UIKit

/// A compositional layout: a large item beside two small ones, and rows of three.
final class CompositionalGridViewController: UICollectionViewController {
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? Self.makeMosaic() : Self.makeThirds()
      })
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) {
    fatalError("CompositionalGridViewController is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
  }

  private static func makeMosaic() -> NSCollectionLayoutSection {
    let large = makeItem(width: 2 / 3, height: 1)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: makeSize(width: 1 / 3, height: 1), subitems: [makeItem(width: 1, height: 1 / 2)])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: [large, column])
    return makeSection(row)
  }

  private static func makeThirds() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [makeItem(width: 1 / 3, height: 1)])
    return makeSection(row)
  }

  private static func makeSection(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    return section
  }

  private static func makeItem(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: makeSize(width: width, height: height))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  private static func makeSize(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 6 : 15 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.show(indexPath.item + 1)
    return cell
  }
}
