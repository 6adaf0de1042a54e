import StorylineTesting
import Testing
import UIKit

/// Cells that say their sizes.
@MainActor @Suite(.harness) struct SelfSizingTests {
  /// A cell as wide as its text, and 20 points around it.
  private final class Tag: UICollectionViewCell {
    let label = UILabel()
    static var measured = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measured += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Shows tags.
  private final class Source: NSObject, UICollectionViewDataSource {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.label.text = texts[indexPath.item]
      return cell
    }
  }

  private func show(
    _ source: Source, estimate: CGSize
  ) throws -> (stage: CollectionStage, layout: UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let stage = try CollectionStage([[]], layout: layout)
    stage.collection.register(Tag.self, forCellWithReuseIdentifier: "tag")
    Tag.measured = 0
    stage.collection.dataSource = source
    try stage.harness.settle()
    return (stage, layout)
  }

  @Test func `11.5.8 cells are as large as their constraints say`() throws {
    let source = Source(["A", "A longer text", "And more"])
    let (stage, _) = try show(source, estimate: UICollectionViewFlowLayout.automaticSize)
    for (item, text) in source.texts.enumerated() {
      let label = UILabel()
      label.text = text
      let size = try #require(stage.frame(item)).size
      #expect(abs(size.width - label.intrinsicContentSize.width - 40) < 1)
      #expect(abs(size.height - label.intrinsicContentSize.height - 20) < 1)
      #expect(stage.collection.cellForItem(at: stage.path(item))?.frame == stage.frame(item))
    }
    #expect(stage.frame(1)?.minY == 0)
  }

  @Test func `11.5.8 without an estimate nobody asks cells`() throws {
    let source = Source(["A longer text"])
    let (stage, layout) = try show(source, estimate: .zero)
    #expect(Tag.measured == 0)
    #expect(stage.frame(0)?.size == layout.itemSize)
  }

  @Test func `11.5.8 only what is seen is measured, and what is above keeps its place`() throws {
    let source = Source((0..<2000).map { "One of a great many: \($0)" })
    let (stage, _) = try show(source, estimate: CGSize(width: 280, height: 20))
    #expect(Tag.measured < 60)
    // In the middle, where nothing was measured: what is seen stays when what is above it comes.
    stage.collection.contentOffset.y = 20_000
    try stage.harness.settle()
    #expect(Tag.measured < 120)
    for _ in 0..<5 {
      let cell = try #require(
        stage.collection.visibleCells.first { $0.frame.minY >= stage.collection.bounds.minY })
      let before = cell.frame.minY - stage.collection.contentOffset.y
      stage.collection.contentOffset.y -= 15
      try stage.harness.settle()
      #expect(abs(cell.frame.minY - stage.collection.contentOffset.y - before - 15) < 0.01)
    }
  }

  @Test func `11.5.8 an item that is reconfigured is measured anew`() throws {
    let source = Source(["A", "B"])
    let (stage, _) = try show(source, estimate: UICollectionViewFlowLayout.automaticSize)
    let before = try #require(stage.frame(0)?.width)
    source.texts[0] = "Much longer than before"
    stage.collection.reconfigureItems(at: [stage.path(0)])
    try stage.harness.settle()
    #expect(try #require(stage.frame(0)?.width) > before + 50)
  }

  @Test func `11.5.8 what was measured goes along when items move`() throws {
    let source = Source(["A", "A longer text", "B"])
    let (stage, _) = try show(source, estimate: UICollectionViewFlowLayout.automaticSize)
    let long = try #require(stage.frame(1)?.size)
    source.texts = ["A longer text", "A", "B", "C"]
    stage.collection.performBatchUpdates {
      stage.collection.moveItem(at: stage.path(1), to: stage.path(0))
      stage.collection.insertItems(at: [stage.path(3)])
    }
    try stage.harness.settle()
    #expect(stage.frame(0)?.size == long)
    #expect(try #require(stage.frame(3)?.width) < long.width)
  }
}
