public import UIKit

/// How something is presented.
public struct ModalStyle {
  enum Kind {
    /// The screen's own style.
    case automatic
    case system(UIModalPresentationStyle)
    case sheet([UISheetPresentationController.Detent], showsGrabber: Bool)
    case popover(PopoverSource)
    /// The style of an alert or, with a source in regular width, of an action sheet.
    case alert(PopoverSource?)
    case custom(any UIViewControllerTransitioningDelegate)
  }

  let kind: Kind

  /// The source of a popover.
  var source: PopoverSource? {
    switch kind {
    case .popover(let source): source
    case .alert(let source): source
    default: nil
    }
  }

  /// The style that the screen's `modalPresentationStyle` names; a sheet unless it was set.
  public static var automatic: ModalStyle { ModalStyle(kind: .automatic) }

  /// Covers the screen.
  public static var fullScreen: ModalStyle { ModalStyle(kind: .system(.fullScreen)) }

  /// A sheet that can be pulled down.
  public static var pageSheet: ModalStyle { ModalStyle(kind: .system(.pageSheet)) }

  /// A smaller sheet, where there is the width for one.
  public static var formSheet: ModalStyle { ModalStyle(kind: .system(.formSheet)) }

  /// Covers the screen, and lets what lies below stay where it is.
  public static var overFullScreen: ModalStyle { ModalStyle(kind: .system(.overFullScreen)) }

  /// Covers the nearest controller that defines a presentation context.
  public static var currentContext: ModalStyle { ModalStyle(kind: .system(.currentContext)) }

  /// The same, and lets what lies below stay where it is.
  public static var overCurrentContext: ModalStyle {
    ModalStyle(kind: .system(.overCurrentContext))
  }

  /// A sheet that rests at these heights, the smallest first.
  ///
  /// - Parameters:
  ///   - detents: The heights; there is at least one.
  ///   - showsGrabber: `true` to show a bar at the upper edge, by which the sheet can be pulled.
  /// - Returns: The style.
  public static func sheet(
    detents: [UISheetPresentationController.Detent], showsGrabber: Bool = false
  ) -> ModalStyle {
    ModalStyle(kind: .sheet(detents, showsGrabber: showsGrabber))
  }

  /// A bubble that points at a view; a sheet where there is little width.
  ///
  /// The view is not retained. If it was released before the popover is presented, the showing is
  /// refused.
  ///
  /// - Parameters:
  ///   - view: The view to point at.
  ///   - rect: The part of the view to point at; all of it when `nil`.
  /// - Returns: The style.
  public static func popover(from view: UIView, rect: CGRect? = nil) -> ModalStyle {
    ModalStyle(kind: .popover(PopoverSource(view: view, rect: rect)))
  }

  /// A bubble that points at an item of a bar; a sheet where there is little width.
  public static func popover(from item: UIBarButtonItem) -> ModalStyle {
    ModalStyle(kind: .popover(PopoverSource(item: item)))
  }

  /// However this object does it.
  ///
  /// UIKit does not keep such an object; Storyline does, for as long as what it shows is there.
  public static func custom(_ delegate: any UIViewControllerTransitioningDelegate) -> ModalStyle {
    ModalStyle(kind: .custom(delegate))
  }
}

/// The source of a popover. It is not retained.
final class PopoverSource {
  private(set) weak var view: UIView?
  private(set) weak var item: UIBarButtonItem?
  let rect: CGRect?

  init(view: UIView, rect: CGRect?) {
    self.view = view
    self.rect = rect
  }

  init(item: UIBarButtonItem) {
    self.item = item
    rect = nil
  }

  var isGone: Bool { view == nil && item == nil }
}
