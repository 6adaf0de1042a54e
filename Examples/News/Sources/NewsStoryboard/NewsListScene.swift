import NewsScenes
import ObjCNames
import UIKit

/// The list, as it stands in the storyboard.
final class NewsListScene: NewsListViewController, ObjCExporting {
  private let resources = NewsResources.shared

  required init?(coder: NSCoder) {
    let router = NewsListRouter()
    super.init(coder: coder, resources: resources, router: router)
    router.viewController = self
  }

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("bookmarksWereClosed:", NewsListScene.bookmarksWereClosed)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (router as? NewsListRouter)?.prepare(for: segue)
  }

  /// By this the segue of *Done* finds its way back. Nothing comes with it.
  private func bookmarksWereClosed(_ segue: UIStoryboardSegue) {}
}
