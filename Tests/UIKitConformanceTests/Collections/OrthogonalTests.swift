import StorylineTesting
import Testing
import UIKit

/// Sections of a compositional layout that scroll across it.
@MainActor @Suite(.harness) struct OrthogonalTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Groups of one item, 120 by 80, 10 apart, in a collection view that is 300 wide.
  private func section(
    _ behavior: Behavior, width: CGFloat = 120
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(width), heightDimension: .absolute(80))
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 30)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func rows() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  /// Ten items that scroll to the side, above ten rows.
  private func show(
    _ section: NSCollectionLayoutSection, _ count: Int = 10
  ) throws -> CollectionStage {
    let rows = rows()
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : rows }
    return try CollectionStage(
      [CollectionStage.numbers(count), (0..<10).map { "Row \($0)" }], layout: layout)
  }

  private func scroller(_ stage: CollectionStage) throws -> UIScrollView {
    try #require(stage.collection.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  /// Drags in the section to the side, and lets go while the finger rests, or flicks.
  private func drag(_ stage: CollectionStage, by distance: CGFloat, flick: Bool = false) throws {
    let harness = stage.harness
    let start = CGPoint(x: distance < 0 ? 280 : 20, y: 140)
    let end = CGPoint(x: start.x + distance, y: start.y)
    harness.holdTime()
    harness.press(at: start)
    harness.turn()
    harness.move(from: start, to: end, over: flick ? 0.1 : 1, steps: flick ? 10 : 20)
    if !flick {
      harness.advance(by: 0.5)
      harness.drag(to: end)
    }
    harness.lift(at: end)
    for _ in 0..<300 { harness.advance(by: 1.0 / 60) }
    try harness.settle()
  }

  @Test func `groups go on to the side, in a scroll view of their own`() throws {
    let stage = try show(section(.continuous))
    #expect(stage.frame(0) == CGRect(x: 20, y: 5, width: 120, height: 80))
    #expect(stage.frame(9)?.minX.isNear(1190) == true)
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 100, width: 300, height: 60))
    let scroller = try scroller(stage)
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 300, height: 80))
    #expect(scroller.contentSize == CGSize(width: 20 + 10 * 130 - 10 + 30, height: 80))
    #expect(stage.collection.contentSize == CGSize(width: 300, height: 700))
    let cell = try #require(stage.collection.cellForItem(at: stage.path(0)))
    #expect(cell.superview === scroller)
    #expect(cell.frame == CGRect(x: 20, y: 0, width: 120, height: 80))
    // Only what is seen has cells.
    #expect(stage.seen.filter { $0.hasPrefix("Item") } == ["Item 0", "Item 1", "Item 2"])
  }

  @Test func `a finger scrolls the section, and the collection view stays`() throws {
    let stage = try show(section(.continuous))
    try drag(stage, by: -200)
    let scroller = try scroller(stage)
    #expect(scroller.contentOffset.x > 150)
    #expect(stage.collection.contentOffset == .zero)
    #expect(!stage.seen.contains("Item 0"))
    #expect(stage.frame(0)?.minX == 20)
    // An item at a point of the screen is found there.
    let path = stage.collection.indexPathForItem(at: CGPoint(x: 100, y: 40))
    #expect(path?.item == Int((100 + scroller.contentOffset.x - 20) / 130))
    try stage.tap(3, 1)
    #expect(stage.trace.events.contains("delegate.didSelect(1.3)"))
  }

  @Test(arguments: [
    (Behavior.continuousGroupLeadingBoundary, CGFloat(130)), (.groupPaging, 130), (.paging, 300),
  ])
  func `a section comes to rest where its behaviour says`(
    behavior: Behavior, stop: CGFloat
  ) throws {
    let stage = try show(section(behavior))
    try drag(stage, by: behavior == .paging ? -170 : -100)
    #expect(try scroller(stage).contentOffset.x == stop)
  }

  @Test func `a flick leads one group further, and back`() throws {
    let stage = try show(section(.groupPaging))
    try drag(stage, by: -60, flick: true)
    let scroller = try scroller(stage)
    #expect(scroller.contentOffset.x == 130)
    try drag(stage, by: -60, flick: true)
    #expect(scroller.contentOffset.x == 260)
    try drag(stage, by: 60, flick: true)
    #expect(scroller.contentOffset.x == 130)
  }

  @Test func `groups may rest in the middle, the first one too`() throws {
    let stage = try show(section(.groupPagingCentered, width: 200))
    #expect(stage.frame(0)?.midX == 150)
    try drag(stage, by: -60, flick: true)
    let scroller = try scroller(stage)
    #expect(scroller.contentOffset.x == 210)
    #expect(stage.frame(1)?.midX.isNear(360) == true)
  }

  @available(iOS 17.0, *)
  @Test func `the section says how it bounces and slows down`() throws {
    let section = section(.continuous)
    section.orthogonalScrollingProperties.bounce = .always
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let first = try scroller(try show(section, 1))
    #expect(first.bounces && first.alwaysBounceHorizontal)
    #expect(first.decelerationRate == .fast)
    let other = self.section(.groupPaging)
    other.orthogonalScrollingProperties.bounce = .never
    let second = try scroller(try show(other))
    #expect(!second.bounces)
    #expect(second.decelerationRate == .fast)
    #expect(try scroller(try show(self.section(.continuous))).decelerationRate == .normal)
  }

  @Test func `an item is scrolled to, down and to the side`() throws {
    let stage = try show(section(.continuous))
    stage.collection.scrollToItem(
      at: stage.path(9, 1), at: .bottom, animated: false)
    #expect(stage.collection.contentOffset.y == 300)
    stage.collection.scrollToItem(
      at: stage.path(5), at: [.top, .centeredHorizontally], animated: false)
    try stage.harness.settle()
    #expect(stage.collection.contentOffset.y == 5)
    #expect(try scroller(stage).contentOffset.x == 20 + 5 * 130 + 60 - 150)
    #expect(stage.seen.contains("Item 5"))
  }

  @Test func `a section stays scrolled while it is out of sight, and when it moves`() throws {
    let stage = try show(section(.groupPaging))
    try drag(stage, by: -100)
    stage.collection.contentOffset.y = 300
    try stage.harness.settle()
    #expect(!stage.collection.subviews.contains { $0 is UIScrollView })
    stage.collection.contentOffset.y = 0
    try stage.harness.settle()
    #expect(try scroller(stage).contentOffset.x == 130)
  }

  @Test func `items come, go and move in it`() throws {
    let stage = try show(section(.continuous))
    stage.collection.performBatchUpdates {
      stage.sections[0].remove(at: 0)
      stage.sections[1].insert(stage.sections[0].remove(at: 0), at: 0)
      stage.collection.deleteItems(at: [stage.path(0)])
      stage.collection.moveItem(at: stage.path(1), to: stage.path(0, 1))
    }
    try stage.harness.settle()
    #expect(stage.seen.prefix(4) == ["Item 2", "Item 3", "Item 4", "Item 1"])
    let moved = try #require(stage.collection.cellForItem(at: stage.path(0, 1)))
    #expect(moved.superview === stage.collection)
    #expect(moved.frame == CGRect(x: 0, y: 100, width: 300, height: 60))
    #expect(try scroller(stage).contentSize.width == 20 + 8 * 130 - 10 + 30)
  }

  @Test func `for people who read from the right it begins there`() throws {
    PlatformHarness().readFromTheRight()
    let stage = try show(section(.groupPaging))
    let scroller = try scroller(stage)
    let length = scroller.contentSize.width
    #expect(scroller.contentOffset.x == length - 300)
    #expect(stage.frame(0)?.maxX == length - 20)
    #expect(stage.seen.filter { $0.hasPrefix("Item") } == ["Item 0", "Item 1", "Item 2"])
    try drag(stage, by: 100)
    #expect(scroller.contentOffset.x == length - 300 - 130)
  }

  @Test func `a layout that goes to the right has sections that go down`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(150))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = try CollectionStage(
      [CollectionStage.numbers(10)],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(try scroller(stage).contentSize == CGSize(width: 100, height: 1500))
    #expect(stage.frame(2) == CGRect(x: 0, y: 300, width: 100, height: 150))
    #expect(stage.seen == ["Item 0", "Item 1", "Item 2"])
  }

  @Test func `a handler changes what is seen before it is shown`() throws {
    let section = section(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = item.frame.midX - offset.x - environment.container.contentSize.width / 2
        item.alpha = abs(distance) < 65 ? 1 : 0.5
      }
    }
    let stage = try show(section)
    func alphas() -> [CGFloat] {
      (0..<4).compactMap { stage.collection.cellForItem(at: stage.path($0))?.alpha }
    }
    #expect(alphas() == [0.5, 1, 0.5])
    try drag(stage, by: -130)
    #expect(offsets.last == (try scroller(stage).contentOffset.x))
    #expect(alphas().contains(1))
  }
}
