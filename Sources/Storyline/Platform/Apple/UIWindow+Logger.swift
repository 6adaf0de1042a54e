public import UIKit
public import os

extension UIWindow {
  /// Writes every event of this window's flows to the system's log from now on.
  ///
  /// - Parameter logger: The logger that is written to.
  /// - Returns: An object to keep for as long as events are to be written.
  public func logStory(to logger: Logger) -> StoryLogObservation {
    observeStoryLog { event in logger.info("\(event.description, privacy: .public)") }
  }
}
