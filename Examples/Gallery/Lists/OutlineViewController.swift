import UIKit

/// A sidebar whose rows open and close.
final class OutlineViewController: UICollectionViewController {
  private nonisolated struct Node: Hashable {
    let title: String
    var symbol = "folder"
  }

  private let tree: [(folder: Node, files: [Node])] = [
    (
      Node(title: "Pictures"),
      [Node(title: "Holiday", symbol: "photo"), Node(title: "Family", symbol: "photo")]
    ),
    (
      Node(title: "Music"),
      [Node(title: "Waltz", symbol: "music.note"), Node(title: "Fugue", symbol: "music.note")]
    ),
    (Node(title: "Letters"), [Node(title: "To Ada", symbol: "doc.text")]),
  ]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Node>?

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("OutlineViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSectionSnapshot<Node>()
    for (folder, files) in tree {
      snapshot.append([folder])
      snapshot.append(files, to: folder)
    }
    snapshot.expand([tree[0].folder])
    dataSource?.apply(snapshot, to: 0, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Node> {
    let folders = Set(tree.map(\.folder))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Node> {
      cell, _, node in
      var content = cell.defaultContentConfiguration()
      content.text = node.title
      content.image = UIImage(systemName: node.symbol)
      cell.contentConfiguration = content
      cell.accessories = folders.contains(node) ? [.outlineDisclosure()] : []
    }
    return UICollectionViewDiffableDataSource<Int, Node>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }
}
