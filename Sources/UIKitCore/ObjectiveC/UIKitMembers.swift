import ObjCNames

/// The members of UIKit that apps name in `#selector`, storyboards and keys.
enum UIKitMembers {
  /// Makes sure that they are found.
  static func areExported() { exported }

  private static let exported: Void = {
    ObjCNames.add(to: UIResponder.self) {
      $0.method("becomeFirstResponder", UIResponder.becomeFirstResponder)
      $0.method("resignFirstResponder", UIResponder.resignFirstResponder)
      $0.method("reloadInputViews", UIResponder.reloadInputViews)
    }
    ObjCNames.add(to: UIView.self, views)
    ObjCNames.add(to: UIViewController.self, controllers)
    ObjCNames.add(to: UITableView.self) {
      $0.method("reloadData", UITableView.reloadData)
    }
    ObjCNames.add(to: UICollectionView.self) {
      $0.method("reloadData", UICollectionView.reloadData)
    }
    ObjCNames.add(to: UIApplication.self) {
      for name in ["sharedApplication", "shared"] {
        $0.classMethod(name, on: UIApplication.self) { cls, _ in cls.shared }
      }
    }
    ObjCNames.add(to: UITextField.self, edits)
    ObjCNames.add(to: UITextView.self, edits)
    ObjCNames.add(to: UIRefreshControl.self) {
      $0.method("beginRefreshing", UIRefreshControl.beginRefreshing)
      $0.method("endRefreshing", UIRefreshControl.endRefreshing)
    }
    ObjCNames.add(to: UIAlertAction.self) {
      $0.property("handler", \UIAlertAction.handlerBlock)
    }
    ObjCNames.add(to: UIBarButtonItem.self) {
      // 7.15 – the number of the system item.
      $0.property("systemItem", \UIBarButtonItem.systemItemNumber)
    }
    unsafeBitCast(exportOutlets as @MainActor () -> Void, to: (() -> Void).self)()
    unsafeBitCast(exportValues as @MainActor () -> Void, to: (() -> Void).self)()
    unsafeBitCast(exportUndocumented as @MainActor () -> Void, to: (() -> Void).self)()
  }()

  @MainActor
  private static func edits(_ members: inout ObjCMembers) {
    members.method("cut:", UIResponder.cut)
    members.method("copy:", on: UIResponder.self) {
      $0.copy($1[0] as Any?)
      return nil
    }
    members.method("paste:", UIResponder.paste)
    members.method("select:", UIResponder.select)
    members.method("selectAll:", UIResponder.selectAll)
    members.method("delete:", UIResponder.delete)
  }

  @MainActor
  private static func views(_ members: inout ObjCMembers) {
    members.method("endEditing:", UIView.endEditing)
    members.method("removeFromSuperview", UIView.removeFromSuperview)
    members.method("setNeedsLayout", UIView.setNeedsLayout)
    members.method("layoutIfNeeded", UIView.layoutIfNeeded)
    members.method("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
    members.observable(
      "frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor",
      "clipsToBounds", "userInteractionEnabled", "tag", "layoutMargins", "safeAreaInsets", "layer")
    members.named(
      "layoutSubviews", "updateConstraints", "sizeThatFits:", "sizeToFit", "setNeedsDisplay",
      "didMoveToSuperview", "didMoveToWindow", "prepareForInterfaceBuilder", "tintColorDidChange",
      "safeAreaInsetsDidChange", "layoutMarginsDidChange")
    members.property("transform", \UIView.transform)
    members.property("layoutMargins", \UIView.layoutMargins)
    members.property("safeAreaInsets", \UIView.safeAreaInsets)
    members.property("superview", \UIView.superview)
    members.property("subviews", \UIView.subviews)
    members.property("window", \UIView.window)
    members.property("frame", \UIView.frame)
    members.property("bounds", \UIView.bounds)
    members.property("center", \UIView.center)
    members.property("layer", \UIView.layer)
    members.property("alpha", \UIView.alpha)
    members.property("backgroundColor", \UIView.backgroundColor)
    members.property("clipsToBounds", \UIView.clipsToBounds)
    members.property("hidden", \UIView.isHidden)
    members.property("tag", \UIView.tag)
    members.property("tintColor", \UIView.tintColor)
    members.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
  }

  @MainActor
  private static func controllers(_ members: inout ObjCMembers) {
    members.method(
      "setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate)
    members.method("dismissViewControllerAnimated:completion:", on: UIViewController.self) {
      $0.dismiss(animated: $1[0], completion: $1[1])
      return nil
    }
    members.named(
      "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:",
      "viewWillDisappear:", "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "didReceiveMemoryWarning", "viewSafeAreaInsetsDidChange", "updateViewConstraints",
      "prepareForSegue:sender:", "prepareFor:sender:", "willMoveToParent:", "didMoveToParent:")
    ObjCNames.add(to: UINavigationController.self) {
      $0.method("popViewControllerAnimated:", UINavigationController.popViewController)
      $0.method("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController)
    }
  }
}
