import NewsScenes
import NewsStore
import Storyline

/// The list, and what comes after it: articles, and the bookmarks in a sheet.
final class NewsFlow: Flow<Void> {
  private let resources: NewsResources

  init(resources: NewsResources) { self.resources = resources }

  override func start() {
    let list = NewsListViewController(resources: resources, router: NewsListRouter(flow: self))
    show(list)
    list.navigationController?.navigationBar.prefersLargeTitles = true
  }

  func open(_ article: Article) {
    let detail = NewsDetailViewController(resources: resources)
    detail.dataStore.article = article
    show(detail, whenBusy: .coalesce)
  }

  func openBookmarks() {
    show(
      BookmarksFlow(resources: resources), as: .present(.pageSheet, in: .navigation),
      whenBusy: .coalesce
    ).whenFinished { [weak self] article in self?.open(article) }
  }
}
