/// The controller around a screen that becomes the root of a window.
public enum Wrapper: Hashable, Sendable {
  /// Nothing: the screen itself is the root.
  case plain
  /// A navigation controller, so that the flow can push further screens.
  case navigation
}

/// The controller around a screen that is presented.
public struct ModalWrapper: Hashable, Sendable {
  let hasNavigation: Bool
  let closeButton: CloseButton?

  /// Nothing: the screen itself is presented.
  public static let plain = ModalWrapper(hasNavigation: false, closeButton: nil)

  /// A navigation controller, so that the flow can push further screens.
  public static let navigation = ModalWrapper(hasNavigation: true, closeButton: nil)

  /// A navigation controller whose first screen gets a button that dismisses it.
  ///
  /// The button belongs to the place, not to the flow: the same flow has none where it is pushed. A
  /// flow that is closed with it ends with ``Reason/closed``.
  public static func navigation(closeButton: CloseButton) -> ModalWrapper {
    ModalWrapper(hasNavigation: true, closeButton: closeButton)
  }
}

/// The title of the button that closes a presented flow.
public enum CloseButton: Hashable, Sendable {
  /// A cross, on the leading side.
  case close
  /// "Cancel", on the leading side.
  case cancel
  /// "Done", on the trailing side.
  case done
}
