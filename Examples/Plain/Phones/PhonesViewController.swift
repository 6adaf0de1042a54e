import UIKit

class PhonesViewController: UITableViewController {

    var store: PhoneStoreProtocol = PhoneStore()

    private(set) var phones = [Phone]()
    private var filtered = [Phone]()
    private let searchController = UISearchController(searchResultsController: nil)

    private var isFiltering: Bool {
        return searchController.isActive && searchController.searchBar.text?.isEmpty == false
    }

    private var shown: [Phone] {
        return isFiltering ? filtered : phones
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Name or maker"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        refresh()
    }

    @objc func refresh() {
        store.fetch { [weak self] result in
            self?.refreshControl?.endRefreshing()
            switch result {
            case .success(let phones):
                self?.phones = phones
                self?.tableView.reloadData()
            case .failure(let error):
                self?.show(error)
            }
        }
    }

    private func show(_ error: Error) {
        let alert = UIAlertController(
            title: "No Phones", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Try Again", style: .default) { [unowned self] _ in
                self.refresh()
            })
        present(alert, animated: true)
    }

    // MARK: - Search

    @objc private func search(_ text: String) {
        filtered = phones.filter { phone in
            return phone.name.localizedCaseInsensitiveContains(text)
                || phone.maker.localizedCaseInsensitiveContains(text)
        }
        tableView.reloadData()
    }

    // MARK: - Table view data source

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return shown.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(
                withIdentifier: PhoneCell.identifier, for: indexPath) as? PhoneCell
        else { fatalError("The storyboard has no cell \(PhoneCell.identifier)") }
        cell.phone = shown[indexPath.row]
        return cell
    }

    // MARK: - Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return !tableView.isEditing
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let destination as PhoneViewController:
            destination.phone = (sender as? PhoneCell)?.phone
        default:
            break
        }
    }
}

// MARK: - UISearchResultsUpdating

extension PhonesViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        // Not before the typing has stopped.
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(
            #selector(search(_:)), with: searchController.searchBar.text ?? "", afterDelay: 0.2)
    }
}
