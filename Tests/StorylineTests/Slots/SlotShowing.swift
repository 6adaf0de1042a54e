import Storyline
import StorylineTesting
import UIKit

/// A way in which a flow can stand beside others. A new one needs a case, its style and its fates.
enum SlotShowing: CaseIterable {
  case tab, tabInNavigation, tabUnderMore
  case column, classicColumn, collapsedColumn
  case page, pageInNavigation, leaf

  /// The place of the outermost container.
  enum Ground: CaseIterable { case root, presented }

  @MainActor
  func makeHolder() -> UIViewController {
    switch self {
    case .tab, .tabInNavigation, .tabUnderMore: UITabBarController()
    case .column, .collapsedColumn: UISplitViewController(style: .doubleColumn)
    case .classicColumn: UISplitViewController(nibName: nil, bundle: nil)
    case .page, .pageInNavigation:
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .leaf:
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }
  }

  var style: FlowStyle {
    switch self {
    case .tab: .tab
    case .tabInNavigation, .tabUnderMore: .tab(in: .navigation)
    case .column, .classicColumn, .collapsedColumn: .column(.secondary)
    case .page, .leaf: .page
    case .pageInNavigation: .page(in: .navigation)
    }
  }

  /// How those are shown that it stands beside.
  var besideStyle: FlowStyle { isColumn ? .column(.primary) : style }

  /// How many stand before it.
  var besideCount: Int { self == .tabUnderMore ? 5 : 1 }

  var isColumn: Bool { self == .column || self == .classicColumn || self == .collapsedColumn }
  var isPage: Bool { self == .page || self == .pageInNavigation || self == .leaf }
  var isWide: Bool { self == .column || self == .classicColumn }

  var hasStack: Bool {
    isColumn || self == .tabInNavigation || self == .tabUnderMore || self == .pageInNavigation
  }
}

/// A way in which such a flow goes, or does not.
enum SlotLeaving: CaseIterable {
  case finish, close, removedByParent, parentFinished, parentClosed
  case takenOut, windowGotAnotherRoot, flowReplacedRoot, windowClosed, dismissed
  // Changes of the container after which the flow stays in most showings.
  case selectedOther, selectedAgain, reordered, otherSize, pop, popToRoot, swipedBack,
    cancelledSwipe

  func fate(_ showing: SlotShowing, on ground: SlotShowing.Ground) -> Fate {
    switch self {
    case .finish: .ends(.finished(7))
    case .close: .ends(.cancelled(.closed))
    case .removedByParent, .takenOut: .ends(.cancelled(.removed))
    case .parentFinished: .ends(.cancelled(.parentEnded), parent: .finished(1))
    case .parentClosed: .ends(.cancelled(.parentEnded), parent: .cancelled(.closed))
    case .windowGotAnotherRoot:
      ground == .root ? .allEnd(.rootReplaced) : .endsKept(.rootReplaced)
    case .flowReplacedRoot: .allEnd(.rootReplaced)
    case .windowClosed: ground == .root ? .allEnd(.windowClosed) : .endsKept(.windowClosed)
    case .dismissed:
      ground == .root ? .stays("nothing is presented") : .bothEnd(.dismissed)
    default: .stays("it stands beside others")
    }
  }
}
