import StorylineCore
public import UIKit

/// A place beside others: a tab, a column, a page. The container belongs to somebody else, and is not
/// kept.
final class Seat {
  enum Kind {
    case tab
    case column(UISplitViewController.Column)
    case page
  }

  let kind: Kind
  let wrapper: Wrapper
  /// Whether the caller said which container; else it is found.
  let isNamed: Bool
  private(set) weak var controller: UIViewController?

  init(_ kind: Kind, of controller: UIViewController? = nil, in wrapper: Wrapper) {
    self.kind = kind
    self.wrapper = wrapper
    self.controller = controller
    isNamed = controller != nil
  }

  /// What the log calls it.
  var placement: Placement {
    switch kind {
    case .tab: .tab
    case .column: .column
    case .page: .page
    }
  }

  /// Whether a controller has places of this kind.
  func fits(_ controller: UIViewController) -> Bool {
    switch kind {
    case .tab: controller is UITabBarController
    case .column: controller is UISplitViewController
    case .page: controller is UIPageViewController
    }
  }
}

// MARK: - Tabs

extension FlowStyle {
  /// As a further tab, without a stack: see ``tab(in:)``.
  public static var tab: FlowStyle { tab(in: .plain) }

  /// As a further tab of the tab bar controller that the showing flow has shown, or is in.
  ///
  /// ```swift
  /// flow.show(tabs)
  /// flow.show(HomeFlow(), as: .tab(in: .navigation))
  /// ```
  ///
  /// It stands behind the others and is not selected by it. The flow lives until it ends itself, or
  /// until somebody takes the tab out; selecting another tab ends nothing.
  ///
  /// - Parameter wrapper: What its first screen is wrapped in.
  /// - Returns: The style.
  public static func tab(in wrapper: Wrapper) -> FlowStyle {
    FlowStyle(kind: .seat(Seat(.tab, in: wrapper)))
  }

  /// As a further tab of this tab bar controller, which is not kept.
  public static func tab(
    of tabs: UITabBarController, in wrapper: Wrapper = .plain
  ) -> FlowStyle {
    FlowStyle(kind: .seat(Seat(.tab, of: tabs, in: wrapper)))
  }
}
