/// The controllers of a navigation controller, and what is seen of them by now.
///
/// The visible stack follows a change later. It is stored by its common part with the controllers,
/// so that a change costs what it changes, for any number of screens below.
struct NavigationStack {
  /// The controllers as the app reads them, the root first.
  private(set) var controllers: [UIViewController] = []
  /// The number of controllers, from the root, whose items are on the bar.
  private var itemCount = 0
  /// The number of controllers, from the root, that have not changed since the container last
  /// inserted a view.
  private var shownCount = 0
  /// The controllers above those at that time.
  private var shownAbove: [UIViewController] = []

  var current: JoinedStack { JoinedStack(below: controllers[...], above: []) }

  /// The stack when the container last put a view in.
  var shown: JoinedStack { JoinedStack(below: controllers[..<shownCount], above: shownAbove) }

  mutating func carryOut(_ change: StackChange) { replace(from: change.kept, with: change.above) }

  private mutating func replace(from index: Int, with new: [UIViewController]) {
    if index < shownCount {
      shownAbove.insert(contentsOf: controllers[index..<shownCount], at: 0)
      shownCount = index
    }
    itemCount = min(itemCount, index)
    controllers.replaceSubrange(index..., with: new)
  }

  mutating func markShown() {
    shownCount = controllers.count
    shownAbove = []
  }

  mutating func forgetShown() {
    shownCount = 0
    shownAbove = []
  }

  /// The change of the controllers is taken back.
  mutating func returnToShown() {
    replace(from: shownCount, with: shownAbove)
    markShown()
  }

  /// Returns the index of the first item that the bar does not have, or may have in an older state.
  mutating func takeItems() -> Int {
    let first = min(itemCount, max(controllers.count - 1, 0))
    itemCount = controllers.count
    return first
  }
}

/// A stack put together from what is on it now, and what has been above that.
struct JoinedStack: RandomAccessCollection {
  fileprivate let below: ArraySlice<UIViewController>
  fileprivate let above: [UIViewController]

  var startIndex: Int { 0 }
  var endIndex: Int { below.count + above.count }

  subscript(position: Int) -> UIViewController {
    position < below.count ? below[position] : above[position - below.count]
  }
}
