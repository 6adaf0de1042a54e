import StorylineTesting
import Testing
import UIKit

/// Rows whose constraints say how high they are, and nothing else does.
@MainActor @Suite(.stage) struct RowMeasuringTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      guard cell.contentView.subviews.isEmpty else { return cell }
      let label = UILabel()
      label.text = "Row"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -30),
        cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 76),
      ])
      return cell
    }
  }

  @Test func `11.1.3 rows are measured without a conflict, while they come and go`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = Source()
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      let controller = UIViewController()
      controller.view = table
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      for _ in 0..<3 { Stage.shared.turn() }
      for y in stride(from: 0.0, to: 2000, by: 130) {
        table.contentOffset.y = y
        Stage.shared.turn()
      }
      table.reloadData()
      Stage.shared.turn()
      precondition(table.visibleCells.allSatisfy { $0.frame.height > 76 })
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!message.contains("Unable to simultaneously satisfy constraints."))
  }
}
