public import UIKit

/// How a flow is shown by another one. The flow itself need not know.
public struct FlowStyle {
  enum Kind {
    case automatic
    case push
    case root(Wrapper)
    case replace
    case present(ModalStyle, ModalWrapper)
    case child(Place)
    case seat(Seat)
  }

  let kind: Kind

  /// Pushed; or, when the one that shows it has no screen yet, in the way that one is shown itself.
  public static var automatic: FlowStyle { FlowStyle(kind: .automatic) }

  /// On top of the stack that the showing flow is on.
  public static var push: FlowStyle { FlowStyle(kind: .push) }

  /// As the root of the window, in place of what is there. What is presented is dismissed first.
  public static var root: FlowStyle { root(in: .plain) }

  /// As the root of the window, in place of what is there. What is presented is dismissed first.
  public static func root(in wrapper: Wrapper) -> FlowStyle { FlowStyle(kind: .root(wrapper)) }

  /// In place of the screens that the showing flow has on its stack, and of what lies above them.
  ///
  /// The showing flow goes on without a screen of its own: it ends when this one does, unless this
  /// one finishes.
  public static var replace: FlowStyle { FlowStyle(kind: .replace) }

  /// Over everything that is shown.
  public static var present: FlowStyle { present() }

  /// Over everything that is shown.
  ///
  /// - Parameters:
  ///   - style: How it is presented.
  ///   - wrapper: What its first screen is wrapped in.
  /// - Returns: The style.
  public static func present(
    _ style: ModalStyle = .automatic, in wrapper: ModalWrapper = .plain
  ) -> FlowStyle {
    FlowStyle(kind: .present(style, wrapper))
  }

  /// As a part of another screen.
  ///
  /// - Parameters:
  ///   - view: Where it is put, and what it fills. It is in the view of `host`.
  ///   - host: The view controller that contains the flow's screen.
  /// - Returns: The style.
  public static func child(in view: UIView, of host: UIViewController) -> FlowStyle {
    FlowStyle(kind: .child(Place(view: view, host: host)))
  }
}

/// How a flow is shown by a window.
public struct WindowStyle: Hashable, Sendable {
  let wrapper: Wrapper

  /// As the root of the window, in place of what is there.
  public static let root = WindowStyle.root(in: .plain)

  /// As the root of the window, in place of what is there.
  public static func root(in wrapper: Wrapper) -> WindowStyle { WindowStyle(wrapper: wrapper) }
}

/// How a flow shows a screen of its own.
public struct ScreenStyle {
  enum Kind {
    case push
    case replace
    case present(ModalStyle, ModalWrapper)
    case seat(Seat)
  }

  let kind: Kind

  /// On top of the stack that the flow is on. The first screen of a flow appears in the way in which
  /// the flow is shown, for that is the caller's business.
  public static var push: ScreenStyle { ScreenStyle(kind: .push) }

  /// In place of the screens that the flow has on its stack, and of what lies above them. The first
  /// screen of a flow replaces nothing, and appears as with ``push``.
  public static var replace: ScreenStyle { ScreenStyle(kind: .replace) }

  /// Over everything that is shown.
  public static var present: ScreenStyle { present() }

  /// Over everything that is shown.
  ///
  /// - Parameters:
  ///   - style: How it is presented.
  ///   - wrapper: What it is wrapped in.
  /// - Returns: The style.
  public static func present(
    _ style: ModalStyle = .automatic, in wrapper: ModalWrapper = .plain
  ) -> ScreenStyle {
    ScreenStyle(kind: .present(style, wrapper))
  }
}

/// A place in another screen. It belongs to somebody else, and is not kept.
final class Place {
  private(set) weak var view: UIView?
  private(set) weak var host: UIViewController?

  init(view: UIView, host: UIViewController) {
    self.view = view
    self.host = host
  }
}
