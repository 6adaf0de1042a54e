import NewsScenes
import UIKit

/// The bookmarks, as they stand in the storyboard.
final class BookmarksScene: BookmarksViewController {
  required init?(coder: NSCoder) {
    let router = BookmarksRouter()
    super.init(coder: coder, resources: .shared, router: router)
    router.viewController = self
  }
}
