import Foundation
import Testing
import UIKit

/// A list of rows in a navigation controller, with a search in its bar.
@MainActor
struct SearchStage {
  let search: UISearchController
  let list = Rows(style: .plain)
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(results: UIViewController? = nil, large: Bool = false) throws {
    search = UISearchController(searchResultsController: results)
    list.title = "List"
    list.definesPresentationContext = true
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  var bar: UINavigationBar { navigation.navigationBar }

  /// The search field on the screen.
  var field: CGRect { search.searchBar.searchTextField.frameOnScreen }

  /// How far the first row is from the upper edge of the screen.
  var firstRow: CGFloat {
    list.tableView.frameOnScreen.minY - list.tableView.contentOffset.y
  }

  func begin() throws {
    search.searchBar.becomeFirstResponder()
    try Stage.shared.settle()
  }

  func end() throws {
    search.isActive = false
    try Stage.shared.settle()
  }

  /// Content stands that far below where it rests at the top.
  func scroll(by distance: CGFloat) throws {
    let top = -list.tableView.adjustedContentInset.top
    list.tableView.setContentOffset(
      CGPoint(x: 0, y: top + distance - collapsed), animated: false)
    try Stage.shared.settle()
  }

  /// The height of the bar that is scrolled away.
  private var collapsed: CGFloat { rest - bar.frame.height }

  /// The height of the bar of which nothing was scrolled away.
  var rest: CGFloat { bar.prefersLargeTitles ? 148 : 96 }
}
