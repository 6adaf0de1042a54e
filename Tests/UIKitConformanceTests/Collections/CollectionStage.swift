import UIKit

/// A cell that shows a text.
final class TextCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view in a window, what it shows, and what it asks and tells.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller = UIViewController()
  let collection: UICollectionView
  var sections: [[String]]
  var highlights = true
  var selects = true
  var deselects = true
  /// The reuse identifier of the cells.
  var identifier = "cell"

  /// A collection view with sections of items named so.
  init(
    _ sections: [[String]], layout: UICollectionViewLayout = CollectionStage.grid(),
    size: CGSize = CGSize(width: 300, height: 400)
  ) throws {
    self.sections = sections
    collection = UICollectionView(
      frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size), collectionViewLayout: layout)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      "badge", "line",
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "end")
    }
    collection.dataSource = self
    collection.delegate = self
    controller.view.addSubview(collection)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  /// Items of 90 by 50 points, three in a line of 300, and 10 points apart from line to line.
  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    return layout
  }

  static func numbers(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: path(item, section))?.frame
  }

  /// Taps the item in its middle.
  func tap(_ item: Int, _ section: Int = 0) throws {
    let rect = collection.convert(frame(item, section) ?? .zero, to: nil)
    harness.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    try harness.settle()
  }

  var seen: [String] {
    collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" }
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    trace.record("data", "cell(\(name(indexPath)))")
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { trace.record("delegate", "willDisplay(\(name(indexPath)))") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didEndDisplaying(\(name(indexPath)))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    trace.record("delegate", "shouldHighlight(\(name(indexPath)))")
    return highlights
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didHighlight(\(name(indexPath)))") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didUnhighlight(\(name(indexPath)))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    trace.record("delegate", "shouldSelect(\(name(indexPath)))")
    return selects
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    trace.record("delegate", "shouldDeselect(\(name(indexPath)))")
    return deselects
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didSelect(\(name(indexPath)))") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { trace.record("delegate", "didDeselect(\(name(indexPath)))") }
}
