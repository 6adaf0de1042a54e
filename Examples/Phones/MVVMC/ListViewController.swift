import PhoneParts
import UIKit

protocol ListViewControllerDelegate: AnyObject {
  func listViewController(_ viewController: ListViewController, didSelect phone: Phone)
  func listViewController(_ viewController: ListViewController, didFailWith error: any Error)
}

final class ListViewController: BaseViewController {
  weak var delegate: (any ListViewControllerDelegate)?
  private let viewModel: ListViewModel
  private let service: any PhoneService
  private let listView = PhoneListView()

  init(viewModel: ListViewModel, service: any PhoneService) {
    self.viewModel = viewModel
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
    listView.onPull = { [weak self] in self?.load() }
    let search = UISearchController()
    search.searchBar.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    // A search that the stack presents stays there when this screen has left it.
    definesPresentationContext = true
    bind()
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listView.deselect(animated: animated)
  }

  private func bind() {
    viewModel.onUpdate = { [weak self] in self?.update() }
    viewModel.onError = { [weak self] error in
      guard let self else { return }
      delegate?.listViewController(self, didFailWith: error)
    }
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func update() {
    listView.tableView.reloadData()
    listView.show(isLoading: viewModel.isLoading)
    listView.show(placeholder: viewModel.placeholder)
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.phones.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PhoneCell.identifier, for: indexPath)
    (cell as? PhoneCell)?.show(viewModel.phones[indexPath.row], from: service)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.listViewController(self, didSelect: viewModel.phones[indexPath.row])
  }
}

extension ListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.search(for: searchText)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    viewModel.cancelSearch()
  }
}
