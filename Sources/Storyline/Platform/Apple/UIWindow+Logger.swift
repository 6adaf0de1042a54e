public import UIKit
public import os

extension UIWindow {
  /// Writes what happens to the flows of this window into the system's log.
  ///
  /// - Parameter logger: Where it is written.
  /// - Returns: The observation. It ends when nobody keeps this any more.
  public func logStory(to logger: Logger) -> StoryObservation {
    observeStory { event in
      if case .refused = event {
        logger.notice("\(event.description, privacy: .public)")
      } else {
        logger.info("\(event.description, privacy: .public)")
      }
    }
  }
}
