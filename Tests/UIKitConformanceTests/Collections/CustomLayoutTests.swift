import StorylineTesting
import Testing
import UIKit

/// Layouts of an app's own.
@MainActor @Suite(.harness) struct CustomLayoutTests {
  /// Says how round a cell is.
  private final class RoundAttributes: UICollectionViewLayoutAttributes {
    var roundness = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? RoundAttributes)?.roundness = roundness
      return copy
    }
  }

  /// A cell that is as round as it is told.
  private final class RoundCell: UICollectionViewCell {
    var roundness = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      roundness = (layoutAttributes as? RoundAttributes)?.roundness ?? -1
    }
  }

  private final class Shelf: UICollectionReusableView {}

  /// A stairway: each item a step below and to the right, over a shelf.
  private final class Stairs: UICollectionViewLayout {
    private var steps: [RoundAttributes] = []
    private(set) var prepared = 0

    override init() {
      super.init()
      register(Shelf.self, forDecorationViewOfKind: "shelf")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layoutAttributesClass: AnyClass { RoundAttributes.self }

    override func prepare() {
      super.prepare()
      prepared += 1
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      steps = (0..<count).map { item in
        let step = RoundAttributes(forCellWith: IndexPath(item: item, section: 0))
        step.frame = CGRect(x: item * 20, y: item * 30, width: 100, height: 30)
        step.roundness = item
        step.zIndex = -item
        return step
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: steps.last?.frame.maxX ?? 0, height: steps.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let shelf = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
      shelf.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      shelf.zIndex = -1000
      return [shelf] + steps.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { steps[indexPath.item] }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
  }

  private func show(_ count: Int) throws -> (stage: CollectionStage, layout: Stairs) {
    let layout = Stairs()
    let stage = try CollectionStage([[]], layout: layout)
    stage.collection.register(RoundCell.self, forCellWithReuseIdentifier: "cell")
    stage.sections = [CollectionStage.numbers(count)]
    stage.collection.reloadData()
    try stage.harness.settle()
    return (stage, layout)
  }

  @Test func `items are where the layout says, with what it says besides`() throws {
    let (stage, _) = try show(100)
    #expect(stage.collection.contentSize == CGSize(width: 2080, height: 3000))
    let cell = try #require(stage.collection.cellForItem(at: stage.path(3)) as? RoundCell)
    #expect(cell.frame == CGRect(x: 60, y: 90, width: 100, height: 30))
    #expect(cell.roundness == 3)
    // 14 steps begin in 400 points, and 15 in 300 across.
    #expect(stage.collection.visibleCells.count == 14)
  }

  @Test func `what has a higher z index lies above`() throws {
    let (stage, _) = try show(3)
    let views = stage.collection.subviews
    #expect(views.first is Shelf)
    let cells = views.compactMap { $0 as? UICollectionViewCell }
    #expect(cells.compactMap { stage.collection.indexPath(for: $0)?.item } == [2, 1, 0])
  }

  @Test func `a layout has a say in where scrolling ends`() throws {
    let (stage, _) = try show(100)
    let start = CGPoint(x: 150, y: 400)
    stage.harness.drag(from: start, to: CGPoint(x: 150, y: 330), over: 1, steps: 20)
    try stage.harness.settle()
    #expect(stage.collection.contentOffset.y == 100)
  }

  @Test func `a copy of attributes is of their class and equal`() throws {
    let one = RoundAttributes(forCellWith: IndexPath(item: 1, section: 0))
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.roundness = 7
    let copy = try #require(one.copy() as? RoundAttributes)
    #expect(copy.roundness == 7 && copy.isEqual(one) && copy !== one)
    copy.alpha = 0.5
    #expect(!copy.isEqual(one))
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(one.frame == CGRect(x: -0.5, y: 0, width: 6, height: 8))
    #expect(one.representedElementCategory == .cell && one.representedElementKind == nil)
  }

  @Test func `a cell takes over transform and opacity`() throws {
    final class Tilted: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          attributes.alpha = 0.25
          return attributes
        }
      }
    }
    let stage = try CollectionStage([["A"]], layout: Tilted())
    let cell = try #require(stage.collection.cellForItem(at: stage.path(0)))
    #expect(cell.alpha == 0.25 && cell.transform.a == 0.5)
    #expect(cell.bounds.size == CGSize(width: 50, height: 50))
    #expect(cell.center == CGPoint(x: 25, y: 25))
  }
}
