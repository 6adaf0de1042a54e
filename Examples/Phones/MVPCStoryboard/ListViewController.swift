import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

final class ListViewController: UIViewController, Storyboarded, ObjCExporting {
  var presenter: ListPresenter?
  var service: (any PhoneService)?

  weak var tableView: UITableView!
  weak var placeholderLabel: UILabel!
  weak var spinner: UIActivityIndicatorView!

  private var phones: [Phone] = []

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("tableView", \ListViewController.tableView)
    members.property("placeholderLabel", \ListViewController.placeholderLabel)
    members.property("spinner", \ListViewController.spinner)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.pull() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    let search = UISearchController()
    search.searchBar.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    // A search that the stack presents stays there when this screen has left it.
    definesPresentationContext = true
    Task { [presenter] in await presenter?.viewDidLoad() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
  }

  private func pull() {
    Task { [presenter] in await presenter?.didPull() }
  }
}

extension ListViewController: ListView {
  func show(_ rows: [Phone]) {
    phones = rows
    tableView.reloadData()
  }

  func show(isLoading: Bool) {
    let isPulled = tableView.refreshControl?.isRefreshing == true
    if isLoading, phones.isEmpty, !isPulled {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    if !isLoading { tableView.refreshControl?.endRefreshing() }
  }

  func show(placeholder: String?) { placeholderLabel.text = placeholder }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    phones.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PrototypePhoneCell.identifier, for: indexPath)
    if let cell = cell as? PrototypePhoneCell, let service {
      cell.show(phones[indexPath.row], from: service)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelect(row: indexPath.row)
  }
}

extension ListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    presenter?.didType(searchText)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    presenter?.didCancelSearch()
  }
}
