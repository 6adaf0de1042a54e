import StorylineTesting
import Testing
import UIKit

/// Tests for taps on items, and for scrolling in code.
@MainActor @Suite(.harness) struct CollectionSelectionTests {
  let stage: CollectionStage

  init() throws {
    stage = try CollectionStage([CollectionStage.numbers(100)])
    stage.trace.clear()
  }

  private var collection: UICollectionView { stage.collection }

  @Test func `11.5.1 a tap highlights, selects, and then is over`() throws {
    try stage.tap(1)
    stage.trace.expect([
      "delegate.shouldHighlight(0.1)", "delegate.didHighlight(0.1)", "delegate.shouldSelect(0.1)",
      "delegate.didSelect(0.1)", "delegate.didUnhighlight(0.1)",
    ])
    #expect(collection.cellForItem(at: stage.path(1))?.isSelected == true)
    stage.trace.clear()
    try stage.tap(3)
    stage.trace.expect([
      "delegate.shouldHighlight(0.3)", "delegate.didHighlight(0.3)", "delegate.shouldSelect(0.3)",
      "delegate.didDeselect(0.1)", "delegate.didSelect(0.3)", "delegate.didUnhighlight(0.3)",
    ])
    #expect(collection.indexPathsForSelectedItems == [stage.path(3)])
    #expect(collection.cellForItem(at: stage.path(1))?.isSelected == false)
  }

  @Test func `11.5.1 an item that must not be highlighted is not selected`() throws {
    stage.highlights = false
    try stage.tap(2)
    stage.trace.expect(["delegate.shouldHighlight(0.2)"])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `11.5.1 an item that must not be selected is highlighted only`() throws {
    stage.selects = false
    try stage.tap(2)
    stage.trace.expect([
      "delegate.shouldHighlight(0.2)", "delegate.didHighlight(0.2)", "delegate.shouldSelect(0.2)",
      "delegate.didUnhighlight(0.2)",
    ])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `11.5.1 where several may be selected, another tap deselects`() throws {
    collection.allowsMultipleSelection = true
    try stage.tap(1)
    try stage.tap(2)
    #expect(collection.indexPathsForSelectedItems == [stage.path(1), stage.path(2)])
    stage.trace.clear()
    try stage.tap(1)
    stage.trace.expect([
      "delegate.shouldHighlight(0.1)", "delegate.didHighlight(0.1)", "delegate.shouldDeselect(0.1)",
      "delegate.didDeselect(0.1)", "delegate.didUnhighlight(0.1)",
    ])
    stage.deselects = false
    try stage.tap(2)
    #expect(collection.indexPathsForSelectedItems == [stage.path(2)])
  }

  @Test func `11.2.4 a tap does what an item is for, where that is allowed`() throws {
    final class Doing: NSObject, UICollectionViewDelegate {
      var done: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 2 }

      func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) { done.append(indexPath.item) }
    }
    let doing = Doing()
    collection.delegate = doing
    try stage.tap(1)
    try stage.tap(2)
    #expect(doing.done == [1])
    #expect(collection.indexPathsForSelectedItems == [stage.path(2)])
  }

  @Test func `11.5.3 code selects and deselects without telling the delegate`() throws {
    let path = stage.path(1)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(collection.cellForItem(at: path)?.isSelected == true)
    collection.selectItem(at: stage.path(2), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [stage.path(2)])
    collection.deselectItem(at: stage.path(2), animated: false)
    #expect(collection.indexPathsForSelectedItems == [])
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(stage.trace.events.isEmpty)
  }

  @Test func `nothing is selected where that is not allowed`() throws {
    collection.allowsSelection = false
    try stage.tap(1)
    #expect(stage.trace.events.isEmpty)
  }

  @Test func `a selected item keeps its look where it leaves and comes back`() throws {
    let view = UIView()
    collection.cellForItem(at: stage.path(1))?.selectedBackgroundView = view
    #expect(view.alpha == 0)
    try stage.tap(1)
    #expect(view.alpha == 1)
    collection.contentOffset.y = 1500
    try stage.harness.settle()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    try stage.harness.settle()
    #expect(collection.cellForItem(at: stage.path(1))?.isSelected == true)
    #expect(collection.indexPathsForSelectedItems == [stage.path(1)])
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 1200.0), (.centeredVertically, 1025), (.bottom, 850),
    (UICollectionView.ScrollPosition(), 850),
  ])
  func `code scrolls to an item`(position: UICollectionView.ScrollPosition, y: CGFloat) throws {
    collection.scrollToItem(at: stage.path(60), at: position, animated: false)
    #expect(collection.contentOffset.y == y)
    #expect(collection.cellForItem(at: stage.path(60)) != nil)
  }

  @Test func `an item is found by where it is`() {
    #expect(collection.indexPathForItem(at: CGPoint(x: 110, y: 70)) == stage.path(4))
    #expect(collection.indexPathForItem(at: CGPoint(x: 95, y: 70)) == nil)
    let cell = collection.cellForItem(at: stage.path(4))
    #expect(cell.flatMap { collection.indexPath(for: $0) } == stage.path(4))
    #expect(collection.indexPath(for: UICollectionViewCell()) == nil)
  }
}
