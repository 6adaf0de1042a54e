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
    ObjCNames.add(to: CALayer.self, layers)
    ObjCNames.add(to: UITableView.self) {
      $0.method("reloadData", UITableView.reloadData)
    }
    ObjCNames.add(to: UICollectionView.self) {
      $0.method("reloadData", UICollectionView.reloadData)
    }
    ObjCNames.add(to: UIScrollView.self) {
      $0.property("contentSize", \UIScrollView.contentSize)
      $0.property("contentOffset", \UIScrollView.contentOffset)
      $0.property("contentInset", \UIScrollView.contentInset)
      $0.observable("contentSize", "contentOffset", "contentInset")
    }
    ObjCNames.add(to: UILabel.self) {
      $0.property("text", \UILabel.text)
      $0.property("attributedText", \UILabel.attributedText)
      $0.observable("text", "attributedText")
    }
    ObjCNames.add(to: UIImageView.self) {
      $0.property("image", \UIImageView.image)
      $0.observable("image")
    }
    ObjCNames.add(to: UIControl.self) {
      $0.property("enabled", \UIControl.isEnabled)
      $0.property("selected", \UIControl.isSelected)
      $0.property("highlighted", \UIControl.isHighlighted)
      $0.observable("enabled", "selected", "highlighted")
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
    unsafeBitCast(exportOutlets as @MainActor () -> Void, to: (() -> Void).self)()
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
    members.observable("frame", "bounds", "center", "alpha", "hidden")
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

  /// Adds the members of layers, which storyboards set as runtime attributes of views.
  @MainActor
  private static func layers(_ members: inout ObjCMembers) {
    members.property("borderColor", \CALayer.borderColor)
    members.property("borderWidth", \CALayer.borderWidth)
    members.property("cornerRadius", \CALayer.cornerRadius)
    members.property("masksToBounds", \CALayer.masksToBounds)
    members.property("opacity", \CALayer.opacity)
    members.property("shadowColor", \CALayer.shadowColor)
    members.property("shadowOffset", \CALayer.shadowOffset)
    members.property("shadowOpacity", \CALayer.shadowOpacity)
    members.property("shadowRadius", \CALayer.shadowRadius)
    members.property("zPosition", \CALayer.zPosition)
  }

  @MainActor
  private static func controllers(_ members: inout ObjCMembers) {
    members.method(
      "setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate)
    members.method("dismissViewControllerAnimated:completion:", on: UIViewController.self) {
      $0.dismiss(animated: $1[0], completion: $1[1])
      return nil
    }
    ObjCNames.add(to: UINavigationController.self) {
      $0.method("popViewControllerAnimated:", UINavigationController.popViewController)
      $0.method("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController)
    }
  }
}
