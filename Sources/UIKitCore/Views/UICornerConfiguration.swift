import Foundation

/// The radius of a corner: fixed, or taken from the corners around the view.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// A radius about the same centre as the container's corner, and not below a minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
  }
}

/// The radii of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case capsule(maximum: CGFloat?)
    case corners(Corners)
  }

  /// The radius of each corner; `nil` for a corner that is not round.
  struct Corners: Hashable {
    var topLeft: UICornerRadius?
    var topRight: UICornerRadius?
    var bottomLeft: UICornerRadius?
    var bottomRight: UICornerRadius?
    /// Groups of corners that all have the largest radius among them.
    var groups: [UIRectCorner.RawValue] = []
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, equal groups: [UIRectCorner] = []
  ) {
    kind = .corners(
      Corners(
        topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight,
        groups: groups.map(\.rawValue)))
  }

  /// The corners of a capsule, which follow the size of the view up to a maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// One radius for all corners; concentric radii may differ from corner to corner.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// A radius for each corner.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// One radius for all corners, the largest where concentric ones differ.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, equal: [.allCorners])
  }

  /// One radius for the upper corners, and one for the lower corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRadius, bottomRadius,
      equal: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  /// One radius for the left corners, and one for the right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, rightRadius, leftRadius, rightRadius,
      equal: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
  }

  /// One radius for the upper corners, and a radius for each of the lower corners.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomLeftRadius, bottomRightRadius, equal: [[.topLeft, .topRight]])
  }

  /// One radius for the lower corners, and a radius for each of the upper corners.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius,
      equal: [[.bottomLeft, .bottomRight]])
  }

  /// One radius for the left corners, and a radius for each of the right corners.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, topRightRadius, leftRadius, bottomRightRadius, equal: [[.topLeft, .bottomLeft]])
  }

  /// One radius for the right corners, and a radius for each of the left corners.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, equal: [[.topRight, .bottomRight]])
  }
}
