import ObjCNames

extension UIKitMembers {
  /// Exports the values of UIKit's classes that apps read and observe by their names.
  @MainActor
  static func exportValues() {
    ObjCNames.add(to: CALayer.self, layers)
    ObjCNames.add(to: CAShapeLayer.self, shapes)
    ObjCNames.add(to: CAGradientLayer.self, gradients)
    exportContents()
    exportControls()
    exportControllers()
    exportConstraints()
  }

  @MainActor
  private static func exportConstraints() {
    ObjCNames.add(to: NSLayoutConstraint.self) {
      $0.property("firstItem", \NSLayoutConstraint.firstItem)
      $0.property("secondItem", \NSLayoutConstraint.secondItem)
      $0.property("constant", \NSLayoutConstraint.constant)
      $0.property("active", \NSLayoutConstraint.isActive)
      $0.property("identifier", \NSLayoutConstraint.identifier)
      $0.observable("firstItem", "secondItem", "constant", "active")
    }
  }

  @MainActor
  private static func exportContents() {
    ObjCNames.add(to: UIScrollView.self) {
      $0.property("contentSize", \UIScrollView.contentSize)
      $0.property("contentOffset", \UIScrollView.contentOffset)
      $0.property("contentInset", \UIScrollView.contentInset)
      $0.property("adjustedContentInset", \UIScrollView.adjustedContentInset)
      $0.property("scrollEnabled", \UIScrollView.isScrollEnabled)
      $0.property("zoomScale", \UIScrollView.zoomScale)
      $0.observable(
        "contentSize", "contentOffset", "contentInset", "adjustedContentInset", "scrollEnabled",
        "zoomScale")
    }
    ObjCNames.add(to: UITableView.self) {
      $0.property("editing", \UITableView.isEditing)
      $0.observable("editing")
    }
    ObjCNames.add(to: UILabel.self) {
      $0.property("text", \UILabel.text)
      $0.property("attributedText", \UILabel.attributedText)
      $0.property("font", \UILabel.font)
      $0.observable("text", "attributedText", "font")
    }
    ObjCNames.add(to: UITextField.self) {
      $0.property("text", \UITextField.text)
      $0.property("attributedText", \UITextField.attributedText)
      $0.property("placeholder", \UITextField.placeholder)
      $0.property("font", \UITextField.font)
      $0.observable("text", "attributedText", "font")
    }
    ObjCNames.add(to: UITextView.self) {
      $0.property("text", \UITextView.text)
      $0.property("attributedText", \UITextView.attributedText)
      $0.property("font", \UITextView.font)
      $0.observable("text", "attributedText", "font")
    }
    ObjCNames.add(to: UIImageView.self) {
      $0.property("image", \UIImageView.image)
      $0.observable("image")
    }
    ObjCNames.add(to: UIProgressView.self) {
      $0.property("progress", \UIProgressView.progress)
      $0.observable("progress")
    }
  }

  @MainActor
  private static func exportControls() {
    ObjCNames.add(to: UIControl.self) {
      $0.property("enabled", \UIControl.isEnabled)
      $0.property("selected", \UIControl.isSelected)
      $0.property("highlighted", \UIControl.isHighlighted)
      $0.observable("enabled", "selected", "highlighted")
    }
    ObjCNames.add(to: UISlider.self) {
      $0.property("value", \UISlider.value)
      $0.observable("value")
    }
    ObjCNames.add(to: UISwitch.self) {
      $0.property("on", \UISwitch.isOn)
      $0.observable("on")
    }
    ObjCNames.add(to: UIStepper.self) {
      $0.property("value", \UIStepper.value)
      $0.observable("value")
    }
    ObjCNames.add(to: UISegmentedControl.self) {
      $0.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      $0.observable("selectedSegmentIndex")
    }
    ObjCNames.add(to: UIPageControl.self) {
      $0.property("currentPage", \UIPageControl.currentPage)
      $0.observable("currentPage")
    }
    ObjCNames.add(to: UIRefreshControl.self) {
      $0.property("refreshing", \UIRefreshControl.isRefreshing)
      $0.observable("refreshing")
    }
    ObjCNames.add(to: UIGestureRecognizer.self) {
      $0.property("state", \UIGestureRecognizer.state)
      $0.property("enabled", \UIGestureRecognizer.isEnabled)
      $0.observable("state", "enabled")
    }
  }

  @MainActor
  private static func exportControllers() {
    ObjCNames.add(to: UIViewController.self) {
      $0.property("editing", \UIViewController.isEditing)
      $0.property("modalInPresentation", \UIViewController.isModalInPresentation)
      $0.property("preferredContentSize", \UIViewController.preferredContentSize)
      $0.property("parentViewController", \UIViewController.parent)
      $0.property("parent", \UIViewController.parent)
      $0.observable("title", "editing", "preferredContentSize", "parent")
    }
    ObjCNames.add(to: UITabBarController.self) {
      $0.property("selectedIndex", \UITabBarController.selectedIndex)
      $0.property("selectedViewController", \UITabBarController.selectedViewController)
      $0.observable("selectedIndex", "selectedViewController")
    }
    ObjCNames.add(to: UINavigationBar.self) {
      $0.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
      $0.observable("prefersLargeTitles")
    }
    ObjCNames.add(to: UINavigationItem.self) {
      $0.property("title", \UINavigationItem.title)
      $0.observable("title")
    }
    ObjCNames.add(to: UIBarItem.self) {
      $0.property("title", \UIBarItem.title)
      $0.property("enabled", \UIBarItem.isEnabled)
      $0.observable("title", "enabled")
    }
    ObjCNames.add(to: UITabBarItem.self) {
      $0.property("badgeValue", \UITabBarItem.badgeValue)
      $0.observable("badgeValue")
    }
  }

  // MARK: Layers

  /// Adds the members of layers, some of which storyboards set as runtime attributes of views.
  @MainActor
  private static func layers(_ members: inout ObjCMembers) {
    members.property("frame", \CALayer.frame)
    members.property("bounds", \CALayer.bounds)
    members.property("position", \CALayer.position)
    members.property("anchorPoint", \CALayer.anchorPoint)
    members.property("zPosition", \CALayer.zPosition)
    members.property("transform", \CALayer.transform)
    members.property("opacity", \CALayer.opacity)
    members.property("hidden", \CALayer.isHidden)
    members.property("backgroundColor", \CALayer.backgroundColor)
    members.property("masksToBounds", \CALayer.masksToBounds)
    members.property("cornerRadius", \CALayer.cornerRadius)
    members.property("borderColor", \CALayer.borderColor)
    members.property("borderWidth", \CALayer.borderWidth)
    members.property("shadowColor", \CALayer.shadowColor)
    members.property("shadowOffset", \CALayer.shadowOffset)
    members.property("shadowOpacity", \CALayer.shadowOpacity)
    members.property("shadowRadius", \CALayer.shadowRadius)
    members.property("shadowPath", \CALayer.shadowPath)
    members.property("contents", \CALayer.contents)
    members.property("name", \CALayer.name)
    members.property("sublayers", \CALayer.sublayers)
    members.property("superlayer", \CALayer.superlayer)
    members.property("delegate", \CALayer.delegate)
    for name in CALayer.observedNames { members.observable(name) }
  }

  @MainActor
  private static func shapes(_ members: inout ObjCMembers) {
    members.property("path", \CAShapeLayer.path)
    members.property("fillColor", \CAShapeLayer.fillColor)
    members.property("strokeColor", \CAShapeLayer.strokeColor)
    members.property("lineWidth", \CAShapeLayer.lineWidth)
    members.property("strokeStart", \CAShapeLayer.strokeStart)
    members.property("strokeEnd", \CAShapeLayer.strokeEnd)
    members.property("lineDashPhase", \CAShapeLayer.lineDashPhase)
    members.property("miterLimit", \CAShapeLayer.miterLimit)
    for name in CALayer.shapeNames { members.observable(name) }
  }

  @MainActor
  private static func gradients(_ members: inout ObjCMembers) {
    members.property("colors", \CAGradientLayer.colors)
    members.property("locations", \CAGradientLayer.locations)
    members.property("startPoint", \CAGradientLayer.startPoint)
    members.property("endPoint", \CAGradientLayer.endPoint)
    for name in CALayer.gradientNames { members.observable(name) }
  }
}
