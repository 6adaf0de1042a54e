public import Foundation

extension NSAttributedString {
  /// Makes a text without a character, as `NSAttributedString()` and `NSMutableAttributedString()` do.
  ///
  /// Foundation on Linux lacks `init()` there, and extensions cannot override that of `NSObject`:
  /// the unused parameter makes it another initializer.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
