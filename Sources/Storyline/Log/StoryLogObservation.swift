import StorylineCore

/// A registration for the events, or for the tree, of a window's flows. It ends when it is released.
///
/// Returned by `observeStoryLog` and `observeStoryTree` of a window.
@MainActor
public final class StoryLogObservation {
  private var onEvent: ((Event) -> Void)?
  private var onTree: ((StoryTree) -> Void)?
  private let onEnd: @MainActor () -> Void
  private var lastTree: StoryTree?

  init(_ onEvent: @escaping (Event) -> Void, onEnd: @escaping @MainActor () -> Void = {}) {
    self.onEvent = onEvent
    self.onEnd = onEnd
  }

  init(
    trees onTree: @escaping (StoryTree) -> Void, beginning: StoryTree,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.onTree = onTree
    self.onEnd = onEnd
    lastTree = beginning
  }

  /// Ends the observation, as its release does.
  public func cancel() {
    onEvent = nil
    onTree = nil
  }

  var isCancelled: Bool { onEvent == nil && onTree == nil }

  func receive(_ event: Event) { onEvent?(event) }

  /// Passes on the tree, if it is another one than the last time.
  func receiveTree(of director: Director) {
    guard let onTree else { return }
    let tree = StoryTree(director.tree)
    guard tree != lastTree else { return }
    lastTree = tree
    onTree(tree)
  }

  /// Ends the sequence: no more values come.
  func end() { onEnd() }
}
