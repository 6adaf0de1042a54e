import StorylineTesting
import Testing
import UIKit

/// A table offers what its data source can do: whether it has a method is asked of every kind of class.
@MainActor @Suite(.harness) struct OptionalMethodTests {
  private let harness: any Harness = PlatformHarness()

  /// Returns whether rows have grips, and whether a swipe uncovers the Delete button.
  private func offers(_ source: any UITableViewDataSource) throws -> (grip: Bool, delete: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    let path = IndexPath(row: 0, section: 0)
    let rect = table.convert(table.rectForRow(at: path), to: nil)
    harness.drag(
      from: CGPoint(x: 250, y: rect.midY), to: CGPoint(x: 150, y: rect.midY))
    try harness.settle()
    let delete = try #require(table.cellForRow(at: path)).frame.minX < 0
    table.setEditing(true, animated: false)
    return (try #require(table.cellForRow(at: path)).showsReorderControl, delete)
  }

  @Test func `11.3.3 a class that has neither method`() throws {
    #expect(try offers(Plain()) == (false, false))
  }

  @Test func `11.3.3 a class that has one of them`() throws {
    #expect(try offers(Commits()) == (false, true))
    #expect(try offers(Moves()) == (true, false))
  }

  @Test func `11.3.3 a method of an extension, of a final class, and of a superclass`() throws {
    #expect(try offers(CommitsInExtension()) == (false, true))
    #expect(try offers(MovesFinally()) == (true, false))
    #expect(try offers(CommitsAbove()) == (false, true))
  }

  @Test func `11.3.3 a generic class`() throws {
    #expect(try offers(Generic<Int>()) == (false, true))
    #expect(try offers(GenericPlain<String>()) == (false, false))
  }

  @Test func `11.3.3 a table controller, by what its subclass overrides`() throws {
    #expect(try offers(PlainScreen(style: .plain)) == (false, false))
    #expect(try offers(CommittingScreen(style: .plain)) == (false, true))
    #expect(try offers(MovingScreen(style: .plain)) == (true, true))
    #expect(try offers(PoliteScreen(style: .plain)) == (false, true))
  }

  @Test func `11.3.3 the answer is the same every time`() throws {
    #expect(try offers(Commits()) == offers(Commits()))
    #expect(try offers(Plain()) == offers(Plain()))
  }
}

@MainActor
private class Plain: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

@MainActor
private class Commits: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class CommitsAbove: Commits {}

@MainActor
private class Moves: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@MainActor
private final class MovesFinally: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@MainActor
private class Rows: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class CommitsInExtension: Rows {}

extension CommitsInExtension: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@MainActor
private class Generic<Value>: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@MainActor
private class GenericPlain<Value>: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private class PlainScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private class CommittingScreen: PlainScreen {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class MovingScreen: CommittingScreen {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Calls what it overrides.
private final class PoliteScreen: PlainScreen {
  var committed: [IndexPath] = []

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    committed.append(indexPath)
    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
