import StorylineCore
public import UIKit

/// A place beside others: a tab, a column, a page. The container has another owner, and is not
/// retained.
final class Slot {
  enum Kind {
    case tab(TabLabel?)
    case column(UISplitViewController.Column)
    case page
  }

  let kind: Kind
  let wrapper: Wrapper
  /// A Boolean value that indicates whether the caller named the container. Otherwise the nearest
  /// one is used.
  let isNamed: Bool
  private(set) weak var controller: UIViewController?

  init(_ kind: Kind, of controller: UIViewController? = nil, in wrapper: Wrapper) {
    self.kind = kind
    self.wrapper = wrapper
    self.controller = controller
    isNamed = controller != nil
  }

  /// The placement in the log.
  var placement: Placement {
    switch kind {
    case .tab: .tab
    case .column: .column
    case .page: .page
    }
  }
}

// MARK: - Columns

extension FlowStyle {
  /// In a column of the split view controller that the showing flow has shown, or is in.
  ///
  /// ```swift
  /// show(DetailFlow(phone), as: .column(.secondary))
  /// ```
  ///
  /// What is in the column goes. Where there is room for one column only it is seen at once; that columns
  /// become one, and several again, ends nothing.
  ///
  /// - Parameters:
  ///   - column: The column; in the classic style, the primary or the secondary one.
  ///   - wrapper: The wrapper of the flow's first screen. UIKit itself puts the content of a column
  ///     into a navigation controller, except in the compact column and in the classic style.
  /// - Returns: The style.
  public static func column(
    _ column: UISplitViewController.Column, in wrapper: Wrapper = .navigation
  ) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.column(column), in: wrapper)))
  }

  /// In a column of this split view controller, which is not kept.
  public static func column(
    _ column: UISplitViewController.Column, of split: UISplitViewController,
    in wrapper: Wrapper = .navigation
  ) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.column(column), of: split, in: wrapper)))
  }
}

extension ScreenStyle {
  /// In a column of the split view controller that the flow has shown, or is in: see
  /// ``FlowStyle/column(_:in:)``.
  public static func column(
    _ column: UISplitViewController.Column, in wrapper: Wrapper = .navigation
  ) -> ScreenStyle {
    ScreenStyle(kind: .slot(Slot(.column(column), in: wrapper)))
  }
}

// MARK: - Pages

extension FlowStyle {
  /// Adds the last page of the page view controller that the showing flow has shown, or is in.
  public static var page: FlowStyle { page(in: .plain) }

  /// Adds the last page of the page view controller that the showing flow has shown, or is in.
  ///
  /// ```swift
  /// show(pages)
  /// for title in ["Welcome", "Phones", "Prices"] { show(StepFlow(title), as: .page) }
  /// ```
  ///
  /// The first one is visible; people reach the others by swiping, and the page view controller
  /// needs no data source. Where the app has set one, the pages come from it:
  /// `bindToLifecycle(of:)` declares the flow of a page. Turning a page ends nothing.
  ///
  /// - Parameter wrapper: The wrapper of the flow's first screen.
  /// - Returns: The style.
  public static func page(in wrapper: Wrapper) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.page, in: wrapper)))
  }

  /// Adds the last page of this page view controller, which is not retained.
  public static func page(
    of pages: UIPageViewController, in wrapper: Wrapper = .plain
  ) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.page, of: pages, in: wrapper)))
  }
}

extension ScreenStyle {
  /// Adds the last page of the page view controller that the flow has shown, or is in: see
  /// ``FlowStyle/page(in:)``. A flow can have several pages.
  public static var page: ScreenStyle { ScreenStyle(kind: .slot(Slot(.page, in: .plain))) }
}
