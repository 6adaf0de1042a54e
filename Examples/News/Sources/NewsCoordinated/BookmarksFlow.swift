import NewsScenes
import NewsStore
import Storyline

/// The bookmarks. It finishes with the article that is to be read.
final class BookmarksFlow: Flow<Article> {
  private let resources: NewsResources

  init(resources: NewsResources) { self.resources = resources }

  override func start() {
    show(BookmarksViewController(resources: resources, router: BookmarksRouter(flow: self)))
  }
}
