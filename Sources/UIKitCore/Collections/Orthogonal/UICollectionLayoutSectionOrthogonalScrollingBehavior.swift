public import Foundation

/// How a section scrolls across the way in which its layout scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: the section goes on where the layout does.
  case none
  /// Anywhere.
  case continuous
  /// Anywhere, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By as much as is seen at once.
  case paging
  /// Group by group.
  case groupPaging
  /// Group by group, each in the middle.
  case groupPagingCentered
}

/// How a section that scrolls across its layout comes to its ends, and to rest.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The behaviour at the ends.
  public enum Bounce: Int, Sendable {
    /// It bounces.
    case automatic
    /// It bounces, also where everything is seen at once.
    case always
    /// It stops there.
    case never
  }

  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the collection view; sections that stop at groups and pages come to rest fast.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic
}
