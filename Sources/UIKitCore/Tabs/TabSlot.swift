import Foundation

/// A place in the list of a tab bar controller: a controller, or a tab that makes one.
@MainActor
final class TabSlot {
  let tab: UITab?
  private let given: UIViewController?

  init(controller: UIViewController) {
    given = controller
    tab = nil
  }

  init(tab: UITab) {
    self.tab = tab
    given = nil
  }

  /// Nothing until a tab had to make one.
  var loadedController: UIViewController? { given ?? tab?.madeController }

  /// Makes the controller if it has to.
  var controller: UIViewController? { given ?? tab?.viewController }

  /// The item on the bar: the tab's own, or the controller's.
  var item: UITabBarItem? { tab?.item ?? given?.tabBarItem }

  /// A Boolean value that indicates whether the tab has no place on the bar at all.
  var isHidden: Bool { tab?.isHidden ?? false }
}

/// The selection of a tab bar controller.
enum TabSelection {
  case none
  case slot(TabSlot)
  /// The More controller: its list, or what was chosen there.
  case more
}
