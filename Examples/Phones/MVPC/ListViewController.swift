import PhoneParts
import UIKit

final class ListViewController: UIViewController {
  var presenter: ListPresenter?
  private let service: any PhoneService
  private let listView = PhoneListView()
  private var phones: [Phone] = []

  init(service: any PhoneService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "iPhones"
    listView.tableView.dataSource = self
    listView.tableView.delegate = self
    listView.onPull = { [weak self] in
      Task { [presenter = self?.presenter] in await presenter?.didPull() }
    }
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
    listView.deselect(animated: animated)
  }
}

extension ListViewController: ListView {
  func show(_ rows: [Phone]) {
    phones = rows
    listView.tableView.reloadData()
  }

  func show(isLoading: Bool) { listView.show(isLoading: isLoading) }

  func show(placeholder: String?) { listView.show(placeholder: placeholder) }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    phones.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PhoneCell.identifier, for: indexPath)
    (cell as? PhoneCell)?.show(phones[indexPath.row], from: service)
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
