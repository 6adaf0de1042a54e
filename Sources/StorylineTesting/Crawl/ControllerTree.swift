import UIKit

/// The controllers on the way to the screen at one time, held weakly, to be compared with a later time.
@MainActor
struct ControllerTree {
  /// A controller that may be released, and whose address may be used again.
  struct Reference {
    private(set) weak var controller: UIViewController?

    @MainActor static func == (one: Reference, other: Reference) -> Bool {
      one.controller != nil && one.controller === other.controller
    }
  }

  /// A container on the way, with its content.
  struct Container {
    enum Kind { case stack, tabs, columns, pages, embedding }

    let controller: Reference
    let kind: Kind
    /// The stack, the selected tab, the columns, the page, or the children.
    let content: [Reference]
  }

  /// One level of presentation.
  struct Level {
    let controller: Reference
    let containers: [Container]
  }

  private(set) var levels: [Level] = []
  private(set) var screen = Reference()
  /// A Boolean value that indicates whether the system asks something over the app.
  let hasSystemQuestion: Bool

  /// The tree now.
  init() {
    hasSystemQuestion = Stage.shared.systemQuestionTitle != nil
    let front = Place().screen
    screen = Reference(controller: front)
    var next = Stage.shared.appWindows.first?.rootViewController
    while let each = next {
      levels.append(Level(controller: Reference(controller: each), containers: Self.containers(each)))
      let presented = each.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
      next = presented is UISearchController ? presented?.presentedViewController : presented
    }
  }

  private static func containers(_ root: UIViewController) -> [Container] {
    var found: [Container] = []
    var next: UIViewController? = root
    while let each = next {
      next = nil
      var kind = Container.Kind.embedding
      var content = each.children
      switch each {
      case let stack as UINavigationController:
        (kind, content, next) = (.stack, stack.viewControllers, stack.topViewController)
      case let bar as UITabBarController:
        kind = .tabs
        content = [bar.selectedViewController].compactMap(\.self)
        next = bar.selectedViewController
      case let split as UISplitViewController:
        (kind, content, next) = (.columns, split.viewControllers, split.viewControllers.last)
      case let pages as UIPageViewController:
        (kind, content) = (.pages, pages.viewControllers ?? [])
        next = pages.viewControllers?.first
      default: next = content.last
      }
      found.append(
        Container(
          controller: Reference(controller: each), kind: kind,
          content: content.map { Reference(controller: $0) }))
    }
    return found
  }
}
