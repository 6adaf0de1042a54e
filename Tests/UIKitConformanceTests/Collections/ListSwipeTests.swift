import StorylineTesting
import Testing
import UIKit

/// Rows of a list that a finger moves aside.
@MainActor @Suite(.harness) struct ListSwipeTests {
  @MainActor
  final class Actions {
    var done: [String] = []
    func configuration(_ title: String, full: Bool = true) -> UISwipeActionsConfiguration {
      let action = UIContextualAction(style: .normal, title: title) { [weak self] action, _, end in
        self?.done.append(action.title ?? "")
        end(true)
      }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      configuration.performsFirstActionWithFullSwipe = full
      return configuration
    }
  }

  let actions = Actions()

  func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) throws -> ListStage {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.trailingSwipeActionsConfigurationProvider = { [actions] path in
      path.item == 2 ? nil : actions.configuration("End \(path.item)")
    }
    list.leadingSwipeActionsConfigurationProvider = { [actions] path in
      actions.configuration("Start \(path.item)")
    }
    let stage = ListStage(list)
    try stage.show([["A", "B", "C"]])
    return stage
  }

  func swipe(_ stage: ListStage, _ item: String, by distance: CGFloat) throws {
    let rect = stage.collection.convert(stage.cell(item)?.frame ?? .zero, to: nil)
    let start = CGPoint(x: distance < 0 ? 280 : 20, y: rect.midY)
    stage.harness.press(at: start, finger: 0)
    stage.harness.turn()
    for step in 1...10 {
      stage.harness.drag(
        to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y), finger: 0)
      stage.harness.turn()
    }
    stage.harness.lift(at: CGPoint(x: start.x + distance, y: start.y), finger: 0)
    try stage.harness.settle()
  }

  @Test func `a swipe uncovers what the list's configuration says`() async throws {
    let stage = try stage()
    try swipe(stage, "B", by: -90)
    let cell = try #require(stage.cell("B"))
    #expect(cell.frame.minX == -74)
    #expect(cell.configurationState.isSwiped)
    let app = AppDriver()
    try await app.button("End 1").tap()
    #expect(actions.done == ["End 1"])
    #expect(cell.frame.minX == 0)
    #expect(!cell.configurationState.isSwiped)
  }

  @Test func `the other way, the leading side's`() throws {
    let stage = try stage()
    try swipe(stage, "A", by: 90)
    #expect(stage.cell("A")?.frame.minX ?? 0 >= 74)
    #expect(AppDriver().button("Start 0").exists)
  }

  @Test func `a row without actions stays`() throws {
    let stage = try stage()
    try swipe(stage, "C", by: -90)
    #expect(stage.cell("C")?.frame.minX == 0)
  }

  @Test func `a full swipe performs the first action`() throws {
    let stage = try stage()
    try swipe(stage, "A", by: -250)
    #expect(actions.done == ["End 0"])
  }

  @Test func `11.3.4 a tap elsewhere closes a row of a list and is nothing else`() throws {
    let stage = try stage()
    try swipe(stage, "B", by: -90)
    try stage.tap("A")
    #expect(stage.cell("B")?.frame.minX == 0)
    #expect(stage.trace.events == [])
  }

  @Test func `11.3.4 scrolling closes a row of a list`() throws {
    let stage = try stage()
    let items = ["A", "B", "C"] + (0..<40).map { "Row \($0)" }
    try stage.show([items])
    try swipe(stage, "B", by: -90)
    #expect(stage.cell("B")?.frame.minX == -74)
    let start = CGPoint(x: 150, y: stage.collection.frame.maxY - 60)
    stage.harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 40))
    try stage.harness.settle()
    #expect(stage.collection.contentOffset.y > 0)
    #expect(stage.cell("B")?.frame.minX == 0)
  }

  @Test func `an update closes the row that is reloaded, and others go along`() throws {
    let stage = try stage()
    try swipe(stage, "B", by: -90)
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["Z"], beforeItem: "A")
    stage.source.apply(snapshot)
    try stage.harness.settle()
    #expect(stage.cell("B")?.frame.minX == -74)
    snapshot.deleteItems(["B"])
    stage.source.apply(snapshot)
    try stage.harness.settle()
    #expect(!AppDriver().button("End 1").exists)
  }

  @Test func `a delete accessory uncovers what a swipe does`() async throws {
    let stage = try stage()
    stage.setUp = { cell, _ in cell.accessories = [.delete()] }
    await stage.source.applySnapshotUsingReloadData(stage.source.snapshot())
    stage.collection.isEditing = true
    try stage.harness.settle()
    let app = AppDriver()
    try await app.button("Delete B").tap()
    #expect(stage.cell("B")?.frame.minX == -74)
    try await app.button("End 1").tap()
    #expect(actions.done == ["End 1"])
  }

  @Test func `an insert accessory without an action leaves the tap to the row`() throws {
    let stage = try stage()
    stage.setUp = { cell, _ in cell.accessories = [.insert(displayed: .always)] }
    stage.source.applySnapshotUsingReloadData(stage.source.snapshot())
    try stage.harness.settle()
    let rect = stage.collection.convert(stage.cell("B")?.frame ?? .zero, to: nil)
    stage.harness.tap(at: CGPoint(x: rect.minX + 28, y: rect.midY))
    try stage.harness.settle()
    stage.trace.expect(["delegate.didSelect(B)"])
  }
}
