import Testing
import UIKit

/// 18.3.4: the order of items and sections in a snapshot.
@MainActor @Suite struct SnapshotOrderTests {
  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func `18.3.4 items are inserted and moved beside others, in any section`() {
    var snapshot = makeSnapshot()
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 9, 2, 8, 3])
    snapshot.moveItem(3, beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1, 9, 2, 8])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
    snapshot.moveItem(3, afterItem: 8)
    #expect(snapshot.itemIdentifiers == [1, 9, 2, 8, 3])
    snapshot.deleteItems([9, 77])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
  }

  @Test func `18.3.4 sections are inserted and moved with their items`() {
    var snapshot = makeSnapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a", "d"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.moveSection("b", afterSection: "d")
    #expect(snapshot.indexOfSection("b") == 3)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [3])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `18.3.4 a snapshot knows what is reloaded and reconfigured`() {
    var snapshot = makeSnapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
  }
}
