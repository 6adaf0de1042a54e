public import UIKit

/// The view models that an article's view can show.
public protocol NewsDetailDisplayLogic: AnyObject {
  func displayArticle(viewModel: NewsDetail.ShowArticle.ViewModel)
  func displayPicture(viewModel: NewsDetail.ShowPicture.ViewModel)
  func displayBookmark(viewModel: NewsDetail.Bookmark.ViewModel)
}

/// Shows an article. It leads nowhere, and has no router.
open class NewsDetailViewController: UIViewController, NewsDetailDataPassing {
  public var interactor: any NewsDetailBusinessLogic
  public let dataStore: any NewsDetailDataStore

  private let detailView = NewsDetailView()
  private lazy var bookmarkItem = UIBarButtonItem(
    title: "Add Bookmark", image: UIImage(systemName: "bookmark"),
    primaryAction: UIAction { [weak self] _ in self?.toggleBookmark() })

  // MARK: Creating

  /// Sets the scene up. Its article goes into ``dataStore`` before it is shown.
  public init(resources: NewsResources) {
    let interactor = NewsDetailInteractor(
      worker: NewsDetailWorker(pictures: resources.pictures, store: resources.store))
    self.interactor = interactor
    dataStore = interactor
    super.init(nibName: nil, bundle: nil)
    connect(interactor)
  }

  /// Sets the scene up where it stands in a storyboard.
  public init?(coder: NSCoder, resources: NewsResources) {
    let interactor = NewsDetailInteractor(
      worker: NewsDetailWorker(pictures: resources.pictures, store: resources.store))
    self.interactor = interactor
    dataStore = interactor
    super.init(coder: coder)
    connect(interactor)
  }

  /// There is no article without resources: a subclass that stands in a storyboard says where it has them
  /// from.
  public required init?(coder: NSCoder) { nil }

  private func connect(_ interactor: NewsDetailInteractor) {
    let presenter = NewsDetailPresenter()
    interactor.presenter = presenter
    presenter.viewController = self
  }

  // MARK: Lifecycle

  public override func loadView() { view = detailView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = bookmarkItem
    detailView.noticeView.onRemedy = { [weak self] in self?.apply($0) }
    // Its action is not known yet.
    bookmarkItem.isEnabled = false
    interactor.showArticle()
    Task { [interactor] in await interactor.showRest() }
  }

  // MARK: Asking

  private func toggleBookmark() {
    Task { [interactor] in await interactor.toggleBookmark() }
  }

  private func apply(_ remedy: Notice.Remedy) {
    switch remedy {
    case .tryAgain: Task { [interactor] in await interactor.tryAgain() }
    case .setAside: Task { [interactor] in await interactor.setAsideStore() }
    }
  }
}

// MARK: - Showing

extension NewsDetailViewController: NewsDetailDisplayLogic {
  public func displayArticle(viewModel: NewsDetail.ShowArticle.ViewModel) {
    title = viewModel.section
    detailView.show(viewModel)
  }

  public func displayPicture(viewModel: NewsDetail.ShowPicture.ViewModel) {
    detailView.show(picture: viewModel.picture)
  }

  public func displayBookmark(viewModel: NewsDetail.Bookmark.ViewModel) {
    bookmarkItem.isEnabled = viewModel.isEnabled
    bookmarkItem.title = viewModel.title
    bookmarkItem.image = UIImage(systemName: viewModel.symbol)
    detailView.show(viewModel.notice)
  }
}
