import Foundation

/// A call of `setViewControllers(_:direction:animated:completion:)`.
@MainActor
struct PageRequest {
  let pages: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  var isAnimated: Bool
  let completion: ((Bool) -> Void)?
}

/// One turn from some pages to others, from its first callback to its last.
@MainActor
final class PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  /// The page on the back of the leaf, if it is never displayed by itself.
  let back: UIViewController?
  let direction: UIPageViewController.NavigationDirection
  /// A Boolean value that indicates whether people turn the page, and the delegate is called.
  let isGesture: Bool

  /// A Boolean value that indicates whether it gets there; not known while a finger is down.
  var isToComplete: Bool?
  /// The animation that moves the pages after the finger was lifted.
  var group: AnimationGroup?
  var completion: ((Bool) -> Void)?

  init(
    from: [UIViewController], to: [UIViewController], back: UIViewController? = nil,
    direction: UIPageViewController.NavigationDirection, isGesture: Bool
  ) {
    self.from = from
    self.to = to
    self.back = back
    self.direction = direction
    self.isGesture = isGesture
  }

  /// The pages that appear. Pages that stay neither appear nor disappear.
  var arriving: [UIViewController] { to.filter { !from.contains($0) } }
  var leaving: [UIViewController] { from.filter { !to.contains($0) } }
  /// The pages that appear, with the back of the leaf.
  var coming: [UIViewController] { arriving + [back].compactMap(\.self) }
  var all: [UIViewController] { from + coming }
}

/// The pages beside the one that is seen.
struct PageNeighbors {
  enum Neighbor {
    case unknown
    case none
    case page(UIViewController)
  }

  var before = Neighbor.unknown
  var after = Neighbor.unknown

  subscript(direction: UIPageViewController.NavigationDirection) -> Neighbor {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }

  var pages: [UIViewController] {
    [before, after].compactMap { if case .page(let page) = $0 { page } else { nil } }
  }

  mutating func forget(_ page: UIViewController) {
    if case .page(page) = before { before = .unknown }
    if case .page(page) = after { after = .unknown }
  }
}
