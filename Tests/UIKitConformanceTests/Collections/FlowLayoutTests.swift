import StorylineTesting
import Testing
import UIKit

/// Tests for the places of items in a flow layout.
@MainActor @Suite(.harness) struct FlowLayoutTests {
  private func frames(
    _ count: Int, _ layout: UICollectionViewFlowLayout, width: CGFloat = 300
  ) throws -> [CGRect] {
    let stage = try CollectionStage(
      [CollectionStage.numbers(count)], layout: layout,
      size: CGSize(width: width, height: 400))
    return (0..<count).compactMap { stage.frame($0) }
  }

  @Test func `11.5.12 the items of a line share out what is left of it`() throws {
    let layout = CollectionStage.grid()
    let frames = try frames(5, layout, width: 310)
    #expect(frames.map(\.minX) == [0, 110, 220, 0, 110])
    #expect(frames.map(\.minY) == [0, 0, 0, 60, 60])
    #expect(frames.allSatisfy { $0.size == layout.itemSize })
  }

  @Test func `11.5.12 fewer items fit where the least spacing is larger`() throws {
    let layout = CollectionStage.grid()
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 5
    let frames = try frames(3, layout)
    #expect(frames.map(\.minX) == [0, 210, 0])
    #expect(frames[2].minY == 55)
  }

  @Test func `11.5.12 an item alone in its line is in the middle, where no other has room`() throws
  {
    let layout = CollectionStage.grid()
    layout.itemSize = CGSize(width: 200, height: 40)
    #expect(try frames(2, layout).map(\.minX) == [50, 50])
  }

  @Test func `11.5.12 lower items are in the middle of their line`() throws {
    let sizes = Sizes { CGSize(width: 90, height: $0 == 1 ? 70 : 50) }
    let stage = try CollectionStage([CollectionStage.numbers(4)])
    stage.collection.delegate = sizes
    #expect((0..<4).compactMap { stage.frame($0)?.minY } == [10, 0, 10, 80])
  }

  @Test func `columns go on to the right`() throws {
    let layout = CollectionStage.grid()
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 5)
    let stage = try CollectionStage(
      [CollectionStage.numbers(8)], layout: layout, size: CGSize(width: 300, height: 200))
    #expect(stage.frame(0) == CGRect(x: 5, y: 20, width: 90, height: 50))
    #expect(stage.frame(1)?.minY == 85 && stage.frame(2)?.minY == 150)
    #expect(stage.frame(3)?.minX == 105)
    #expect(stage.collection.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func `11.5.19 a section without a header has attributes of no size for it`() throws {
    let layout = CollectionStage.grid()
    let stage = try CollectionStage([CollectionStage.numbers(2)], layout: layout)
    let header = stage.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.size == .zero)
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(all?.allSatisfy { $0.representedElementCategory == .cell } == true)
  }

  @Test func `headers, footers and insets surround the lines of a section`() throws {
    let layout = CollectionStage.grid()
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    let stage = try CollectionStage([["A"], ["B"]], layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    func end(_ kind: String, _ section: Int) -> CGRect? {
      stage.collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(end(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(stage.frame(0) == CGRect(x: 2, y: 21, width: 90, height: 50))
    #expect(
      end(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 0, y: 74, width: 300, height: 10))
    #expect(end(header, 1)?.minY == 84)
    #expect(stage.collection.visibleSupplementaryViews(ofKind: header).count == 2)
    #expect(
      stage.collection.supplementaryView(
        forElementKind: header, at: IndexPath(item: 0, section: 1))?.frame.minY == 84)
    #expect(stage.collection.contentSize.height == 168)
  }

  @Test func `11.5.13 a pinned header stays until its section has gone`() throws {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = try CollectionStage(
      [CollectionStage.numbers(9), CollectionStage.numbers(60)], layout: layout)
    func header(_ section: Int) -> UICollectionReusableView? {
      stage.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    stage.collection.contentOffset.y = 100
    try stage.harness.settle()
    #expect(header(0)?.frame.minY == 100 && header(1)?.frame.minY == 190)
    #expect(stage.collection.subviews.last === header(1))
    stage.collection.contentOffset.y = 180
    try stage.harness.settle()
    #expect(header(0)?.frame.minY == 170)
    stage.collection.contentOffset.y = 400
    try stage.harness.settle()
    #expect(header(0) == nil && header(1)?.frame.minY == 400)
  }

  /// Says the size of each item.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    let size: (Int) -> CGSize

    init(_ size: @escaping (Int) -> CGSize) { self.size = size }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return size(indexPath.item)
    }
  }

  @Test func `the delegate says sizes, once for each item until the width is another one`() throws {
    let sizes = Sizes { CGSize(width: 50 + CGFloat($0 % 3) * 40, height: 30) }
    let stage = try CollectionStage([CollectionStage.numbers(30)])
    stage.collection.delegate = sizes
    try stage.harness.settle()
    // 50, 90 and 130 points, and twice 10 between them, are 290 of 300.
    #expect(sizes.asked == 30)
    #expect([0, 1, 2, 3].compactMap { stage.frame($0)?.minX } == [0, 65, 170, 0])
    stage.collection.contentOffset.y = 100
    try stage.harness.settle()
    #expect(sizes.asked == 30)
    stage.collection.frame.size.width = 145
    try stage.harness.settle()
    #expect(sizes.asked == 60)
    #expect([0, 1, 2].compactMap { stage.frame($0)?.minY } == [0, 40, 80])
  }

  /// Says only what surrounds sections.
  private final class Surroundings: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 100, left: 0, bottom: 0, right: 0) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }
  }

  @Test func `what the delegate leaves out the layout says`() throws {
    let surroundings = Surroundings()
    let stage = try CollectionStage([CollectionStage.numbers(4), ["A"]])
    stage.collection.delegate = surroundings
    #expect(stage.frame(3) == CGRect(x: 0, y: 52, width: 90, height: 50))
    #expect(stage.frame(0, 1)?.minY == 202)
  }

  @Test func `11.5.9 another width makes other lines, another height does not`() throws {
    let layout = CollectionStage.grid()
    let stage = try CollectionStage([CollectionStage.numbers(6)], layout: layout)
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 300, height: 9)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 310, height: 400)))
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
    stage.collection.frame.size.width = 200
    try stage.harness.settle()
    #expect(stage.frame(2) == CGRect(x: 0, y: 60, width: 90, height: 50))
    #expect(stage.collection.cellForItem(at: stage.path(2))?.frame == stage.frame(2))
  }

  @Test func `another spacing moves what is seen`() throws {
    let layout = CollectionStage.grid()
    let stage = try CollectionStage([CollectionStage.numbers(6)], layout: layout)
    layout.minimumLineSpacing = 30
    try stage.harness.settle()
    #expect(stage.collection.cellForItem(at: stage.path(3))?.frame.minY == 80)
  }
}
