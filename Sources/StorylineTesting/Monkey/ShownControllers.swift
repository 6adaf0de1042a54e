import UIKit

/// The controllers that an app has shown, held weakly, to find those that are not released.
@MainActor
struct ShownControllers {
  private struct Weak {
    weak var controller: UIViewController?
  }

  private var all: [ObjectIdentifier: Weak] = [:]

  /// Adds the controllers that are in the windows now.
  mutating func update() {
    for (id, each) in all where each.controller == nil { all[id] = nil }
    for controller in Self.inWindows {
      all[ObjectIdentifier(controller)] = Weak(controller: controller)
    }
  }

  /// The controllers that were shown, are alive, and are in no window.
  var remaining: [UIViewController] {
    let inWindows = Set(Self.inWindows.map(ObjectIdentifier.init))
    return all.values.compactMap(\.controller).filter {
      !inWindows.contains(ObjectIdentifier($0))
    }
  }

  /// Every controller in the app's windows: roots, children, columns, and presented controllers.
  static var inWindows: [UIViewController] {
    Stage.shared.appWindows.compactMap(\.rootViewController).flatMap(withDescendants)
  }

  private static func withDescendants(_ controller: UIViewController) -> [UIViewController] {
    let contained = controller.children + hiddenColumns(of: controller)
    var found = [controller] + contained.flatMap(withDescendants)
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      found += withDescendants(presented)
    }
    return found
  }

  /// The columns that a split view controller keeps while others are in front of them.
  private static func hiddenColumns(of controller: UIViewController) -> [UIViewController] {
    guard let split = controller as? UISplitViewController, split.style != .unspecified else {
      return []
    }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    let front = outermost(split)
    // A column's own stack may be around its controller.
    return columns.compactMap(split.viewController).map(outermost).filter { $0 !== front }
  }

  private static func outermost(_ controller: UIViewController) -> UIViewController {
    sequence(first: controller, next: \.parent).reduce(controller) { $1 }
  }
}
