/// How much a constraint matters, from 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  // 12.1.1: the named priorities have the values of Apple.
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// MARK: - A little more, a little less

// Apps that declare these operators themselves mean their own.
extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  @_disfavoredOverload
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  @_disfavoredOverload
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  @_disfavoredOverload
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
