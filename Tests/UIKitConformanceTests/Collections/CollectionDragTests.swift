import StorylineTesting
import Testing
import UIKit

/// Items that people drag within a collection view.
@MainActor @Suite(.harness) struct CollectionDragTests {
  /// Takes items by their numbers, and moves them in the data.
  @MainActor
  final class Traffic: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    unowned let stage: CollectionStage
    var operation = UIDropOperation.move
    var events: [String] = []

    init(_ stage: CollectionStage) { self.stage = stage }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = stage.sections[indexPath.section][indexPath.item]
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let end = coordinator.destinationIndexPath
      else { return }
      events.append("drop \(source.item) \(end.item)")
      collectionView.performBatchUpdates {
        let text = stage.sections[source.section].remove(at: source.item)
        stage.sections[end.section].insert(text, at: end.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [end])
      }
      let animator = coordinator.drop(item.dragItem, toItemAt: end)
      animator.addCompletion { [weak self] _ in self?.events.append("landed") }
    }
  }

  let stage: CollectionStage
  let traffic: Traffic

  init() throws {
    stage = try CollectionStage([CollectionStage.numbers(7)])
    traffic = Traffic(stage)
    stage.collection.dragDelegate = traffic
    stage.collection.dropDelegate = traffic
    stage.collection.dragInteractionEnabled = true
  }

  private func point(_ item: Int, at part: CGFloat = 0.5) -> CGPoint {
    let rect = stage.collection.convert(stage.frame(item) ?? .zero, to: nil)
    return CGPoint(x: rect.minX + rect.width * part, y: rect.midY)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    stage.harness.holdTime()
    stage.harness.press(at: start)
    stage.harness.turn()
    stage.harness.advance(by: 0.7)
    stage.harness.move(from: start, to: end, over: 0.5, steps: 10)
  }

  private func drop(at point: CGPoint) throws {
    stage.harness.lift(at: point)
    stage.harness.turn()
    try stage.harness.settle()
  }

  @Test func `11.9.6 an item is dropped where the app puts it, and lands there`() throws {
    drag(from: point(1), to: point(4))
    #expect(stage.collection.hasActiveDrag)
    try drop(at: point(4))
    #expect(traffic.events == ["drop 1 4", "landed"])
    #expect(stage.sections[0].map { $0.suffix(1) } == ["0", "2", "3", "4", "1", "5", "6"])
    let cell = stage.collection.cellForItem(at: stage.path(4)) as? TextCell
    #expect(cell?.label.text == "Item 1")
    #expect(cell?.frame == stage.frame(4))
    #expect(!stage.collection.hasActiveDrag)
  }

  @Test func `11.9.8 items give way for the one that is moved`() throws {
    let cells = (0..<7).map { stage.collection.cellForItem(at: stage.path($0)) }
    drag(from: point(1), to: point(4))
    #expect(cells.map { $0?.frame } == [0, 4, 1, 2, 3, 5, 6].map { stage.frame($0) })
    try drop(at: CGPoint(x: 150, y: 50))
    #expect(cells.map { $0?.frame } == (0..<7).map { stage.frame($0) })
    #expect(traffic.events.isEmpty)
  }
}
