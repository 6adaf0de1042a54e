import Foundation

extension UIView {
  /// Which parts of a frame stretch when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Lets the frames of the subviews follow a change of this view's size.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, oldSize != bounds.size else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty && subview.usesAutoresizing {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let (x, width) = Self.stretch(
        origin: frame.origin.x, length: frame.width, from: oldSize.width, to: bounds.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.stretch(
        origin: frame.origin.y, length: frame.height, from: oldSize.height, to: bounds.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      subview.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  // The difference is shared by the flexible parts in proportion to their lengths; equally where
  // they have none.
  private static func stretch(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let difference = new - old
    let parts = [
      before ? origin : nil, inside ? length : nil, after ? old - origin - length : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard difference != 0, !flexible.isEmpty else { return (origin, length) }
    let total = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total == 0 ? difference / CGFloat(flexible.count) : difference * part / total
    }
    return (origin + share(parts[0]), length + share(parts[1]))
  }
}
