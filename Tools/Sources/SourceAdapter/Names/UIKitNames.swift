/// Methods of UIKit's own that apps name in `#selector`, where the rule for Swift's methods gives another
/// name than Objective-C has: UIKit was named there first.
enum UIKitNames {
  /// The selector of the method that an expression means; `nil` where it is none of these.
  static func selector(of expression: SelectorExpression) -> String? {
    let found = methods.filter {
      $0.name == expression.name && (expression.labels == nil || $0.labels == expression.labels)
    }
    return found.first?.selector
  }

  private struct Method {
    let name: String
    let labels: [String]
    let selector: String
  }

  private static let methods: [Method] = [
    Method(name: "becomeFirstResponder", labels: [], selector: "becomeFirstResponder"),
    Method(name: "resignFirstResponder", labels: [], selector: "resignFirstResponder"),
    Method(name: "reloadInputViews", labels: [], selector: "reloadInputViews"),
    Method(name: "endEditing", labels: ["_"], selector: "endEditing:"),
    Method(name: "removeFromSuperview", labels: [], selector: "removeFromSuperview"),
    Method(name: "setNeedsLayout", labels: [], selector: "setNeedsLayout"),
    Method(name: "layoutIfNeeded", labels: [], selector: "layoutIfNeeded"),
    Method(
      name: "setNeedsUpdateConstraints", labels: [], selector: "setNeedsUpdateConstraints"),
    Method(
      name: "setNeedsStatusBarAppearanceUpdate", labels: [],
      selector: "setNeedsStatusBarAppearanceUpdate"),
    Method(
      name: "dismiss", labels: ["animated", "completion"],
      selector: "dismissViewControllerAnimated:completion:"),
    Method(
      name: "present", labels: ["_", "animated", "completion"],
      selector: "presentViewController:animated:completion:"),
    Method(
      name: "popViewController", labels: ["animated"], selector: "popViewControllerAnimated:"),
    Method(
      name: "popToRootViewController", labels: ["animated"],
      selector: "popToRootViewControllerAnimated:"),
    Method(name: "reloadData", labels: [], selector: "reloadData"),
    Method(name: "beginRefreshing", labels: [], selector: "beginRefreshing"),
    Method(name: "endRefreshing", labels: [], selector: "endRefreshing"),
    Method(name: "viewWillAppear", labels: ["_"], selector: "viewWillAppear:"),
    Method(name: "viewIsAppearing", labels: ["_"], selector: "viewIsAppearing:"),
    Method(name: "viewDidAppear", labels: ["_"], selector: "viewDidAppear:"),
    Method(name: "viewWillDisappear", labels: ["_"], selector: "viewWillDisappear:"),
    Method(name: "viewDidDisappear", labels: ["_"], selector: "viewDidDisappear:"),
    Method(name: "loadView", labels: [], selector: "loadView"),
    Method(name: "viewDidLoad", labels: [], selector: "viewDidLoad"),
    Method(name: "viewWillLayoutSubviews", labels: [], selector: "viewWillLayoutSubviews"),
    Method(name: "viewDidLayoutSubviews", labels: [], selector: "viewDidLayoutSubviews"),
    Method(name: "didReceiveMemoryWarning", labels: [], selector: "didReceiveMemoryWarning"),
    Method(name: "layoutSubviews", labels: [], selector: "layoutSubviews"),
    Method(name: "didMoveToWindow", labels: [], selector: "didMoveToWindow"),
    Method(name: "didMoveToSuperview", labels: [], selector: "didMoveToSuperview"),
    Method(name: "prepareForReuse", labels: [], selector: "prepareForReuse"),
    Method(
      name: "willMove", labels: ["toParent"], selector: "willMoveToParentViewController:"),
    Method(
      name: "didMove", labels: ["toParent"], selector: "didMoveToParentViewController:"),
    Method(name: "cut", labels: ["_"], selector: "cut:"),
    Method(name: "copy", labels: ["_"], selector: "copy:"),
    Method(name: "paste", labels: ["_"], selector: "paste:"),
    Method(name: "select", labels: ["_"], selector: "select:"),
    Method(name: "selectAll", labels: ["_"], selector: "selectAll:"),
    Method(name: "delete", labels: ["_"], selector: "delete:"),
    Method(name: "find", labels: ["_"], selector: "find:"),
    Method(name: "findAndReplace", labels: ["_"], selector: "findAndReplace:"),
    Method(name: "findNext", labels: ["_"], selector: "findNext:"),
    Method(name: "findPrevious", labels: ["_"], selector: "findPrevious:"),
    Method(name: "useSelectionForFind", labels: ["_"], selector: "useSelectionForFind:"),
  ]
}
