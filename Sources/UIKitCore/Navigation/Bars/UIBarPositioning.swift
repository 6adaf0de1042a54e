public import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any
  /// At the lower edge of its container.
  case bottom
  /// At the upper edge of its container.
  case top
  /// At the upper edge of the screen: its background goes on under the status bar.
  case topAttached
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// A delegate for the position of a bar. The method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  // For a bar `any` has the same effect as no delegate.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
