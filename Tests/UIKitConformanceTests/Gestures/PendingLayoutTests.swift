import StorylineTesting
import Testing
import UIKit

/// Tests for a finger that comes down in the middle of a turn.
@MainActor @Suite(.harness) struct PendingLayoutTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  let harness: any Harness = PlatformHarness()
  let rows = Rows()
  let table = UITableView(frame: UIScreen.main.bounds)
  let window = UIWindow()

  init() throws {
    let screen = UIViewController()
    window.rootViewController = screen
    screen.view.addSubview(table)
    table.rowHeight = 100
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    window.makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `a row that is to be made anew is there for the finger that comes before its layout`()
    throws
  {
    table.reloadData()
    harness.tap(at: CGPoint(x: 150, y: 250))
    try harness.settle()
    #expect(rows.chosen == [IndexPath(row: 2, section: 0)])
  }

  @Test func `a finger meets what it sees, and not where something was`() throws {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.translatesAutoresizingMaskIntoConstraints = false
    window.rootViewController?.view.addSubview(button)
    let top = button.topAnchor.constraint(equalTo: window.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, button.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    try harness.settle()
    top.constant = 500
    harness.tap(at: CGPoint(x: 50, y: 520))
    try harness.settle()
    #expect(taps == 1)
  }
}
