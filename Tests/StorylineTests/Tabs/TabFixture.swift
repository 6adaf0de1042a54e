import Storyline
import StorylineTesting
import UIKit

/// A flow that shows tabs, and flows in them.
final class TabsFlow: Flow<Int> {
  let tabs: UITabBarController

  init(_ tabs: UITabBarController = UITabBarController()) { self.tabs = tabs }

  override func start() { show(tabs) }
}

/// A window with a flow whose screen is a tab bar controller.
@MainActor
final class TabFixture {
  let window = UIWindow()
  let rootHandle: FlowHandle<Int>
  private(set) weak var root: TabsFlow?
  private(set) weak var tabs: UITabBarController?
  private(set) var rootOutcomes: [Outcome<Int>] = []

  init(_ controller: UITabBarController = UITabBarController(), visible: Bool = true) {
    let flow = TabsFlow(controller)
    rootHandle = window.show(flow, as: .root)
    root = flow
    tabs = flow.tabs
    rootHandle.whenEnded { [weak self] in self?.rootOutcomes.append($0) }
    if visible { window.makeKeyAndVisible() }
  }

  /// Shows a flow in a further tab, beginning with these screens.
  func add(_ titles: String..., in wrapper: Wrapper = .navigation) -> Shown? {
    root.map { Shown(titles, above: $0, as: .tab(in: wrapper)) }
  }

  /// The tabs, each with what it holds.
  var titles: [String] {
    (tabs?.viewControllers ?? []).map { each in
      ((each as? UINavigationController)?.viewControllers ?? [each])
        .map { $0.title ?? "–" }.joined(separator: " ")
    }
  }

  /// The title of what is seen.
  var seen: String? {
    var each: UIViewController? = tabs?.selectedViewController
    while let top = (each as? UINavigationController)?.topViewController { each = top }
    return each?.title
  }

  var log: [String] { window.storyLog.map(\.description) }

  /// A person taps the item of a tab.
  func tap(_ index: Int) {
    guard let bar = tabs?.tabBar, let count = bar.items?.count else { return }
    let width = bar.bounds.width / CGFloat(count)
    Hand().tap(bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil))
  }
}
