import BenchmarkHarness
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of moving columns: a split view with ten screens in each of two columns collapses and
  /// expands, each settled. It is compared with the same twenty screens in two containers whose
  /// traits change as often, and of which one is removed and added.
  ///
  /// Measured: 2.9, 650 µs beside 225 µs of processor time.
  static var splitCollapseExpand: Benchmark {
    Benchmark("split-collapse-expand", target: 3.2) {
      let split = try Split()
      let stacks = try TwoStacks()
      return Comparison(of: { try split.thereAndBack() }, with: { try stacks.thereAndBack() })
    }
  }
}

@MainActor
private func makeStack() -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = (0..<10).map { _ in UIViewController() }
  return navigation
}

/// A window whose root gives its children the width that it is told.
@MainActor
private struct Wide {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
  let parent = UIViewController()
  let children: [UIViewController]

  init(_ children: [UIViewController]) throws {
    self.children = children
    window.rootViewController = parent
    window.makeKeyAndVisible()
    for child in children {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    change(to: .regular)
    try settleNow()
  }

  func change(to width: UIUserInterfaceSizeClass) {
    let traits = UITraitCollection(horizontalSizeClass: width)
    for child in children { parent.setOverrideTraitCollection(traits, forChild: child) }
  }
}

@MainActor
private struct Split {
  private let columns = [makeStack(), makeStack()]
  private let wide: Wide

  init() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    wide = try Wide([split])
  }

  func thereAndBack() throws {
    for (width, count) in zip([UIUserInterfaceSizeClass.compact, .regular], [11, 10]) {
      wide.change(to: width)
      try settleNow()
      guard columns[0].viewControllers.count == count, columns[1].view.window != nil else {
        throw Stack.WrongScreens(description: "The columns are not where they should be.")
      }
    }
  }
}

@MainActor
private struct TwoStacks {
  private let stacks = [makeStack(), makeStack()]
  private let wide: Wide

  init() throws { wide = try Wide(stacks) }

  func thereAndBack() throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      wide.change(to: width)
      if width == .compact {
        stacks[0].view.removeFromSuperview()
      } else {
        wide.parent.view.addSubview(stacks[0].view)
      }
      try settleNow()
      guard stacks[1].view.window != nil else {
        throw Stack.WrongScreens(description: "The stack is not seen.")
      }
    }
  }
}
