import UIKit

/// A search bar in the navigation bar, with scopes, that filters a table.
final class SearchViewController: UITableViewController {
  private let fruits = [
    "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Fig", "Grape", "Kiwi",
    "Lemon", "Mango", "Melon", "Orange", "Papaya", "Peach", "Pear", "Plum", "Raspberry",
  ]
  private lazy var matches = fruits

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Fruit"
    search.searchBar.scopeButtonTitles = ["All", "Long Names", "Short Names"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matches.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = matches[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension SearchViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let scope = searchController.searchBar.selectedScopeButtonIndex
    matches = fruits.filter { fruit in
      let isInScope =
        switch scope {
        case 1: fruit.count > 5
        case 2: fruit.count <= 5
        default: true
        }
      return isInScope && (text.isEmpty || fruit.lowercased().contains(text.lowercased()))
    }
    tableView.reloadData()
  }
}
