import ObjCNames

extension UIKitMembers {
  /// The outlets of UIKit's own classes, as storyboards and nibs connect them.
  @MainActor
  static func exportOutlets() {
    ObjCNames.add(to: UIViewController.self) {
      $0.property("view", \UIViewController.view)
      $0.property("title", \UIViewController.title)
      $0.property("navigationItem", \UIViewController.navigationItem)
      $0.property("tabBarItem", \UIViewController.tabBarItem)
      $0.property("toolbarItems", \UIViewController.toolbarItems)
      $0.property("transitioningDelegate", \UIViewController.transitioningDelegate)
    }
    ObjCNames.add(to: UIView.self) {
      $0.property("gestureRecognizers", \UIView.gestureRecognizers)
    }
    ObjCNames.add(to: UIScrollView.self) {
      $0.property("delegate", \UIScrollView.delegate)
      $0.property("refreshControl", \UIScrollView.refreshControl)
    }
    exportLists()
    exportFields()
    exportBars()
    exportContainers()
  }

  @MainActor
  private static func exportLists() {
    ObjCNames.add(to: UITableView.self) {
      $0.property("delegate", \UITableView.delegate)
      $0.property("dataSource", \UITableView.dataSource)
      $0.property("prefetchDataSource", \UITableView.prefetchDataSource)
      $0.property("tableHeaderView", \UITableView.tableHeaderView)
      $0.property("tableFooterView", \UITableView.tableFooterView)
      $0.property("backgroundView", \UITableView.backgroundView)
    }
    ObjCNames.add(to: UITableViewCell.self) {
      $0.property("accessoryView", \UITableViewCell.accessoryView)
      $0.property("backgroundView", \UITableViewCell.backgroundView)
      $0.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
      $0.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    }
    ObjCNames.add(to: UICollectionView.self) {
      $0.property("delegate", \UICollectionView.delegate)
      $0.property("dataSource", \UICollectionView.dataSource)
      $0.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
      $0.property("backgroundView", \UICollectionView.backgroundView)
    }
    ObjCNames.add(to: UICollectionViewCell.self) {
      $0.property("backgroundView", \UICollectionViewCell.backgroundView)
      $0.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }
    ObjCNames.add(to: UIPickerView.self) {
      $0.property("delegate", \UIPickerView.delegate)
      $0.property("dataSource", \UIPickerView.dataSource)
    }
  }

  @MainActor
  private static func exportFields() {
    ObjCNames.add(to: UITextField.self) {
      $0.property("delegate", \UITextField.delegate)
      $0.property("leftView", \UITextField.leftView)
      $0.property("rightView", \UITextField.rightView)
    }
    ObjCNames.add(to: UITextView.self) {
      $0.property("delegate", \UITextView.delegate)
    }
    ObjCNames.add(to: UISearchBar.self) {
      $0.property("delegate", \UISearchBar.delegate)
    }
    ObjCNames.add(to: UIGestureRecognizer.self) {
      $0.property("delegate", \UIGestureRecognizer.delegate)
    }
  }

  @MainActor
  private static func exportBars() {
    ObjCNames.add(to: UINavigationBar.self) {
      $0.property("delegate", \UINavigationBar.delegate)
    }
    ObjCNames.add(to: UITabBar.self) {
      $0.property("delegate", \UITabBar.delegate)
      $0.property("selectedItem", \UITabBar.selectedItem)
    }
    ObjCNames.add(to: UIToolbar.self) {
      $0.property("delegate", \UIToolbar.delegate)
    }
    ObjCNames.add(to: UINavigationItem.self) {
      $0.property("titleView", \UINavigationItem.titleView)
      $0.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
      $0.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
      $0.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
      $0.property("searchController", \UINavigationItem.searchController)
    }
    ObjCNames.add(to: UIBarButtonItem.self) {
      $0.property("customView", \UIBarButtonItem.customView)
      $0.property("target", \UIBarButtonItem.target)
    }
  }

  @MainActor
  private static func exportContainers() {
    ObjCNames.add(to: UITableViewController.self) {
      $0.property("tableView", \UITableViewController.tableView)
      $0.property("refreshControl", \UITableViewController.refreshControl)
    }
    ObjCNames.add(to: UICollectionViewController.self) {
      $0.property("collectionView", \UICollectionViewController.collectionView)
    }
    ObjCNames.add(to: UINavigationController.self) {
      $0.property("delegate", \UINavigationController.delegate)
    }
    ObjCNames.add(to: UITabBarController.self) {
      $0.property("delegate", \UITabBarController.delegate)
    }
    ObjCNames.add(to: UISplitViewController.self) {
      $0.property("delegate", \UISplitViewController.delegate)
    }
    ObjCNames.add(to: UIPageViewController.self) {
      $0.property("delegate", \UIPageViewController.delegate)
      $0.property("dataSource", \UIPageViewController.dataSource)
    }
  }
}
