extension DisplayAccessibility.Role {
  /// A Boolean value that indicates whether it is a thing of its own, and not a place for others.
  var isElement: Bool {
    switch self {
    case .none, .alert, .navigationBar, .table, .collectionView, .cell, .tabBar, .scrollView,
      .stepper, .segmentedControl, .picker, .datePicker, .menu, .list, .landmark:
      false
    default: true
    }
  }

  /// UIKit's traits for what has this role.
  func traits(of natural: DisplayAccessibility?) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case .button, .tab, .switch: .button
      case .staticText: .staticText
      case .image: .image
      case .header: .header
      case .link: .link
      case .searchField: .searchField
      case .slider, .pickerWheel, .pageIndicator: .adjustable
      case .activityIndicator, .progressIndicator: .updatesFrequently
      case .tabBar: .tabBar
      default: .none
      }
    if natural?.isSelected == true { traits.insert(.selected) }
    if natural?.isEnabled == false { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIAccessibilityTraits {
  /// The role of an element with these traits; `nil` if they leave it open.
  var role: DisplayAccessibility.Role? {
    if contains(.header) { return .header }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .slider }
    if contains(.tabBar) { return .tabBar }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    if contains(.staticText) { return .staticText }
    return nil
  }
}
