import BenchmarkHarness
import StorylineTesting
import UIKit

extension Benchmark {
  /// What moving columns costs: a split view with ten screens in each of two columns collapses and
  /// expands, each settled, beside the same twenty screens in two containers that a window shows in
  /// turn, resized as often.
  static var splitCollapseExpand: Benchmark {
    Benchmark("split-collapse-expand", target: 3) {
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

/// The width of a phone, and of an iPad on its side.
private let widths: [CGFloat] = [400, 1180]

@MainActor
private struct Split {
  private let window: UIWindow
  private let split = UISplitViewController(style: .doubleColumn)
  private let columns = [makeStack(), makeStack()]

  init() throws {
    Stage.shared.setDevice(.iPad)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: widths[1], height: 820))
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    try settleNow()
  }

  func thereAndBack() throws {
    for (width, count) in zip(widths, [11, 10]) {
      window.frame.size.width = width
      try settleNow()
      guard columns[0].viewControllers.count == count, columns[1].view.window != nil else {
        throw Stack.WrongScreens(description: "The columns are not where they should be.")
      }
    }
  }
}

@MainActor
private struct TwoStacks {
  private let window: UIWindow
  private let parent = UIViewController()
  private let stacks = [makeStack(), makeStack()]

  init() throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: widths[1], height: 820))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    for stack in stacks {
      parent.addChild(stack)
      parent.view.addSubview(stack.view)
      stack.didMove(toParent: parent)
    }
    try settleNow()
  }

  func thereAndBack() throws {
    for width in widths {
      window.frame.size.width = width
      let isNarrow = width < widths[1]
      stacks[0].view.frame = CGRect(x: 0, y: 0, width: isNarrow ? width : 320, height: 820)
      stacks[1].view.frame = CGRect(
        x: isNarrow ? 0 : 320, y: 0, width: isNarrow ? width : width - 320, height: 820)
      if isNarrow {
        stacks[0].view.removeFromSuperview()
      } else {
        parent.view.addSubview(stacks[0].view)
      }
      try settleNow()
      guard stacks[1].view.window != nil else {
        throw Stack.WrongScreens(description: "The stack is not seen.")
      }
    }
  }
}
