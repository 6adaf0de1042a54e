public import StorylineCore
public import UIKit

extension UIWindow {
  /// Calls `observer` with everything that happens to the flows of this window, from now on.
  ///
  /// ```swift
  /// let observation = window.observeStory { event in
  ///   lines.append("\(event)")
  /// }
  /// ```
  ///
  /// This is where a log of your own is fed. Events come in order, each once, on the main actor; what
  /// is shown from within the observer is told afterwards.
  ///
  /// - Parameter observer: What is called.
  /// - Returns: The observation. It ends when nobody keeps this any more.
  public func observeStory(_ observer: @escaping (Event) -> Void) -> StoryObservation {
    let observation = StoryObservation(observer)
    let director = Director.of(self)
    director.tellObservers()
    director.story.add(observation)
    return observation
  }
}

/// Somebody who is told what happens to the flows of a window, for as long as this is kept.
@MainActor
public final class StoryObservation {
  let observer: (Event) -> Void

  init(_ observer: @escaping (Event) -> Void) { self.observer = observer }
}

/// Tells observers the events of a log that they have not heard.
@MainActor
struct StoryObservers {
  private struct WeakObservation {
    weak var observation: StoryObservation?
  }

  private var observations: [WeakObservation] = []
  /// How many events, counted from the first of the log, have been told.
  private var told = 0
  private var isTelling = false

  mutating func add(_ observation: StoryObservation) {
    observations.append(WeakObservation(observation: observation))
  }

  /// The events that are new, unless somebody is told of others just now.
  fileprivate mutating func begin(_ log: EventLog) -> (EventLog.SubSequence, [StoryObservation])? {
    let end = log.dropped + log.count
    guard !isTelling, end > told else { return nil }
    let new = log[max(0, told - log.dropped)...]
    told = end
    observations.removeAll { $0.observation == nil }
    guard !observations.isEmpty else { return nil }
    isTelling = true
    return (new, observations.compactMap(\.observation))
  }

  fileprivate mutating func end() { isTelling = false }
}

extension Director {
  /// Tells those who observe the log what is new in it.
  func tellObservers() {
    while let (events, observations) = story.begin(tree.log) {
      for event in events {
        for observation in observations { observation.observer(event) }
      }
      story.end()
    }
  }
}
