import Foundation

// A button that is called as what is selected in its menu.

extension UIButton {
  /// A Boolean value that indicates whether the button stands for one choice of its menu.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Shows what is selected; where nothing is, it is the first that can be.
  func showSelection() {
    guard isPopUp, let menu else { return }
    if let action = menu.selectedElements.first as? UIAction ?? menu.leaves.first {
      select(action)
    }
  }

  func select(_ action: UIAction) {
    guard isPopUp, let menu else { return }
    for other in menu.leaves { other.state = other === action ? .on : .off }
    setTitle(action.title, for: .normal)
    if configuration?.title != nil { configuration?.title = action.title }
  }
}

extension UIMenu {
  /// The actions in this menu and in those inside of it.
  var leaves: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      return (element as? UIMenu)?.leaves ?? []
    }
  }
}
