/// What a screen is wrapped in when it becomes the root of a window.
public enum Wrapper: Hashable, Sendable {
  /// Nothing: the screen itself is the root.
  case plain
  /// A navigation controller, so that the flow can push further screens.
  case navigation
}

/// How a flow is shown by another one. The flow itself need not know.
public struct FlowStyle: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case push
    case root(Wrapper)
  }

  let kind: Kind

  /// Pushed; or, when the one that shows it has no screen yet, in the way that one is shown itself.
  public static let automatic = FlowStyle(kind: .automatic)

  /// On top of the stack that the showing flow is on.
  public static let push = FlowStyle(kind: .push)

  /// As the root of the window, in place of what is there.
  public static let root = FlowStyle.root(in: .plain)

  /// As the root of the window, in place of what is there.
  public static func root(in wrapper: Wrapper) -> FlowStyle { FlowStyle(kind: .root(wrapper)) }
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
public struct ScreenStyle: Hashable, Sendable {
  /// On top of the stack that the flow is on. The first screen of a flow appears in the way in which
  /// the flow is shown, for that is the caller's business.
  public static let push = ScreenStyle()
}
