import StorylineTesting
import Testing
import UIKit

/// Items below items.
@MainActor @Suite(.harness) struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// A: a (a1, a2), b. B: c.
  private func tree() -> Snapshot {
    var tree = Snapshot()
    tree.append(["A", "B"])
    tree.append(["a", "b"], to: "A")
    tree.append(["a1", "a2"], to: "a")
    tree.append(["c"], to: "B")
    return tree
  }

  @Test func `11.8.1 items come before those below them`() {
    let tree = tree()
    #expect(tree.items == ["A", "a", "a1", "a2", "b", "B", "c"])
    #expect(tree.rootItems == ["A", "B"])
    #expect(tree.index(of: "b") == 4 && tree.index(of: "x") == nil)
    #expect(tree.level(of: "A") == 0 && tree.level(of: "a2") == 2)
    #expect(tree.parent(of: "a2") == "a" && tree.parent(of: "B") == nil)
    #expect(tree.contains("c") && !tree.contains("x"))
  }

  @Test func `11.8.1 items are inserted beside others, and deleted with what is below them`() {
    var tree = tree()
    tree.insert(["x", "y"], before: "b")
    tree.insert(["z"], after: "B")
    #expect(tree.items == ["A", "a", "a1", "a2", "x", "y", "b", "B", "c", "z"])
    #expect(tree.parent(of: "x") == "A" && tree.parent(of: "z") == nil)
    tree.delete(["a", "nothing"])
    #expect(tree.items == ["A", "x", "y", "b", "B", "c", "z"])
    #expect(!tree.contains("a1"))
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree.rootItems.isEmpty)
  }

  @Test func `11.8.2 an item is visible when all above it are expanded`() {
    var tree = tree()
    #expect(tree.visibleItems == ["A", "B"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["A", "B"])
    #expect(tree.isExpanded("a") && !tree.isVisible("a1"))
    tree.expand(["A"])
    #expect(tree.visibleItems == ["A", "a", "a1", "a2", "b", "B"])
    #expect(tree.isVisible("a1"))
    tree.collapse(["A"])
    #expect(tree.visibleItems == ["A", "B"] && tree.isExpanded("a"))
  }

  @Test func `11.8.4 what is below an item can be taken out and put in`() {
    var tree = tree()
    tree.expand(["a"])
    let part = tree.snapshot(of: "A")
    #expect(part.rootItems == ["a", "b"] && part.isExpanded("a"))
    #expect(tree.snapshot(of: "A", includingParent: true).rootItems == ["A"])
    tree.delete(["A"])
    tree.replace(childrenOf: "B", using: part)
    #expect(tree.items == ["B", "a", "a1", "a2", "b"])
    #expect(tree.isExpanded("a") && tree.level(of: "a1") == 2)
    var other = Snapshot()
    other.append(["N"])
    other.append(["n"], to: "N")
    tree.insert(other, before: "B")
    #expect(tree.items == ["N", "n", "B", "a", "a1", "a2", "b"])
    var last = Snapshot()
    last.append(["L"])
    tree.insert(last, after: "B")
    #expect(tree.rootItems == ["N", "B", "L"])
  }

  @Test func `a copy changes by itself`() {
    let tree = tree()
    var copy = tree
    copy.delete(["A"])
    #expect(tree.contains("A") && !copy.contains("A"))
  }

  @Test func `people can read it`() {
    var tree = tree()
    tree.expand(["A"])
    #expect(
      tree.visualDescription() == """
        - A
          + a
            * a1
            * a2
          * b
        + B
          * c
        """)
  }
}
