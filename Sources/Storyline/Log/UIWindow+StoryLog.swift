public import StorylineCore
public import UIKit

extension UIWindow {
  // MARK: Events

  /// The events of this window's flows, in order: the newest ones, as many as the log keeps.
  ///
  /// `EventLog(text: window.storyLog.description)` reads it back, and ``Replay`` replays it.
  public var storyLog: EventLog { Director.existing(for: self)?.tree.log ?? EventLog() }

  /// Calls `body` with every event of this window's flows from now on, in order and without gaps.
  ///
  /// Use it to write events to a file, a server or a logging library.
  ///
  /// ```swift
  /// observation = window.observeStoryLog { event in lines.append("\(event)") }
  /// ```
  ///
  /// For swift-log that is `{ logger.info("\($0)") }`.
  ///
  /// `body` is called on the main actor after a command was given or something has settled. It may
  /// show and finish flows; the events of those come after the one that it is handling.
  ///
  /// - Parameter body: The closure that receives each event.
  /// - Returns: The registration. Keep it for as long as `body` should be called; it retains neither
  ///   the window nor any flow.
  public func observeStoryLog(_ body: @escaping (Event) -> Void) -> StoryLogObservation {
    let observation = StoryLogObservation(body)
    Director.of(self).add(observation)
    return observation
  }

  /// Returns every event of this window's flows from now on, as an asynchronous sequence.
  ///
  /// ```swift
  /// for await event in window.storyEvents() { lines.append("\(event)") }
  /// ```
  ///
  /// It ends when the window was released and its flows have ended.
  ///
  /// - Returns: The sequence. It retains neither the window nor any flow.
  public func storyEvents() -> StorySequence<Event> {
    let buffer = SequenceBuffer<Event>()
    let observation = StoryLogObservation(
      { [weak buffer] in buffer?.append($0) }, onEnd: { [weak buffer] in buffer?.finish() })
    Director.of(self).add(observation)
    buffer.keep(observation)
    return StorySequence(buffer)
  }

  // MARK: The tree

  /// The flows of this window as they are now.
  public var storyTree: StoryTree {
    Director.existing(for: self).map { StoryTree($0.tree) } ?? StoryTree()
  }

  /// Calls `body` with the tree of this window's flows whenever it has changed.
  ///
  /// - Parameter body: The closure that receives the tree, on the main actor.
  /// - Returns: The registration. Keep it for as long as `body` should be called; it retains neither
  ///   the window nor any flow.
  public func observeStoryTree(_ body: @escaping (StoryTree) -> Void) -> StoryLogObservation {
    let observation = StoryLogObservation(trees: body, beginning: storyTree)
    Director.of(self).add(observation)
    return observation
  }

  /// Returns the tree of this window's flows as an asynchronous sequence: the current one first, then
  /// each changed one.
  ///
  /// ```swift
  /// for await tree in window.storyTrees() { trees.append(tree.description) }
  /// ```
  ///
  /// It ends when the window was released and its flows have ended.
  ///
  /// - Returns: The sequence. It retains neither the window nor any flow.
  public func storyTrees() -> StorySequence<StoryTree> {
    let buffer = SequenceBuffer<StoryTree>()
    let current = storyTree
    let observation = StoryLogObservation(
      trees: { [weak buffer] in buffer?.append($0) }, beginning: current,
      onEnd: { [weak buffer] in buffer?.finish() })
    buffer.append(current)
    Director.of(self).add(observation)
    buffer.keep(observation)
    return StorySequence(buffer)
  }
}
