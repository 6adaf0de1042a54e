import UIKit

typealias OldOptions = [UIApplicationLaunchOptionsKey: Any]

class OldParent: UIViewController {
  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    hear(parent == nil ? "out" : "in")
  }
  override var childViewControllerForStatusBarStyle: UIViewController? {
    childViewControllers.first
  }
}

@MainActor func checkOldNames() {
  let parent = OldParent()
  let child = OldParent()
  parent.addChildViewController(child)
  child.didMove(toParentViewController: parent)
  hear("\(parent.childViewControllers.count)")
  check("methods with old names are those with the new ones", ["in", "1"])

  hear("\((parent as UIViewController).childForStatusBarStyle === child)")
  check("a property that overrides one with an old name is called", ["true"])

  let insets = UIEdgeInsetsMake(1, 2, 3, 4)
  let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
  hear("\(rect == CGRect(x: 2, y: 1, width: 4, height: 6)) \(UIAccessibilityIsVoiceOverRunning())")
  check("functions are the members that they became", ["true false"])

  let names = [.UIKeyboardWillShow, NSNotification.Name.UIApplicationDidBecomeActive]
  hear("\(names[0] == UIResponder.keyboardWillShowNotification)")
  hear("\(names[1] == UIApplication.didBecomeActiveNotification)")
  hear("\(UITableViewAutomaticDimension == UITableView.automaticDimension)")
  check("constants and names of notifications have new names", ["true", "true", "true"])

  let options: OldOptions = [UIApplicationLaunchOptionsKey.url: 1]
  let state: UIControlState = [.highlighted, .selected]
  hear("\(options.count) \(state.contains(UIControlState.selected))")
  check("types have new names", ["1 true"])
}
