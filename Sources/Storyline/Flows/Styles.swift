public import UIKit

/// The way in which a flow is shown by another one. The flow itself does not depend on it.
public struct FlowStyle {
  enum Kind {
    case automatic
    case push
    case root(Wrapper)
    case replace
    case present(ModalStyle, ModalWrapper)
    case child(Place)
    case slot(Slot)
  }

  let kind: Kind
  /// The place in compact width, where that is another one.
  private var compactKind: Kind?
  /// A Boolean value that indicates whether the flow's first screen is animated.
  private(set) var isAnimated = true

  init(kind: Kind) { self.kind = kind }

  /// The same place, with or without an animation.
  func animated(_ isAnimated: Bool) -> FlowStyle {
    var style = self
    style.isAnimated = isAnimated
    return style
  }

  /// One place in compact width, and another one where there is more.
  ///
  /// ```swift
  /// list.show(DetailFlow(phone), as: .adaptive(compact: .push, regular: .column(.secondary)))
  /// ```
  ///
  /// The horizontal size class decides when the flow is shown. It is that of the topmost screen of the flow
  /// that shows:
  ///
  /// - A screen in a column has the size class of its split view controller. A primary column is compact
  ///   on the widest iPad, and a detail belongs beside it there.
  /// - A sheet or popover on an iPad has a size class of its own, and so has a controller with overridden
  ///   traits.
  /// - A flow without a screen in the window has the size class of the flow that showed it, and the first
  ///   flow that of the window.
  ///
  /// A route that chooses its style by a closure gets the same traits. A later change moves nothing: use a
  /// column where the screens are to follow, because UIKit collapses and expands columns itself.
  ///
  /// - Parameters:
  ///   - compact: The style in compact width.
  ///   - regular: The style otherwise.
  /// - Returns: The style.
  public static func adaptive(compact: FlowStyle, regular: FlowStyle) -> FlowStyle {
    var style = FlowStyle(kind: regular.kind)
    style.compactKind = compact.compactKind ?? compact.kind
    return style
  }

  /// The style for a width.
  func resolved(isCompact: @autoclosure () -> Bool) -> FlowStyle {
    let place = compactKind.flatMap { isCompact() ? $0 : nil } ?? kind
    return FlowStyle(kind: place).animated(isAnimated)
  }

  /// Pushed; or, when the one that shows it has no screen yet, in the way that one is shown itself.
  public static var automatic: FlowStyle { FlowStyle(kind: .automatic) }

  /// On top of the stack that the showing flow is on.
  public static var push: FlowStyle { FlowStyle(kind: .push) }

  /// Replaces the root of the window. Presented controllers are dismissed first.
  public static var root: FlowStyle { root(in: .plain) }

  /// Replaces the root of the window. Presented controllers are dismissed first.
  public static func root(in wrapper: Wrapper) -> FlowStyle { FlowStyle(kind: .root(wrapper)) }

  /// In place of the screens that the showing flow has on its stack, and of what lies above them.
  ///
  /// The showing flow remains without a screen of its own: it ends when this one does, unless this
  /// one finishes.
  public static var replace: FlowStyle { FlowStyle(kind: .replace) }

  /// Over everything that is shown.
  public static var present: FlowStyle { present() }

  /// Over everything that is shown.
  ///
  /// - Parameters:
  ///   - style: The modal presentation style.
  ///   - wrapper: The wrapper of the flow's first screen.
  /// - Returns: The style.
  public static func present(
    _ style: ModalStyle = .automatic, in wrapper: ModalWrapper = .plain
  ) -> FlowStyle {
    FlowStyle(kind: .present(style, wrapper))
  }

  /// Embeds the flow in another screen.
  ///
  /// - Parameters:
  ///   - view: The view that the flow's screen fills. It is in the view of `host`.
  ///   - host: The view controller that contains the flow's screen.
  /// - Returns: The style.
  public static func child(in view: UIView, of host: UIViewController) -> FlowStyle {
    FlowStyle(kind: .child(Place(view: view, host: host)))
  }
}

/// How a flow is shown by a window.
public struct WindowStyle: Hashable, Sendable {
  let wrapper: Wrapper

  /// Replaces the root of the window.
  public static let root = WindowStyle.root(in: .plain)

  /// Replaces the root of the window.
  public static func root(in wrapper: Wrapper) -> WindowStyle { WindowStyle(wrapper: wrapper) }
}

/// How a flow shows a screen of its own.
public struct ScreenStyle {
  enum Kind {
    case push
    case replace
    case present(ModalStyle, ModalWrapper)
    case slot(Slot)
  }

  let kind: Kind
  /// The place in compact width, where that is another one.
  private var compactKind: Kind?
  /// A Boolean value that indicates whether the screen is animated.
  var isAnimated = true

  init(kind: Kind) { self.kind = kind }

  /// The same place, with or without an animation.
  func animated(_ isAnimated: Bool) -> ScreenStyle {
    var style = self
    style.isAnimated = isAnimated
    return style
  }

  /// One place in compact width, and another one where there is more: see
  /// ``FlowStyle/adaptive(compact:regular:)``.
  public static func adaptive(compact: ScreenStyle, regular: ScreenStyle) -> ScreenStyle {
    var style = ScreenStyle(kind: regular.kind)
    style.compactKind = compact.compactKind ?? compact.kind
    return style
  }

  /// The style for a width.
  func resolved(isCompact: @autoclosure () -> Bool) -> ScreenStyle {
    let place = compactKind.flatMap { isCompact() ? $0 : nil } ?? kind
    return ScreenStyle(kind: place).animated(isAnimated)
  }

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
  ///   - style: The modal presentation style.
  ///   - wrapper: The wrapper of the screen.
  /// - Returns: The style.
  public static func present(
    _ style: ModalStyle = .automatic, in wrapper: ModalWrapper = .plain
  ) -> ScreenStyle {
    ScreenStyle(kind: .present(style, wrapper))
  }
}

/// A place in another screen. It has another owner, and is not retained.
final class Place {
  private(set) weak var view: UIView?
  private(set) weak var host: UIViewController?

  init(view: UIView, host: UIViewController) {
    self.view = view
    self.host = host
  }
}
