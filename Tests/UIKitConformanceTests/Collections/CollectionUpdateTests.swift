import StorylineTesting
import Testing
import UIKit

/// Changes a collection view in the methods of a class: a closure that escaped would have to write
/// `self`.
@MainActor
private final class ItemRemover {
  let stage: CollectionStage
  var removed: [String] = []

  init(_ stage: CollectionStage) { self.stage = stage }

  func removeFirst() {
    stage.collection.performBatchUpdates {
      removed.append(stage.sections[0].removeFirst())
      stage.collection.deleteItems(at: [stage.path(0)])
    }
  }
}

/// Items that come, go and move.
@MainActor @Suite(.harness) struct CollectionUpdateTests {
  let stage: CollectionStage

  init() throws {
    stage = try CollectionStage([["A", "B", "C", "D"], ["X"]])
    stage.trace.clear()
  }

  private var collection: UICollectionView { stage.collection }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { stage.path(item, section) }

  @Test func `11.5.7 deletes speak of old places and inserts of new ones, whatever their order`()
    throws
  {
    let cell = try #require(collection.cellForItem(at: path(3)))
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    var finished: Bool?
    collection.performBatchUpdates {
      stage.sections = [["new", "B", "D", "newer"], ["X"]]
      collection.insertItems(at: [path(0), path(3)])
      collection.deleteItems(at: [path(0), path(2)])
    } completion: {
      finished = $0
    }
    #expect(finished == nil)
    try stage.harness.settle()
    #expect(finished == true)
    #expect(stage.seen == ["new", "B", "D", "newer", "X"])
    // A remaining item keeps its cell and its selection.
    #expect(collection.cellForItem(at: path(2)) === cell)
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    #expect(cell.frame == stage.frame(2))
  }

  @Test func `11.5.7 items and sections are moved with their cells`() throws {
    let (item, other) = (
      collection.cellForItem(at: path(0)), collection.cellForItem(at: path(0, 1))
    )
    stage.sections = [["X"], ["B", "C", "D", "A"]]
    collection.performBatchUpdates {
      collection.moveSection(1, toSection: 0)
      collection.moveItem(at: path(0), to: path(3, 1))
    }
    try stage.harness.settle()
    #expect(stage.seen == ["X", "B", "C", "D", "A"])
    #expect(collection.cellForItem(at: path(3, 1)) === item)
    #expect(collection.cellForItem(at: path(0)) === other)
  }

  @Test func `11.5.7 updates inside of updates take place together`() throws {
    collection.performBatchUpdates {
      stage.sections[0].removeFirst()
      collection.deleteItems(at: [path(0)])
      collection.performBatchUpdates {
        stage.sections[0].append("E")
        collection.insertItems(at: [path(3)])
      }
      #expect(stage.seen == ["A", "B", "C", "D", "X"])
    }
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "D", "E", "X"])
  }

  @Test func `11.5.7 updates use self implicitly, and are made before the call returns`() throws {
    let remover = ItemRemover(stage)
    remover.removeFirst()
    #expect(remover.removed == ["A"])
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "D", "X"])
  }

  @Test func `11.5.7 sections come, go and are made anew`() throws {
    let cell = try #require(collection.cellForItem(at: path(0, 1)))
    stage.sections = [["1"], ["X"], ["2"]]
    collection.performBatchUpdates {
      collection.deleteSections([0])
      collection.insertSections([0, 2])
    }
    try stage.harness.settle()
    #expect(stage.seen == ["1", "X", "2"])
    #expect(collection.cellForItem(at: path(0, 1)) === cell)
    stage.sections[1] = ["Y", "Z"]
    collection.reloadSections([1])
    try stage.harness.settle()
    #expect(stage.seen == ["1", "Y", "Z", "2"])
  }

  @Test func `an item that goes fades while those after it come up`() throws {
    stage.harness.holdTime()
    let (gone, next) = (collection.cellForItem(at: path(0)), collection.cellForItem(at: path(1)))
    stage.sections[0].removeFirst()
    collection.deleteItems(at: [path(0)])
    #expect(gone?.superview === collection && gone?.alpha == 0)
    #expect(next?.frame.minX == 0)
    try stage.harness.settle()
    #expect(try #require(gone).superview == nil)
    #expect(stage.trace.events.last == "delegate.didEndDisplaying(0.0)")
  }

  /// A layout that records what it is asked.
  private final class Recorder: UICollectionViewFlowLayout {
    var asked: [String] = []

    override func prepare() {
      super.prepare()
      asked.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
      asked.append("size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      asked.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        asked.append("\(item.updateAction) \(old ?? -1) \(new ?? -1)")
      }
    }
    override func finalizeCollectionViewUpdates() { asked.append("finalize") }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      asked.append("prepareTo")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      asked.append("prepareFrom")
    }
    override func finalizeLayoutTransition() { asked.append("finalizeTransition") }

    /// Without what is asked again and again.
    var order: [String] {
      asked.reduce(into: []) { list, word in if list.last != word { list.append(word) } }
    }
  }

  @Test func `11.5.6 the layout prepares once, then says its size and what is seen`() throws {
    let layout = Recorder()
    let stage = try CollectionStage([["A"]], layout: layout)
    #expect(layout.order.prefix(3) == ["prepare", "size", "elements"])
    #expect(layout.asked.filter { $0 == "prepare" }.count == 1)
    layout.asked = []
    stage.collection.contentOffset.y = 5
    try stage.harness.settle()
    #expect(!layout.asked.contains("prepare"))
    layout.invalidateLayout()
    #expect(!layout.asked.contains("prepare"))
    stage.collection.layoutIfNeeded()
    #expect(layout.asked.contains("prepare"))
  }

  @Test func `11.5.6 the layout hears of an update after it has prepared`() throws {
    let layout = Recorder()
    let stage = try CollectionStage([["A", "B"]], layout: layout)
    layout.asked = []
    stage.sections = [["B", "C"]]
    stage.collection.performBatchUpdates {
      stage.collection.deleteItems(at: [stage.path(0)])
      stage.collection.insertItems(at: [stage.path(1)])
    }
    try stage.harness.settle()
    let changes = layout.order.filter { !["size", "elements"].contains($0) }
    #expect(changes == ["prepare", "delete 0 -1", "insert -1 1", "finalize"])
  }

  @Test func `11.5.16 both layouts hear when one takes the place of the other`() throws {
    final class Cell: UICollectionViewCell {
      var heard: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { heard.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { heard.append("did") }
    }
    let (old, new) = (Recorder(), Recorder())
    old.itemSize = CGSize(width: 90, height: 50)
    new.itemSize = CGSize(width: 200, height: 40)
    let stage = try CollectionStage([["A", "B"]], layout: old)
    stage.collection.register(Cell.self, forCellWithReuseIdentifier: "own")
    stage.identifier = "own"
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    let cell = try #require(stage.collection.cellForItem(at: stage.path(1)) as? Cell)
    old.asked = []
    var finished: Bool?
    stage.collection.setCollectionViewLayout(new, animated: true) { finished = $0 }
    #expect(stage.collection.collectionViewLayout === new)
    #expect(finished == nil && cell.heard == ["will"])
    try stage.harness.settle()
    #expect(finished == true && cell.heard == ["will", "did"])
    #expect(old.asked == ["prepareTo", "finalizeTransition"])
    #expect(new.order.first == "prepareFrom" && new.order.contains("finalizeTransition"))
    #expect(stage.collection.cellForItem(at: stage.path(1)) === cell)
    #expect(cell.frame == CGRect(x: 50, y: 50, width: 200, height: 40))
    #expect(old.collectionView == nil && new.collectionView === stage.collection)
  }
}
