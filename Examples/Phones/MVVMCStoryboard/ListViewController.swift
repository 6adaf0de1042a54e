import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

protocol ListViewControllerDelegate: AnyObject {
  func listViewController(_ viewController: ListViewController, didSelect phone: Phone)
  func listViewController(_ viewController: ListViewController, didFailWith error: any Error)
}

final class ListViewController: BaseViewController, Storyboarded, ObjCExporting {
  weak var delegate: (any ListViewControllerDelegate)?

  weak var tableView: UITableView!
  weak var placeholderLabel: UILabel!
  weak var spinner: UIActivityIndicatorView!

  private let viewModel: ListViewModel
  private let service: any PhoneService

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("tableView", \ListViewController.tableView)
    members.property("placeholderLabel", \ListViewController.placeholderLabel)
    members.property("spinner", \ListViewController.spinner)
  }

  init?(coder: NSCoder, viewModel: ListViewModel, service: any PhoneService) {
    self.viewModel = viewModel
    self.service = service
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "Use init(coder:viewModel:service:).")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
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
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
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
    tableView.reloadData()
    placeholderLabel.text = viewModel.placeholder
    let isPulled = tableView.refreshControl?.isRefreshing == true
    if viewModel.isLoading, viewModel.phones.isEmpty, !isPulled {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    if !viewModel.isLoading { tableView.refreshControl?.endRefreshing() }
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.phones.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PrototypePhoneCell.identifier, for: indexPath)
    (cell as? PrototypePhoneCell)?.show(viewModel.phones[indexPath.row], from: service)
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
