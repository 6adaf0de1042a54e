public import Foundation

extension UIScrollView {
  /// Which parts of the safe area a scroll view adds to its own insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The behaviour of ``scrollableAxes``; above and below also where a container's bars are
    /// around.
    case automatic
    /// Along the axes in which there is something to scroll, or that always bounce.
    case scrollableAxes
    case never
    case always
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// One that is seen on light and on dark content.
    case `default`
    case black
    case white
  }

  /// The effect of scrolling on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// The keyboard goes when a drag begins.
    case onDrag
    /// The keyboard follows the finger, and goes or comes back with it.
    case interactive
  }

  /// The fraction of the velocity that remains after each millisecond, once the finger is lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
}
