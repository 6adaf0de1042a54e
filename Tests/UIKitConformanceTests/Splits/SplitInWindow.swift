import UIKit

/// A split view controller in a window.
@MainActor
struct SplitInWindow {
  let split: UISplitViewController
  let window: UIWindow
  let harness: any Harness

  init(_ split: UISplitViewController, on harness: any Harness) throws {
    self.split = split
    self.harness = harness
    window = harness.makeWindow(root: split)
    window.makeKeyAndVisible()
    try harness.settle()
  }

  /// With a screen in each column.
  init(
    _ columns: [UISplitViewController.Column: UIViewController],
    delegate: (any UISplitViewControllerDelegate)? = nil, on harness: any Harness
  ) throws {
    let isTriple = columns[.supplementary] != nil
    let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    split.delegate = delegate
    for (column, controller) in columns { split.setViewController(controller, for: column) }
    try self.init(split, on: harness)
  }

  /// A classic one.
  init(
    _ primary: UIViewController, _ secondary: UIViewController,
    delegate: (any UISplitViewControllerDelegate)? = nil, on harness: any Harness
  ) throws {
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [primary, secondary]
    try self.init(split, on: harness)
  }

  func turn(onSide: Bool) throws {
    harness.turnDevice(onSide: onSide)
    try harness.settle()
  }

  /// The navigation controller of a column.
  func navigation(_ column: UISplitViewController.Column) -> UINavigationController? {
    let controller = split.viewController(for: column)
    return controller as? UINavigationController ?? controller?.navigationController
  }

  /// Returns a Boolean value that indicates whether the view of a screen can be seen at least in
  /// part.
  func shows(_ controller: UIViewController?) -> Bool {
    guard let view = controller?.viewIfLoaded, view.window === window else { return false }
    let frame = view.convert(view.bounds, to: nil)
    return !frame.intersection(window.bounds).isEmpty
  }
}

/// A stack of screens with these titles.
@MainActor
func stack(_ names: String...) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = names.map(screen)
  return navigation
}

@MainActor
func screen(_ name: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = name
  return controller
}

extension UINavigationController {
  /// The titles of the screens, those of a stack in the stack in brackets.
  var names: String {
    viewControllers.map { controller in
      (controller as? UINavigationController).map { "[\($0.names)]" } ?? controller.title ?? "?"
    }.joined(separator: " ")
  }
}

/// A delegate that records what it is told, and answers what it is told to.
final class TracingSplitDelegate: NSObject, UISplitViewControllerDelegate {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  var events: [String] = []
  var top: Column?
  var expandedMode: Mode?
  var target = Mode.automatic
  var collapses: ((UIViewController, UIViewController) -> Bool)?
  var separated: UIViewController?
  var collapsedPrimary: UIViewController?
  var expandedPrimary: UIViewController?
  var takesShow = false

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: Mode) {
    events.append("willChangeTo(\(displayMode)) from \(svc.displayMode)")
  }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> Mode { target }
  func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
    events.append("willShow(\(column))")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
    events.append("willHide(\(column))")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    events.append("gestureWillBegin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    events.append("gestureDidEnd")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    events.append("topColumn(\(proposedTopColumn))")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: Mode
  ) -> Mode {
    events.append("displayMode(\(proposedDisplayMode))")
    return expandedMode ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    events.append("didCollapse(\(svc.isCollapsed))")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    events.append("didExpand(\(!svc.isCollapsed))")
  }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { collapsedPrimary }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { expandedPrimary }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    events.append("collapse")
    return collapses?(secondaryViewController, primaryViewController) ?? false
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    events.append("separate")
    return separated
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    events.append("show(\(vc.title ?? "?"))")
    return takesShow
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    events.append("showDetail(\(vc.title ?? "?"))")
    return takesShow
  }
}
