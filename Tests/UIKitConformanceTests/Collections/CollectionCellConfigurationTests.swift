import Testing
import UIKit

/// Cells of collection views that follow their state and show configurations.
@MainActor @Suite(.harness) struct CollectionCellConfigurationTests {
  private final class Cell: UICollectionViewCell {
    var events: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      events.append(state.isSelected ? "selected" : "plain")
    }
  }

  private func stage(_ count: Int) throws -> CollectionStage {
    let stage = try CollectionStage([[]])
    stage.collection.register(Cell.self, forCellWithReuseIdentifier: "own")
    stage.identifier = "own"
    stage.sections = [CollectionStage.numbers(count)]
    stage.collection.reloadData()
    try stage.harness.settle()
    return stage
  }

  private func cell(_ stage: CollectionStage, _ item: Int) throws -> Cell {
    try #require(stage.collection.cellForItem(at: stage.path(item)) as? Cell)
  }

  @Test func `11.7.1 a handler is called after the cell's own method`() throws {
    let stage = try stage(2)
    let cell = try cell(stage, 0)
    var counts: [Int] = []
    cell.configurationUpdateHandler = { cell, _ in
      counts.append((cell as? Cell)?.events.count ?? 0)
    }
    #expect(cell.configurationUpdateHandler != nil)
    try stage.harness.settle()
    #expect(cell.events == ["plain", "plain"] && counts == [2])
    try stage.tap(0)
    #expect(cell.events.last == "selected" && counts.last == cell.events.count)
  }

  @Test func `11.7.2 several requests make one update, at the next layout`() throws {
    let stage = try stage(2)
    let cell = try cell(stage, 0)
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    #expect(cell.events == ["plain"])
    try stage.harness.settle()
    #expect(cell.events == ["plain", "plain"])
  }

  @Test func `11.7.7 a row of a list follows its content while it is seen`() throws {
    let list = ListStage(.plain)
    try list.show([["one", "two"]])
    let cell = try #require(list.cell("one"))
    let before = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "many words ", count: 20)
    cell.contentConfiguration = content
    try list.harness.settle()
    #expect(cell.frame.height > before + 20)
    #expect(list.cell("two")?.frame.minY == cell.frame.maxY)
  }

  @Test(arguments: [(width: CGFloat(300), side: CGFloat(16)), (width: 500, side: 20)])
  func `12.4.4 an inset list keeps from the sides as content does`(
    room: (width: CGFloat, side: CGFloat)
  ) throws {
    let list = ListStage(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      size: CGSize(width: room.width, height: 400))
    try list.show([["one"]])
    #expect(list.cell("one")?.frame.minX == room.side)
    #expect(list.cell("one")?.frame.width == room.width - 2 * room.side)
  }
}
