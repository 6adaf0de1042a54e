import StorylineTesting
import Testing
import UIKit

/// Tests for the accessories of list cells, and for items below items.
@MainActor @Suite(.harness) struct ListCellTests {

  @Test func `11.8.8 accessories take their room from the content`() throws {
    let stage = ListStage(.plain)
    stage.setUp = { cell, item in
      if item == "A" { cell.accessories = [.disclosureIndicator(), .label(text: "12")] }
    }
    try stage.show([["A", "B"]])
    let cell = try #require(stage.cell("A"))
    #expect(stage.cell("B")?.contentView.frame.width == 300)
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    // In their order, whatever the app's was.
    #expect(cell.contentView.frame.maxX <= label.frame.minX)
    #expect(label.frame.maxX < 300 - 16 - 8)
    #expect(label.text == "12")
  }

  @Test func `11.8.8 what is for editing is there while people edit`() throws {
    let stage = ListStage(.plain)
    var deleted: [String] = []
    stage.setUp = { cell, item in
      cell.accessories = [
        .delete { deleted.append(item) }, .checkmark(displayed: .whenNotEditing),
      ]
    }
    try stage.show([["A"]])
    let cell = try #require(stage.cell("A"))
    let width = cell.contentView.frame.width
    #expect(cell.contentView.frame.minX == 0 && width < 300)
    #expect(!cell.configurationState.isEditing)
    stage.collection.isEditing = true
    try stage.harness.settle()
    #expect(cell.configurationState.isEditing)
    #expect(cell.contentView.frame.minX > 30 && cell.contentView.frame.maxX == 300)
    stage.harness.tap(at: stage.collection.convert(CGPoint(x: 28, y: cell.center.y), to: nil))
    try stage.harness.settle()
    #expect(deleted == ["A"])
    #expect(stage.trace.events == [])
  }

  @Test func `nothing is selected while people edit, unless it may be`() throws {
    let stage = ListStage(.plain)
    stage.setUp = { cell, _ in cell.accessories = [.multiselect()] }
    try stage.show([["A", "B"]])
    stage.collection.isEditing = true
    try stage.tap("A")
    #expect(stage.collection.indexPathsForSelectedItems == [])
    #expect(stage.cell("A")?.contentView.frame.minX == 0)
    stage.collection.isEditing = false
    stage.collection.allowsMultipleSelectionDuringEditing = true
    stage.collection.isEditing = true
    try stage.harness.settle()
    #expect((stage.cell("A")?.contentView.frame.minX ?? 0) > 30)
    try stage.tap("A")
    try stage.tap("B")
    #expect(stage.collection.indexPathsForSelectedItems?.count == 2)
    try stage.tap("A")
    #expect(stage.collection.indexPathsForSelectedItems?.count == 1)
  }

  @Test func `the app's own accessories stand where they say`() throws {
    let stage = ListStage(.plain)
    let (first, last, near) = (UIView(), UIView(), UIView())
    for view in [first, last, near] { view.bounds.size = CGSize(width: 20, height: 20) }
    stage.setUp = { cell, _ in
      cell.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: .init(customView: first, placement: .leading(), maintainsFixedSize: true)),
        .customView(configuration: .init(customView: last, placement: .trailing())),
        .customView(
          configuration: .init(
            customView: near,
            placement: .trailing(
              at: UICellAccessory.Placement.position(
                after: .disclosureIndicator())), reservedLayoutWidth: .custom(40))),
      ]
    }
    try stage.show([["A"]])
    let cell = try #require(stage.cell("A"))
    #expect(first.frame.minX == 16 && cell.contentView.frame.minX == 36)
    #expect(near.frame.midX.isNear(300 - 16 - 20))
    #expect(last.frame.minX == cell.contentView.frame.maxX)
    #expect(last.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `a row is indented with what is before its content, or without`() throws {
    let stage = ListStage(.plain)
    try stage.show([["A"]])
    let cell = try #require(stage.cell("A"))
    cell.indentationLevel = 2
    try stage.harness.settle()
    #expect(cell.contentView.frame.minX == 20 && cell.lines.map(\.minX) == [36])
    cell.indentationWidth = 15
    try stage.harness.settle()
    #expect(cell.contentView.frame.minX == 30)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [
      .customView(configuration: .init(customView: view, placement: .leading()))
    ]
    try stage.harness.settle()
    #expect(view.frame.minX == 46)
    cell.indentsAccessories = false
    try stage.harness.settle()
    #expect(view.frame.minX == 16 && cell.contentView.frame.minX == 66)
  }

  // MARK: Outlines

  private func outline(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style
  ) throws -> ListStage {
    let stage = ListStage(.plain)
    stage.setUp = { cell, item in
      cell.accessories =
        item == "A" ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["A", "B"])
    tree.append(["a", "b"], to: "A")
    stage.source.apply(tree, to: "main", animatingDifferences: false)
    try stage.harness.settle()
    return stage
  }

  @Test func `11.8.5 one section is changed, and the others stay`() throws {
    let stage = try outline(.cell)
    #expect(stage.seen == ["A", "B"])
    #expect(stage.source.snapshot().sectionIdentifiers == ["main"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["X"])
    var isDone = false
    stage.source.apply(other, to: "other") { isDone = true }
    try stage.harness.settle()
    #expect(isDone && stage.seen == ["A", "B", "X"])
    #expect(stage.source.snapshot(for: "main").items == ["A", "a", "b", "B"])
    #expect(stage.source.snapshot(for: "nothing").items == [])
    other.deleteAll()
    stage.source.apply(other, to: "main")
    try stage.harness.settle()
    #expect(stage.seen == ["X"])
  }

  @Test func `11.8.5 items that a snapshot of everything brought are in their section's`() throws {
    let list = ListStage(.plain)
    try list.show([["one", "two"], ["three"]])
    #expect(list.source.snapshot(for: "0").items == ["one", "two"])
    #expect(list.source.snapshot(for: "1").items == ["three"])
  }

  @Test func `11.8.5 a snapshot of everything keeps what is below its items`() throws {
    let stage = try outline(.cell)
    var all = stage.source.snapshot()
    all.deleteItems(["B"])
    all.appendItems(["C"], toSection: "main")
    stage.source.apply(all, animatingDifferences: false)
    #expect(stage.source.snapshot(for: "main").items == ["A", "a", "b", "C"])
    all.deleteSections(["main"])
    stage.source.apply(all, animatingDifferences: false)
    #expect(stage.source.snapshot(for: "main").items == [])
  }

  @Test func `11.8.6 a tap on the chevron shows what is below an item, and hides it`() throws {
    let stage = try outline(.cell)
    var events: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = {
      events.append("should expand \($0)")
      return true
    }
    stage.source.sectionSnapshotHandlers.willExpandItem = { events.append("will expand \($0)") }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { events.append("will collapse \($0)") }
    try stage.tap("A", fromRight: 24)
    #expect(stage.seen == ["A", "a", "b", "B"])
    #expect(events == ["should expand A", "will expand A"])
    #expect(stage.cell("A")?.configurationState.isExpanded == true)
    try stage.tap("A", fromRight: 24)
    #expect(stage.seen == ["A", "B"])
    #expect(events.last == "will collapse A")
    #expect(stage.cell("A")?.configurationState.isExpanded == false)
    #expect(stage.trace.events == [])
  }

  @Test func `11.8.6 the app may refuse, and may say what is below`() throws {
    let stage = try outline(.cell)
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    try stage.tap("A", fromRight: 24)
    #expect(stage.seen == ["A", "B"])
    stage.source.sectionSnapshotHandlers.shouldExpandItem = nil
    stage.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      var new = NSDiffableDataSourceSectionSnapshot<String>()
      new.append(["\(item) had \(old.items.count)"])
      return new
    }
    try stage.tap("A", fromRight: 24)
    #expect(stage.seen == ["A", "A had 2", "B"])
    try stage.tap("A", fromRight: 24)
    #expect(stage.seen.count == 3)
  }

  @Test func `11.8.6 an outline with a handler calls it alone`() throws {
    let stage = try outline(.cell)
    var calls = 0
    stage.cell("A")?.accessories = [.outlineDisclosure { calls += 1 }]
    try stage.harness.settle()
    try stage.tap("A", fromRight: 24)
    #expect(calls == 1 && stage.seen == ["A", "B"])
  }

  @Test func `11.8.7 the data source says how deep rows are`() throws {
    let stage = try outline(.cell)
    try stage.tap("A", fromRight: 24)
    #expect(stage.cell("A")?.indentationLevel == 0)
    #expect(stage.cell("a")?.indentationLevel == 1)
    #expect(stage.cell("a")?.contentView.frame.minX == 10)
    try stage.tap("A", fromRight: 24)
    try stage.show([["X", "Y", "Z"]])
    #expect(["X", "Y", "Z"].map { stage.cell($0)?.indentationLevel } == [0, 0, 0])
  }

  @Test func `11.8.11 a tap on a header shows what is below it, wherever it is`() throws {
    let stage = try outline(.header)
    try stage.tap("A")
    #expect(stage.seen == ["A", "a", "b", "B"])
    #expect(stage.trace.events == [])
    #expect(stage.collection.indexPathsForSelectedItems == [])
    try stage.tap("B")
    #expect(stage.trace.events == ["delegate.didSelect(B)"])
  }

  @Test func `11.8.11 a tap on another cell selects it`() throws {
    let stage = try outline(.cell)
    try stage.tap("A")
    #expect(stage.seen == ["A", "B"])
    #expect(stage.trace.events == ["delegate.didSelect(A)"])
  }
}
