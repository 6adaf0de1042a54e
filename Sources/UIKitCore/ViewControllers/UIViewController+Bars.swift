import Foundation

extension UIViewController {
  /// 4.1.16 – the next container of a kind above this controller.
  func nearest<Container: UIViewController>(_ kind: Container.Type = Container.self) -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title)
    item.controller = self
    storedNavigationItem = item
    return item
  }

  func findTabBarItem() -> UITabBarItem {
    // 4.1.17: a tab takes its item from the root of the navigation controller.
    let source = hasOwnTabBarItem ? self : tabBarItemSource
    if source !== self { return source.findTabBarItem() }
    if let storedTabBarItem { return storedTabBarItem }
    // 6.1.8: the tab bar item is made from the title when it is first read.
    let item = UITabBarItem()
    item.title = title
    storedTabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    storedTabBarItem = item
    hasOwnTabBarItem = item != nil
    var owner = self
    if let navigation = parent as? UINavigationController, navigation.stack.first === self {
      owner = navigation
    }
    (owner.parent as? UITabBarController)?.updateItems()
  }

  func toolbarItemsDidChange(animated: Bool) {
    guard let navigation = parent as? UINavigationController,
      navigation.topViewController === self, navigation.running == nil
    else { return }
    navigation.showToolbarItems(animated: animated)
  }

  func makeEditButton() -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: action)
    storedEditButton = item
    updateEditButton()
    return item
  }

  func updateEditButton() {
    storedEditButton?.title = isEditing ? "Done" : "Edit"
    storedEditButton?.style = isEditing ? .done : .plain
  }
}
