import Foundation

extension UIViewController {
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
