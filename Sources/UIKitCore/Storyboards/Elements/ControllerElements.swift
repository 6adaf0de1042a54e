import Foundation

extension ElementKind {
  /// Controllers. Their views are decoded when they are loaded.
  static let controllers: [ElementKind] = [
    viewController, tableViewController, collectionViewController, navigationController,
    tabBarController, splitViewController, pageViewController,
  ]

  private static let viewController = ElementKind("viewController", UIViewController.self) {
    $0.text("title", \.title)
    $0.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
    $0.flag("definesPresentationContext", \.definesPresentationContext)
    $0.flag(
      "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
    $0.choice("modalPresentationStyle", \.modalPresentationStyle, Choices.presentation)
    $0.choice("modalTransitionStyle", \.modalTransitionStyle, Choices.transition)
    $0.flag("modalInPresentation", \.isModalInPresentation)
    $0.flag(
      "modalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance)
    $0.on("edgesForExtendedLayout") { controller, value in
      value.edges.map { controller.edgesForExtendedLayout = $0 }
    }
    $0.flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
    $0.flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
    $0.choice("interfaceStyle", \.overrideUserInterfaceStyle, Choices.interfaceStyle)
    $0.size("preferredContentSize", \.preferredContentSize)
    $0.on("contentSizeForViewInPopover") { controller, value in
      value.size.map { controller.preferredContentSize = $0 }
    }
    $0.on("restorationIdentifier") { $0.restorationIdentifier = $1.raw }
    $0.on("useStoryboardIdentifierAsRestorationIdentifier") { controller, value in
      if value.isOn {
        controller.restorationIdentifier = value.coder.element["storyboardIdentifier"]
      }
    }
    $0.on("navigationItem") { controller, value in value.fill(controller.navigationItem) }
    $0.on("tabBarItem") { controller, value in
      if let item = value.object as? UITabBarItem { controller.tabBarItem = item }
    }
    $0.on("toolbarItems") { controller, value in
      let items = value.objects.compactMap { $0 as? UIBarButtonItem }
      controller.toolbarItems = items.isEmpty ? nil : items
    }
    $0.on("view") { controller, value in
      // That of a scene is made when it is loaded.
      if value.coder.context.scene == nil { controller.nibView = value.object as? UIView }
    }
    $0.ignore(
      "storyboardIdentifier", "layoutGuides", "nibName",
      "wantsFullScreenLayout",
      "autoresizesArchivedViewToFullSize", "refreshControl", "keyCommands", "tableView",
      "collectionView", "viewControllerLayoutGuide", "focusGroupIdentifier")
  }

  private static let tableViewController = ElementKind(
    "tableViewController", UITableViewController.self, extends: viewController
  ) {
    $0.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
  }

  private static let collectionViewController = ElementKind(
    "collectionViewController", UICollectionViewController.self, extends: viewController
  ) {
    $0.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
  }

  private static let navigationController = ElementKind(
    "navigationController", UINavigationController.self, extends: viewController,
    finish: { navigation, coder in
      // 9.1.6 – when the container is decoded, without `prepare(for:sender:)`.
      if let root = coder.related("rootViewController").first {
        navigation.viewControllers = [root]
      }
    }
  ) {
    $0.on("navigationBar") { navigation, value in value.fill(navigation.navigationBar) }
    $0.on("toolbar") { navigation, value in value.fill(navigation.toolbar) }
    $0.flag("navigationBarHidden", \.isNavigationBarHidden)
    $0.on("toolbarHidden") { navigation, value in navigation.isToolbarHidden = value.isOn }
    $0.flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
    $0.flag("hidesBarsOnTap", \.hidesBarsOnTap)
    $0.flag("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
    $0.flag("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
    $0.ignore("navigationBarsTinted")
  }

  private static let tabBarController = ElementKind(
    "tabBarController", UITabBarController.self, extends: viewController,
    finish: { tabs, coder in
      // 9.1.6 – the tabs are set when the container is decoded.
      let controllers = coder.related("viewControllers")
      if !controllers.isEmpty { tabs.viewControllers = controllers }
      if let index = coder.value("selectedIndex")?.integer, controllers.indices.contains(index) {
        tabs.selectedIndex = index
      }
    }
  ) {
    $0.on("tabBar") { tabs, value in value.fill(tabs.tabBar) }
    $0.ignore("selectedIndex", "moreNavigationController")
  }

  private static let splitViewController = ElementKind(
    "splitViewController", UISplitViewController.self, extends: viewController,
    finish: { split, coder in
      // 9.1.6 – the columns are set when the container is decoded.
      let primary = coder.related("masterViewController").first
      let secondary = coder.related("detailViewController").first
      if split.style == .unspecified {
        let listed = [primary, secondary].compactMap(\.self)
        if !listed.isEmpty { split.viewControllers = listed }
        return
      }
      primary.map { split.setViewController($0, for: .primary) }
      coder.related("supplementaryViewController").first.map {
        split.setViewController($0, for: .supplementary)
      }
      secondary.map { split.setViewController($0, for: .secondary) }
      coder.related("compactViewController").first.map {
        split.setViewController($0, for: .compact)
      }
    }
  ) {
    $0.flag("presentsWithGesture", \.presentsWithGesture)
    $0.number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
    $0.number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
    $0.ignore("style", "behavior", "displayMode", "allDisplayMode", "preferredDisplayMode")
  }

  private static let pageViewController = ElementKind(
    "pageViewController", UIPageViewController.self, extends: viewController
  ) {
    // The initialiser reads them.
    $0.ignore("transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation")
    $0.flag("doubleSided", \.isDoubleSided)
  }
}

extension NibCoder {
  /// Makes the controllers of a container in that relation.
  @MainActor
  fileprivate func related(_ relationship: String) -> [UIViewController] {
    element.children(in: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
    }
    .compactMap { context.scene?.relatedController(SegueTemplate($0, from: element)) }
  }
}

extension NSCoder {
  /// An attribute of the element that an object is decoded from.
  func interfaceAttribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }

  func interfaceChoice<Value>(_ name: String, _ cases: [String: Value]) -> Value? {
    interfaceAttribute(name).flatMap { cases[$0] }
  }
}
