import Foundation

extension UIPageViewController {
  /// How one page takes the place of another.
  public enum TransitionStyle: Int, Sendable {
    /// A leaf is turned over, as in a book.
    case pageCurl
    /// Pages lie side by side, and all of them move.
    case scroll
  }

  /// The line along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// To later pages, or to earlier ones.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// The location of the spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine: pages scroll.
    case none
    /// At the left or upper edge.
    case min
    /// In the middle: two pages are seen.
    case mid
    /// At the right or lower edge.
    case max
  }

  /// The options of a page view controller that can only be set at creation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a ``UIPageViewController/SpineLocation-swift.enum``; for leaves that are
    /// turned over.
    public static let spineLocation = Self(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// Points between two pages; for pages that scroll.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.NavigationDirection {
  var opposite: Self { self == .forward ? .reverse : .forward }
}

extension UIPageViewController.SpineLocation {
  /// The value of an option: a raw value, a number object, or the location itself.
  init?(option: Any?) {
    switch option {
    case let location as Self: self = location
    case let number as Int: self.init(rawValue: number)
    case let number as NSNumber: self.init(rawValue: number.intValue)
    default: return nil
    }
  }
}

/// The line along which pages follow one another, in the coordinates of a view.
struct PageAxis: Equatable {
  let isVertical: Bool

  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
  func vector(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }
  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The part of `size` between two places on the line, in either order.
  func rect(from start: CGFloat, to end: CGFloat, in size: CGSize) -> CGRect {
    let (low, length) = (min(start, end), abs(end - start))
    return isVertical
      ? CGRect(x: 0, y: low, width: size.width, height: length)
      : CGRect(x: low, y: 0, width: length, height: size.height)
  }
}
