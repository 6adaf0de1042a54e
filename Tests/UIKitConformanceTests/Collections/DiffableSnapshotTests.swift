import StorylineTesting
import Testing
import UIKit

/// Snapshots as values.
@MainActor @Suite(.harness) struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func describe(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { section in
      "\(section): "
        + snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: " ")
    }
  }

  @Test func `11.4.6 items without a section go to the last one`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "A")
    #expect(describe(snapshot) == ["A: 3", "B: 1 2"])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.indexOfItem(2) == 2 && snapshot.indexOfSection("B") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
  }

  @Test func `11.4.1 an item that is there already moves`() {
    var snapshot = snapshot(["A": [1, 2], "B": [3]])
    snapshot.appendItems([1], toSection: "B")
    #expect(describe(snapshot) == ["A: 2", "B: 3 1"])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test func `items are inserted, deleted and moved`() {
    var snapshot = snapshot(["A": [1, 2], "B": [3]])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    #expect(describe(snapshot) == ["A: 1 4 5 2", "B: 3 6"])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(6, beforeItem: 4)
    #expect(describe(snapshot) == ["A: 6 4 5 2", "B: 3 1"])
    snapshot.deleteItems([4, 3, 77])
    #expect(describe(snapshot) == ["A: 6 5 2", "B: 1"])
    snapshot.deleteAllItems()
    #expect(describe(snapshot).isEmpty && snapshot.numberOfItems == 0)
  }

  @Test func `sections are inserted, deleted and moved, with their items`() {
    var snapshot = snapshot(["A": [1], "B": [2], "C": [3]])
    snapshot.insertSections(["D"], beforeSection: "A")
    snapshot.insertSections(["E"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["D", "A", "E", "B", "C"])
    snapshot.moveSection("C", beforeSection: "D")
    snapshot.moveSection("A", afterSection: "B")
    #expect(describe(snapshot) == ["C: 3", "D: ", "E: ", "B: 2", "A: 1"])
    snapshot.deleteSections(["C", "E"])
    #expect(describe(snapshot) == ["D: ", "B: 2", "A: 1"])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
  }

  @Test func `what is to be made or set up anew is remembered once`() {
    var snapshot = snapshot(["A": [1, 2, 3]])
    snapshot.reloadItems([1, 2])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["A"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
  }
}
