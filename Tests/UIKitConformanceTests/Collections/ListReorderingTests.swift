import StorylineTesting
import Testing
import UIKit

/// Rows of a list with a diffable data source that people move by their grips.
@MainActor @Suite(.harness) struct ListReorderingTests {
  let stage = ListStage(.plain)

  private func edit() throws {
    stage.setUp = { cell, _ in cell.accessories = [.reorder()] }
    stage.source.reorderingHandlers.canReorderItem = { $0 != "Fixed" }
  }

  /// Holds a row by its grip, and lets it go so much lower.
  private func drag(_ item: String, by distance: CGFloat) throws {
    let rect = stage.collection.convert(stage.cell(item)?.frame ?? .zero, to: nil)
    let start = CGPoint(x: rect.maxX - 28, y: rect.midY)
    stage.harness.press(at: start, finger: 0)
    stage.harness.turn()
    for step in 1...10 {
      stage.harness.drag(
        to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10), finger: 0)
      stage.harness.turn()
    }
    stage.harness.lift(at: CGPoint(x: start.x, y: start.y + distance), finger: 0)
    try stage.harness.settle()
  }

  @Test func `a row is moved by its grip, and the handlers hear what changed`() throws {
    try edit()
    var told: [String] = []
    stage.source.reorderingHandlers.willReorder = {
      told.append("will \($0.finalSnapshot.itemIdentifiers)")
    }
    stage.source.reorderingHandlers.didReorder = { [stage] transaction in
      told.append("did \(stage.source.snapshot().itemIdentifiers)")
      told.append("from \(transaction.initialSnapshot.itemIdentifiers)")
      told.append("changes \(transaction.difference.count)")
      let section = transaction.sectionTransactions.first
      told.append("\(section?.sectionIdentifier ?? "") \(section?.finalSnapshot.items ?? [])")
    }
    try stage.show([["A", "B", "C"]])
    stage.collection.isEditing = true
    try stage.harness.settle()
    try drag("A", by: 100)
    #expect(
      told == [
        #"will ["B", "C", "A"]"#, #"did ["B", "C", "A"]"#, #"from ["A", "B", "C"]"#, "changes 2",
        #"0 ["B", "C", "A"]"#,
      ])
    #expect(stage.seen == ["B", "C", "A"])
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "A")
  }

  @Test func `a row that may not be moved stays`() throws {
    try edit()
    try stage.show([["Fixed", "B", "C"]])
    stage.collection.isEditing = true
    try stage.harness.settle()
    try drag("Fixed", by: 100)
    #expect(stage.source.snapshot().itemIdentifiers == ["Fixed", "B", "C"])
    try drag("C", by: -100)
    #expect(stage.source.snapshot().itemIdentifiers == ["C", "Fixed", "B"])
  }

  @Test func `a row that is held at the middle of another one takes its place`() throws {
    try edit()
    try stage.show([["A", "B", "C"]])
    let target = try #require(stage.cell("C")).center
    #expect(stage.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.collection.updateInteractiveMovementTargetPosition(target)
    try stage.harness.settle()
    stage.collection.endInteractiveMovement()
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "A"])
  }

  @Test func `without a handler nothing is moved`() throws {
    try stage.show([["A", "B"]])
    #expect(
      !stage.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test func `a grip is there while people edit, and stands behind everything`() throws {
    stage.setUp = { cell, _ in cell.accessories = [.reorder(), .label(text: "12")] }
    try stage.show([["A"]])
    let app = AppDriver()
    #expect(!app.button("Reorder A").exists)
    stage.collection.isEditing = true
    try stage.harness.settle()
    let grip = try #require(app.button("Reorder A").view)
    let label = try #require(grip.superview?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(grip.frame.minX > label.frame.maxX)
  }

  @Test func `what is below a row goes with it`() throws {
    try edit()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B", "C"])
    outline.append(["A1", "A2"], to: "A")
    outline.expand(["A"])
    stage.source.apply(outline, to: "0", animatingDifferences: false)
    stage.collection.isEditing = true
    try stage.harness.settle()
    #expect(stage.seen == ["A", "A1", "A2", "B", "C"])
    try drag("A", by: 150)
    let moved = stage.source.snapshot(for: "0")
    #expect(moved.rootItems == ["B", "A", "C"])
    #expect(moved.snapshot(of: "A").items == ["A1", "A2"])
    #expect(stage.source.snapshot().itemIdentifiers == ["B", "A", "A1", "A2", "C"])
    #expect(stage.seen == ["B", "A", "A1", "A2", "C"])
  }
}
