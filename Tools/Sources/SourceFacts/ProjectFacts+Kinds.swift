extension ProjectFacts {
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIAlertController",
    "UIHostingController",
  ]

  /// The controllers and objects of UIKit that hold screens.
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIWindow",
  ]

  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UIStackView", "UIScrollView", "UITableView",
    "UICollectionView",
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView",
    "UILabel", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider", "UISearchBar",
    "UIPickerView", "UIDatePicker", "UIProgressView", "UISegmentedControl", "UIPageControl",
    "UIActivityIndicatorView", "UIStepper", "MKMapView", "WKWebView",
  ]

  /// A case of tests, which lives as long as the process, or a double that tests use.
  public func isTest(_ type: ProjectType) -> Bool {
    inheritedNames(of: type).contains("XCTestCase") || Self.isDouble(type.simpleName)
  }

  /// A Boolean value that indicates whether a name is that of a double, such as `MockStore` or `StoreSpy`.
  private static func isDouble(_ name: String) -> Bool {
    ["Mock", "Stub", "Fake", "Spy"].contains { word in
      name.hasSuffix(word)
        || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// A view controller that is no container.
  public func isScreen(_ type: ProjectType) -> Bool {
    guard type.isClass, !isContainer(type) else { return false }
    let names = inheritedNames(of: type)
    return names.contains(where: Self.controllers.contains)
      || names.contains { $0.hasSuffix("ViewController") && self.type($0, from: type.file) == nil }
  }

  public func isContainer(_ type: ProjectType) -> Bool {
    type.isClass && inheritedNames(of: type).contains(where: Self.containers.contains)
  }

  public func isView(_ type: ProjectType) -> Bool {
    type.isClass && inheritedNames(of: type).contains(where: Self.views.contains)
  }

  /// A Boolean value that indicates whether objects of a declared type are views.
  public func isView(_ reference: TypeReference, from file: SourceFile) -> Bool {
    !reference.isCollection
      && reference.names.contains { name in
        type(name, from: file).map(isView) ?? Self.views.contains(name)
      }
  }

  /// A class that leads from screen to screen, by its name or by that of what it inherits.
  public func isCoordinator(_ type: ProjectType) -> Bool {
    guard type.isClass, !isScreen(type), !isContainer(type), !isView(type) else { return false }
    // The coordinator of a SwiftUI representable is a delegate, and leads nowhere.
    guard type.name == type.simpleName else { return false }
    return ([type.simpleName] + inheritedNames(of: type)).contains { name in
      ["Coordinator", "Coordinating"].contains { name.hasSuffix($0) }
    }
  }

  /// A Boolean value that indicates whether objects of a declared type may hold any screen.
  public func isContainer(_ reference: TypeReference, from file: SourceFile) -> Bool {
    reference.names.contains { name in
      Self.containers.contains(name) || type(name, from: file).map(isContainer) == true
    }
  }

  /// A flow of Storyline, declared in a file that imports it.
  public func isStorylineFlow(_ type: ProjectType) -> Bool {
    type.isClass && type.file.facts.imports.contains { $0.module == "Storyline" }
      && ancestry(of: type).contains {
        $0.inherits.contains("Flow") && self.type("Flow", from: $0.file) == nil
      }
  }

  /// A Boolean value that indicates whether only classes can conform to a protocol.
  public func isClassBound(_ type: ProjectType) -> Bool {
    guard type.isProtocol else { return true }
    return ancestry(of: type).contains { ancestor in
      !ancestor.isProtocol
        || ancestor.inherits.contains { name in
          ["AnyObject", "NSObjectProtocol", "class", "NSObject"].contains(name)
            || name.hasPrefix("UI") && self.type(name, from: ancestor.file) == nil
        }
    }
  }
}
