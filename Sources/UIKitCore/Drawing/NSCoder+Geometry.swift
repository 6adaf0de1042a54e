public import Foundation

// UIKit's texts of geometric values: `{{0, 20}, {320, 44.5}}`. Archives keep the values as these texts.

extension NSCoder {
  /// Returns a text such as `{1, 2.5}`, which `cgPoint(for:)` reads.
  public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }

  /// Returns a text such as `{320, 44}`, which `cgSize(for:)` reads.
  public class func string(for size: CGSize) -> String { braces(size.width, size.height) }

  /// Returns a text such as `{{0, 20}, {320, 44}}`, which `cgRect(for:)` reads.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a text such as `{1, 0}`, which `cgVector(for:)` reads.
  public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }

  /// Returns a text such as `[1, 0, 0, 1, 0, 0]`, which `cgAffineTransform(for:)` reads.
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(values.map(text).joined(separator: ", "))]"
  }

  /// Returns top, left, bottom and right in braces, as `uiEdgeInsets(for:)` reads them.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns top, leading, bottom and trailing in braces, as `nsDirectionalEdgeInsets(for:)` reads them.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Returns the horizontal and the vertical offset in braces, as `uiOffset(for:)` reads them.
  public class func string(for offset: UIOffset) -> String {
    braces(offset.horizontal, offset.vertical)
  }

  /// Returns the point in a text such as `{1, 2.5}`, or zero when the text has another form.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size in a text such as `{320, 44}`, or zero when the text has another form.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle in a text such as `{{0, 20}, {320, 44}}`, or zero when the text has another form.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Returns the vector in a text such as `{1, 0}`, or zero when the text has another form.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns the transform in a text such as `[1, 0, 0, 1, 0, 0]`, or the identity when the text has another form.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
      ?? .identity
  }

  /// Returns the insets in a text such as `{8, 16, 8, 16}`, or zero when the text has another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns the insets in a text such as `{8, 16, 8, 16}`, or zero when the text has another form.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Returns the offset in a text such as `{4, 0}`, or zero when the text has another form.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func braces(_ values: CGFloat...) -> String {
    "{\(values.map(text).joined(separator: ", "))}"
  }

  /// Returns the fewest digits that give the same number again, without a decimal point for whole
  /// numbers.
  private class func text(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let separators = CharacterSet(charactersIn: "{}[],").union(.whitespaces)
    let parts = string.components(separatedBy: separators).filter { !$0.isEmpty }
    let numbers = parts.compactMap(Double.init).map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}

// Foundation on Linux encodes points, sizes and rectangles, as texts of the same form.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) { keep(Self.string(for: vector), key) }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    keep(Self.string(for: transform), key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    keep(Self.string(for: insets), key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    keep(Self.string(for: insets), key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) { keep(Self.string(for: offset), key) }

  /// Returns the point that was encoded for the key, or zero.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: kept(key)) }

  /// Returns the size that was encoded for the key, or zero.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: kept(key)) }

  /// Returns the rectangle that was encoded for the key, or zero.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: kept(key)) }

  /// Returns the vector that was encoded for the key, or zero.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: kept(key)) }

  /// Returns the transform that was encoded for the key, or the identity.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: kept(key))
  }

  /// Returns the insets that were encoded for the key, or zero.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: kept(key))
  }

  /// Returns the insets that were encoded for the key, or zero.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: kept(key))
  }

  /// Returns the offset that was encoded for the key, or zero.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: kept(key)) }

  private func keep(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func kept(_ key: String) -> String {
    // To ask for a key that is missing is an error, which ends the process by default.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String($0) } ?? ""
  }
}
