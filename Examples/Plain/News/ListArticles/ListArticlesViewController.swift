import UIKit

protocol ListArticlesDisplayLogic: AnyObject {
    func displayArticles(viewModel: ListArticles.Fetch.ViewModel)
}

class ListArticlesViewController: UITableViewController, ListArticlesDisplayLogic {

    var interactor: ListArticlesBusinessLogic?
    var router: (NSObjectProtocol & ListArticlesRoutingLogic & ListArticlesDataPassing)?

    @IBOutlet weak var searchBar: UISearchBar!

    private var rows = [ListArticles.Fetch.ViewModel.Row]()

    // MARK: Object lifecycle

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    // MARK: Setup

    private func setup() {
        let viewController = self
        let interactor = ListArticlesInteractor()
        let presenter = ListArticlesPresenter()
        let router = ListArticlesRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
    }

    // MARK: Routing

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let scene = segue.identifier {
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            if let router = router, router.responds(to: selector) {
                router.perform(selector, with: segue)
            }
        }
    }

    // MARK: View lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.delegate = self
        tableView.keyboardDismissMode = .onDrag
        NotificationCenter.default.addObserver(
            self, selector: #selector(fetchArticles),
            name: NSNotification.Name.bookmarksDidChange, object: nil)
        fetchArticles()
    }

    @objc func fetchArticles() {
        interactor?.fetchArticles(request: ListArticles.Fetch.Request())
    }

    // MARK: Display

    func displayArticles(viewModel: ListArticles.Fetch.ViewModel) {
        rows = viewModel.rows
        if let message = viewModel.message {
            let label = UILabel(frame: tableView.bounds)
            label.text = message
            label.textAlignment = .center
            tableView.backgroundView = label
        } else {
            tableView.backgroundView = nil
        }
        tableView.reloadData()
    }

    // MARK: Table view

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "Article", for: indexPath)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.date
        cell.imageView?.image = row.isBookmarked ? UIImage(systemName: "bookmark.fill") : nil
        return cell
    }
}

// MARK: - UISearchBarDelegate

extension ListArticlesViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        interactor?.search(request: ListArticles.Search.Request(text: searchText))
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.setShowsCancelButton(false, animated: true)
        searchBar.resignFirstResponder()
        interactor?.search(request: ListArticles.Search.Request(text: ""))
    }
}
