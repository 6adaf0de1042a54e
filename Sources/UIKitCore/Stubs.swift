// Stands in until the text and control sources are merged.
public import Foundation
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  public static let systemBlue = UIColor()
  public static let systemBackground = UIColor()
  public static let label = UIColor()
  public static let black = UIColor()
  open func copy(with zone: NSZone? = nil) -> Any { self }
  func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
  func display(isDark: Bool) -> DisplayColor { DisplayColor(red: 0, green: 0.48, blue: 1) }
}
open class UIFont: NSObject {
  public struct Weight: Sendable { public static let semibold = Weight(); public static let regular = Weight() }
  public class func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
}
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
}
open class UIControl: UIView {}
