import StorylineTesting
import Testing
import UIKit

/// A data source that implements moves, and updates its data.
@MainActor
private final class MovingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var fixed: Set<String> = []
  var moves: [String] = []
  var proposals: [String] = []
  var target: ((IndexPath) -> IndexPath)?
  let collection: UICollectionView

  init(_ sections: [[String]], _ layout: UICollectionViewLayout) {
    self.sections = sections
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(name(sourceIndexPath))>\(name(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposals.append(
      "\(name(originalIndexPath)) \(name(currentIndexPath)) \(name(proposedIndexPath))")
    return target?(proposedIndexPath) ?? proposedIndexPath
  }
  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}

/// Items that are moved by code that follows a finger, or by the finger itself.
@MainActor @Suite(.harness) struct ReorderingTests {
  let harness: any Harness = PlatformHarness()

  private func show(
    _ sections: [[String]], _ layout: UICollectionViewLayout = CollectionStage.grid()
  ) throws -> MovingSource {
    let source = MovingSource(sections, layout)
    let controller = UIViewController()
    controller.view.addSubview(source.collection)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    return source
  }

  private func seen(_ source: MovingSource) -> [String] {
    source.collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" }
  }

  private func middle(_ source: MovingSource, _ item: Int, _ section: Int = 0) -> CGPoint {
    source.collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center
      ?? .zero
  }

  @Test func `the others give way, and the data source hears of it at the end`() throws {
    let source = try show([["A", "B", "C", "D"]])
    let items = source.collection
    let target = middle(source, 2)
    #expect(items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    items.updateInteractiveMovementTargetPosition(target)
    try harness.settle()
    #expect(source.moves == [])
    #expect(seen(source) == ["B", "C", "A", "D"])
    #expect(source.proposals == ["0.0 0.0 0.2"])
    items.endInteractiveMovement()
    try harness.settle()
    #expect(source.moves == ["0.0>0.2"])
    #expect(source.sections == [["B", "C", "A", "D"]])
    #expect(seen(source) == ["B", "C", "A", "D"])
    #expect(items.cellForItem(at: IndexPath(item: 2, section: 0))?.center == target)
  }

  @Test func `what is held stays where it is held, above the others`() throws {
    let source = try show([["A", "B", "C", "D"]])
    let items = source.collection
    let cell = try #require(items.cellForItem(at: IndexPath(item: 0, section: 0)))
    items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    items.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 200))
    try harness.settle()
    #expect(cell.center == CGPoint(x: 150, y: 200))
    #expect(items.subviews.last { $0 is UICollectionViewCell } === cell)
    #expect(cell.configurationState.isReordering)
    items.cancelInteractiveMovement()
    try harness.settle()
    #expect(!cell.configurationState.isReordering)
  }

  @Test func `a movement that is cancelled changes nothing`() throws {
    let source = try show([["A", "B", "C", "D"]])
    let (items, target) = (source.collection, middle(source, 3))
    items.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    items.updateInteractiveMovementTargetPosition(target)
    items.cancelInteractiveMovement()
    try harness.settle()
    #expect(source.moves == [])
    #expect(seen(source) == ["A", "B", "C", "D"])
  }

  @Test func `an item goes to another section`() throws {
    let source = try show([["A", "B"], ["C", "D"]])
    let (items, target) = (source.collection, middle(source, 1, 1))
    items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    items.updateInteractiveMovementTargetPosition(target)
    try harness.settle()
    #expect(items.numberOfItems(inSection: 0) == 1)
    #expect(items.numberOfItems(inSection: 1) == 3)
    items.endInteractiveMovement()
    try harness.settle()
    #expect(source.moves == ["0.0>1.1"])
    #expect(source.sections == [["B"], ["C", "A", "D"]])
    #expect(seen(source) == ["B", "C", "A", "D"])
  }

  @Test func `the data source says which items may be moved`() throws {
    let source = try show([["A", "B"]])
    source.fixed = ["A"]
    let items = source.collection
    #expect(!items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(items.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(!items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    items.cancelInteractiveMovement()
    #expect(!items.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
  }

  @Test func `nothing is moved where no data source hears of it`() throws {
    let stage = try CollectionStage([["A", "B"]])
    #expect(!stage.collection.beginInteractiveMovementForItem(at: stage.path(0)))
  }

  @Test func `the delegate may say another place`() throws {
    let source = try show([["A", "B", "C", "D"]])
    let (items, target) = (source.collection, middle(source, 3))
    source.target = { _ in IndexPath(item: 1, section: 0) }
    items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    items.updateInteractiveMovementTargetPosition(target)
    items.endInteractiveMovement()
    try harness.settle()
    #expect(source.moves == ["0.0>0.1"])
    #expect(seen(source) == ["B", "A", "C", "D"])
  }

  @Test func `updates end a movement, and speak of the places before it`() throws {
    let source = try show([["A", "B", "C", "D"]])
    let (items, target) = (source.collection, middle(source, 3))
    items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    items.updateInteractiveMovementTargetPosition(target)
    items.performBatchUpdates {
      source.sections[0].removeFirst()
      items.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    try harness.settle()
    items.endInteractiveMovement()
    #expect(source.moves == [])
    #expect(seen(source) == ["B", "C", "D"])
  }

  @Test func `at the edge the content scrolls along`() throws {
    let source = try show([CollectionStage.numbers(90)])
    let items = source.collection
    items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    harness.holdTime()
    items.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
    for _ in 0..<60 { harness.advance(by: 1.0 / 60) }
    #expect(items.contentOffset.y > 100)
    items.endInteractiveMovement()
    #expect(source.moves.count == 1)
    #expect(source.sections[0].firstIndex(of: "Item 0") ?? 0 > 20)
  }

  @Test func `a controller's finger moves items that it holds for a while`() throws {
    final class Controller: UICollectionViewController {
      var numbers = CollectionStage.numbers(6)
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { numbers.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }
    }
    let controller = Controller(collectionViewLayout: CollectionStage.grid())
    controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    func point(_ item: Int) -> CGPoint {
      let place = controller.collectionView.layoutAttributesForItem(
        at: IndexPath(item: item, section: 0))
      return controller.collectionView.convert(place?.center ?? .zero, to: nil)
    }
    func drag() throws {
      let (start, end) = (point(0), point(1))
      harness.holdTime()
      harness.press(at: start, finger: 0)
      harness.advance(by: 0.7)
      harness.drag(to: end, finger: 0)
      harness.turn()
      harness.lift(at: end, finger: 0)
      harness.advance(by: 1)
    }
    try drag()
    #expect(controller.numbers.prefix(2) == ["Item 1", "Item 0"])
    controller.installsStandardGestureForInteractiveMovement = false
    try drag()
    #expect(controller.numbers.prefix(2) == ["Item 1", "Item 0"])
  }
}
