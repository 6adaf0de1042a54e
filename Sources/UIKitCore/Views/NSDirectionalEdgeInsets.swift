public import Foundation

/// Distances from the edges of a rectangle inwards, as the interface runs: leading is left where text
/// runs from left to right.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same distances by the left and right sides of the screen.
  func edges(_ isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }

  init(_ edges: UIEdgeInsets, _ isMirrored: Bool) {
    self.init(
      top: edges.top, leading: isMirrored ? edges.right : edges.left,
      bottom: edges.bottom, trailing: isMirrored ? edges.left : edges.right)
  }
}
