import NewsScenes
import UIKit

/// An article, as it stands in the storyboard.
final class NewsDetailScene: NewsDetailViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder, resources: .shared)
  }
}
