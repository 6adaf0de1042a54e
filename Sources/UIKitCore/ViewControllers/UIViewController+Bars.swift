import Foundation

extension UIViewController {
  var nearestNavigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title)
    storedNavigationItem = item
    return item
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
