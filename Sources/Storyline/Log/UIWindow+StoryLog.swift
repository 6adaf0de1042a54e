public import StorylineCore
public import UIKit

extension UIWindow {
  /// What happened to the flows of this window, in order: the newest events, as many as the log keeps.
  ///
  /// `EventLog(text: window.storyLog.description)` reads it back, and ``Replay`` lives it again.
  public var storyLog: EventLog { Director.existing(for: self)?.tree.log ?? EventLog() }

  /// Calls `body` with every event of this window's flows from now on, in order and none left out.
  ///
  /// It is the place for a sink: a file, a server, a logging library.
  ///
  /// ```swift
  /// observation = window.observeStoryLog { event in lines.append("\(event)") }
  /// ```
  ///
  /// For swift-log that is `{ logger.info("\($0)") }`.
  ///
  /// `body` is called on the main actor when a command has been given or something has settled. It
  /// may show and finish flows; what that adds to the log comes after what it is hearing.
  ///
  /// - Parameter body: What is called.
  /// - Returns: What is to be kept for as long as `body` is to be called. It keeps neither the
  ///   window nor any flow.
  public func observeStoryLog(_ body: @escaping (Event) -> Void) -> StoryLogObservation {
    Director.of(self).observe(body)
  }
}
