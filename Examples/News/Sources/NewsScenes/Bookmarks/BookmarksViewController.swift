public import UIKit

/// The view models that the bookmarks' view can show.
public protocol BookmarksDisplayLogic: AnyObject {
  func displayBookmarks(viewModel: Bookmarks.FetchBookmarks.ViewModel)
  /// An article is selected.
  func displaySelection()
}

/// Lists what has a bookmark. It knows no other scene: its router does.
open class BookmarksViewController: UIViewController {
  public var interactor: any BookmarksBusinessLogic
  public var router: any BookmarksRoutingLogic & BookmarksDataPassing

  private let pictures: PictureCache
  private let listView = ArticleListView()
  private var rows: [ArticleRowModel] = []

  // MARK: Creating

  /// Sets the scene up.
  ///
  /// - Parameters:
  ///   - resources: The services of the scene.
  ///   - router: The router to other scenes.
  public init(
    resources: NewsResources, router: any BookmarksRoutingLogic & BookmarksDataPassing
  ) {
    let interactor = BookmarksInteractor(store: resources.store)
    self.interactor = interactor
    self.router = router
    pictures = resources.pictures
    super.init(nibName: nil, bundle: nil)
    connect(interactor)
  }

  /// Sets the scene up where it stands in a storyboard.
  public init?(
    coder: NSCoder, resources: NewsResources,
    router: any BookmarksRoutingLogic & BookmarksDataPassing
  ) {
    let interactor = BookmarksInteractor(store: resources.store)
    self.interactor = interactor
    self.router = router
    pictures = resources.pictures
    super.init(coder: coder)
    connect(interactor)
  }

  /// There are no bookmarks without resources: a subclass that stands in a storyboard says where it has
  /// them from.
  public required init?(coder: NSCoder) { nil }

  private func connect(_ interactor: BookmarksInteractor) {
    let presenter = BookmarksPresenter()
    interactor.presenter = presenter
    presenter.viewController = self
    router.dataStore = interactor
    title = "Bookmarks"
  }

  // MARK: Lifecycle

  public override func loadView() { view = listView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    listView.tableView.dataSource = self
    listView.tableView.delegate = self
    listView.noticeView.onRemedy = { [weak self] in self?.apply($0) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.router.routeBack() })
    fetch()
  }

  // MARK: Asking

  private func fetch() { Task { [interactor] in await interactor.fetchBookmarks() } }

  private func remove(_ id: String) {
    let request = Bookmarks.RemoveBookmark.Request(id: id)
    Task { [interactor] in await interactor.removeBookmark(request: request) }
  }

  private func apply(_ remedy: Notice.Remedy) {
    switch remedy {
    case .tryAgain: Task { [interactor] in await interactor.tryAgain() }
    case .setAside: Task { [interactor] in await interactor.setAsideStore() }
    }
  }
}

// MARK: - Showing

extension BookmarksViewController: BookmarksDisplayLogic {
  public func displayBookmarks(viewModel: Bookmarks.FetchBookmarks.ViewModel) {
    rows = viewModel.rows
    listView.tableView.reloadData()
    listView.show(placeholder: viewModel.placeholder, notice: viewModel.notice)
  }

  public func displaySelection() { router.routeToSelectedArticle() }
}

// MARK: - The table

extension BookmarksViewController: UITableViewDataSource, UITableViewDelegate {
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
    interactor.selectBookmark(request: Bookmarks.SelectBookmark.Request(row: indexPath.row))
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = rows[indexPath.row].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, complete in
      // The row goes when the bookmark is really gone.
      self?.remove(id)
      complete(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
