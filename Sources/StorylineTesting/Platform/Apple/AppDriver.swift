public import UIKit

/// Uses the app that the tests run in, by UIKit's public interface: no simulator is driven from outside,
/// and no touch is made up.
///
/// Buttons send their control events, bar items their actions; tables and collection views call
/// their delegates. Every action waits until nothing moves any more. Gestures cannot be made in
/// this way and are not declared: the same test on Linux has them.
///
/// An action that cannot be carried out throws a ``DriverError``. An expectation that is not met is
/// reported, and the test goes on.
@MainActor
public struct AppDriver {
  private weak var given: UIWindow?

  /// Drives a window, or the frontmost window of the app.
  public init(window: UIWindow? = nil) { given = window }

  /// Lets the app run until nothing moves any more.
  public func settle() async throws { try await settleEverything(within: 5) }

  // MARK: What is in front

  /// The visible windows of the app, the frontmost first.
  static var windows: [UIWindow] {
    let scenes = UIApplication.ifRunning?.connectedScenes ?? []
    return scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .filter { !$0.isHidden }.sorted { $0.isKeyWindow && !$1.isKeyWindow }
  }

  /// The window that is driven.
  public var window: UIWindow? { given ?? Self.windows.first }

  /// The controller that people see: of what is presented last, the tab that is selected, the column
  /// that came last, and the top of the stack.
  public var screen: UIViewController? { way.last }

  /// The navigation controller that people see; the innermost if there are several.
  public var navigation: UINavigationController? {
    way.reversed().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The tab bar controller that people see; the innermost if there are several.
  public var tabs: UITabBarController? {
    way.reversed().lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The names of the screens of the frontmost stack, the lowest first: the title, or the class.
  public var stack: [String] { navigation?.viewControllers.map(Self.name) ?? [] }

  /// The controller that was presented last, or the root of the window.
  var frontModal: UIViewController? {
    var each = window?.rootViewController
    while let next = each?.presentedViewController, !next.isBeingDismissed { each = next }
    return each
  }

  /// From what was presented last down to the screen.
  var way: [UIViewController] {
    var result: [UIViewController] = []
    var each = frontModal
    while let controller = each {
      result.append(controller)
      switch controller {
      case let navigation as UINavigationController: each = navigation.topViewController
      case let tabs as UITabBarController: each = tabs.selectedViewController
      case let split as UISplitViewController: each = split.viewControllers.last
      case let pages as UIPageViewController: each = pages.viewControllers?.first
      default: each = nil
      }
    }
    return result
  }

  static func name(_ controller: UIViewController) -> String {
    controller.title ?? controller.navigationItem.title ?? "\(type(of: controller))"
  }
}

/// The screen in words, for the messages of failures.
@MainActor
enum ScreenText {
  static func now() -> String {
    let app = AppDriver()
    let found = app.matches.map { "  " + $0.name }
    let way = app.way.map { "  \(type(of: $0)) “\(AppDriver.name($0))”" }
    return (["In front:"] + way + ["On the screen:"] + (found.isEmpty ? ["  nothing"] : found))
      .joined(separator: "\n")
  }
}
