import StorylineTesting
import Testing
import UIKit

/// Stacks in stacks, as large as screens have them.
@MainActor @Suite(.stage) struct LargeStackTests {
  @Test
  func `a column of fifteen rows of ten comes to rest`() throws {
    let controller = UIViewController()
    let rows = (0..<15).map { row in
      let stack = UIStackView(
        arrangedSubviews: (0..<10).map { column in
          let label = UILabel()
          label.text = "\(row).\(column)"
          return label
        })
      stack.distribution = .fillEqually
      return stack
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let widths = rows.flatMap { $0.arrangedSubviews.map(\.frame.width) }
    #expect(widths.allSatisfy { abs($0 - 39.3) < 0.6 })
    #expect(rows[14].frame.maxY <= column.bounds.height + 0.5)
  }
}
