import StorylineTesting
import Testing
import UIKit

/// Tests for the questions of a collection view to its data source, and for its views.
@MainActor @Suite(.harness) struct CollectionDataTests {
  let harness: any Harness = PlatformHarness()

  @Test func `11.5.15 a data source without sections has one`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `11.5.20 a subclass chooses the layout of a collection view without one`() {
    final class Spy: UICollectionView {
      override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Spy().collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func `a collection view that is nowhere has cells once it is laid out`() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView.visibleCells.isEmpty)
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 3)
  }

  @Test func `only what is seen is made, and what leaves is used again`() throws {
    let stage = try CollectionStage([CollectionStage.numbers(1000)])
    // 7 lines of 60 points are in 400, 3 items in each.
    #expect(stage.seen == Array(CollectionStage.numbers(21)))
    let first = try #require(stage.collection.cellForItem(at: stage.path(0)) as? TextCell)
    stage.trace.clear()
    stage.collection.contentOffset.y = 60
    try stage.harness.settle()
    #expect(
      stage.trace.events.prefix(3) == ["data.cell(0.21)", "data.cell(0.22)", "data.cell(0.23)"])
    #expect(stage.trace.events.contains("delegate.didEndDisplaying(0.0)"))
    stage.collection.contentOffset.y = 15_000
    try stage.harness.settle()
    #expect(first.reuses > 0)
    #expect(stage.collection.visibleCells.count <= 24)
    #expect(stage.collection.cellForItem(at: stage.path(0)) == nil)
  }

  @Test func `11.5.2 a cell that is used again has the size of its item when it is had`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        sizes.append(cell.bounds.size)
        return cell
      }
    }
    let layout = CollectionStage.grid()
    let stage = try CollectionStage([["A", "B", "C"]], layout: layout)
    let source = Source()
    stage.collection.dataSource = source
    try stage.harness.settle()
    source.sizes = []
    layout.itemSize = CGSize(width: 60, height: 40)
    stage.collection.reloadData()
    try stage.harness.settle()
    #expect(source.sizes == Array(repeating: CGSize(width: 60, height: 40), count: 3))
  }

  @Test func `11.5.2 a new cell is made with the frame of its item, a used one is prepared`() throws
  {
    final class Cell: UICollectionViewCell {
      let madeWith: CGRect
      override init(frame: CGRect) {
        madeWith = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let stage = try CollectionStage([CollectionStage.numbers(4)])
    stage.collection.register(Cell.self, forCellWithReuseIdentifier: "own")
    stage.identifier = "own"
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    let cell = try #require(stage.collection.cellForItem(at: stage.path(3)) as? Cell)
    #expect(cell.madeWith == CGRect(x: 0, y: 60, width: 90, height: 50))
    #expect(cell.reuseIdentifier == "own")
    #expect(cell.contentView.bounds.size == CGSize(width: 90, height: 50))
    stage.identifier = "cell"
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    let used = try #require(stage.collection.cellForItem(at: stage.path(0)) as? TextCell)
    #expect(used.reuses == 1)
  }

  @Test func `11.5.4 reloading drops all cells, and the next layout makes them`() throws {
    let stage = try CollectionStage([["A", "B"]])
    stage.collection.selectItem(at: stage.path(1), animated: false, scrollPosition: [])
    stage.sections = [["C"]]
    stage.trace.clear()
    stage.collection.reloadData()
    #expect(stage.collection.visibleCells.isEmpty)
    #expect(stage.collection.indexPathsForSelectedItems == [])
    #expect(!stage.trace.events.contains("data.cell(0.0)"))
    stage.collection.layoutIfNeeded()
    #expect(stage.seen == ["C"])
  }

  @Test func `11.5.4 an item that is reconfigured keeps its cell, one that is reloaded does not`()
    throws
  {
    let stage = try CollectionStage([["A", "B"]])
    let (first, second) = (
      stage.collection.cellForItem(at: stage.path(0)),
      stage.collection.cellForItem(at: stage.path(1))
    )
    stage.sections = [["1", "2"]]
    stage.collection.reconfigureItems(at: [stage.path(0)])
    #expect(stage.seen == ["1", "B"])
    #expect(stage.collection.cellForItem(at: stage.path(0)) === first)
    stage.collection.reloadItems(at: [stage.path(1)])
    try stage.harness.settle()
    #expect(stage.seen == ["1", "2"])
    #expect(stage.collection.cellForItem(at: stage.path(1)) !== second)
  }

  @Test func `a registration makes cells of its class and sets them up`() throws {
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, path, item in
      cell.label.text = "\(path.item) \(item)"
    }
    let stage = try CollectionStage([["A"]])
    let cell = stage.collection.dequeueConfiguredReusableCell(
      using: registration, for: stage.path(0), item: "x")
    #expect(cell.label.text == "0 x")
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "kind"
    ) { view, kind, path in view.accessibilityIdentifier = "\(kind) \(path.section)" }
    let view = stage.collection.dequeueConfiguredReusableSupplementary(
      using: header, for: stage.path(0))
    #expect(view.accessibilityIdentifier == "kind 0")
  }

  /// Remembers what it was told will be seen, and will not.
  private final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
    var coming: [[Int]] = []
    var cancelled: [[Int]] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { coming.append(indexPaths.map(\.item)) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled.append(indexPaths.map(\.item)) }
  }

  @Test func `11.5.10 what is ahead is told of once, and taken back where people turn round`()
    throws
  {
    let stage = try CollectionStage([CollectionStage.numbers(300)])
    let ahead = Ahead()
    stage.collection.prefetchDataSource = ahead
    stage.collection.contentOffset.y = 600
    try stage.harness.settle()
    let told = ahead.coming.flatMap(\.self)
    #expect(told.min() == 51 && Set(told).count == told.count)
    #expect(ahead.cancelled.isEmpty)
    stage.collection.contentOffset.y = 540
    try stage.harness.settle()
    #expect(ahead.cancelled.flatMap(\.self).contains(told.max() ?? -1))
    #expect(ahead.coming.last?.allSatisfy { $0 < 27 } == true)
    stage.collection.isPrefetchingEnabled = false
    let before = ahead.coming.count
    stage.collection.contentOffset.y = 2000
    try stage.harness.settle()
    #expect(ahead.coming.count == before)
  }

  /// A screen of three items.
  private final class Screen: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `11.5.14 what is selected is not any more when the items appear again`() throws {
    let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = try harness.showNavigation([screen])
    #expect(screen.collectionView.superview === screen.view)
    #expect(screen.collectionView.dataSource === screen)
    #expect(screen.collectionView.visibleCells.count == 3)
    let path = IndexPath(item: 1, section: 0)
    screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    try harness.settle()
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
    screen.clearsSelectionOnViewWillAppear = false
    screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    try harness.settle()
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(screen.collectionView.indexPathsForSelectedItems == [path])
  }
}
