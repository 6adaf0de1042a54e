public import UIKit

/// The view models that the list can show.
public protocol NewsListDisplayLogic: AnyObject {
  func displayArticles(viewModel: NewsList.FetchArticles.ViewModel)
  /// An article is selected.
  func displaySelection()
}

/// Lists articles, and searches them. It knows no other scene: its router does.
open class NewsListViewController: UIViewController {
  public var interactor: any NewsListBusinessLogic
  public var router: any NewsListRoutingLogic & NewsListDataPassing

  private let pictures: PictureCache
  private let listView = ArticleListView()
  private var rows: [ArticleRowModel] = []
  private var words = ""

  // MARK: Creating

  /// Sets the scene up.
  ///
  /// - Parameters:
  ///   - resources: The services of the scene.
  ///   - router: The router to other scenes.
  public init(
    resources: NewsResources, router: any NewsListRoutingLogic & NewsListDataPassing
  ) {
    let interactor = NewsListInteractor(
      worker: NewsListWorker(service: resources.service, store: resources.store))
    self.interactor = interactor
    self.router = router
    pictures = resources.pictures
    super.init(nibName: nil, bundle: nil)
    connect(interactor)
  }

  /// Sets the scene up where it stands in a storyboard.
  public init?(
    coder: NSCoder, resources: NewsResources,
    router: any NewsListRoutingLogic & NewsListDataPassing
  ) {
    let interactor = NewsListInteractor(
      worker: NewsListWorker(service: resources.service, store: resources.store))
    self.interactor = interactor
    self.router = router
    pictures = resources.pictures
    super.init(coder: coder)
    connect(interactor)
  }

  /// There is no list without resources: a subclass that stands in a storyboard says where it has them
  /// from.
  public required init?(coder: NSCoder) { nil }

  private func connect(_ interactor: NewsListInteractor) {
    let presenter = NewsListPresenter()
    interactor.presenter = presenter
    presenter.viewController = self
    router.dataStore = interactor
    title = "News"
  }

  // MARK: Lifecycle

  public override func loadView() { view = listView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    listView.tableView.dataSource = self
    listView.tableView.delegate = self
    listView.noticeView.onRemedy = { [weak self] in self?.apply($0) }
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
    listView.tableView.refreshControl = refreshControl
    let search = UISearchController()
    search.searchBar.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.leftBarButtonItem = Surroundings.makeServerItem()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Bookmarks", image: UIImage(systemName: "bookmark"),
      primaryAction: UIAction { [weak self] _ in self?.router.routeToBookmarks() })
    fetch()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listView.deselect(animated: animated)
  }

  // MARK: Asking

  // The interactor may outlive the screen until an answer has come; the screen does not wait for it.
  private func fetch() {
    let request = NewsList.FetchArticles.Request(words: words)
    Task { [interactor] in await interactor.fetchArticles(request: request) }
  }

  private func apply(_ remedy: Notice.Remedy) {
    switch remedy {
    case .tryAgain: fetch()
    case .setAside: Task { [interactor] in await interactor.setAsideStore() }
    }
  }
}

// MARK: - Showing

extension NewsListViewController: NewsListDisplayLogic {
  public func displayArticles(viewModel: NewsList.FetchArticles.ViewModel) {
    if rows != viewModel.rows {
      rows = viewModel.rows
      listView.tableView.reloadData()
    }
    listView.show(placeholder: viewModel.placeholder, notice: viewModel.notice)
    listView.show(isLoading: viewModel.isLoading)
  }

  public func displaySelection() { router.routeToNewsDetail() }
}

// MARK: - The table

extension NewsListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ArticleCell.identifier, for: indexPath)
    (cell as? ArticleCell)?.show(rows[indexPath.row], from: pictures)
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    interactor.selectArticle(request: NewsList.SelectArticle.Request(row: indexPath.row))
  }
}

// MARK: - The search

extension NewsListViewController: UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    words = searchText
    fetch()
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    words = ""
    fetch()
  }
}
