public import Foundation

// UIKit and Core Animation box structures for the values of animations and of notifications.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }
  public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { unboxed() ?? .zero }
  public var cgAffineTransformValue: CGAffineTransform { unboxed() ?? CGAffineTransform() }
  public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3D() }
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed() ?? .zero }
  public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}

/// A structure of numbers of the type `CGFloat`.
///
/// Foundation on Linux boxes arrays of numbers, but no structures that it does not know. The number
/// type in the encoding tells structures of the same size apart, so that their values are not equal.
protocol BoxedStructure: BitwiseCopyable {
  /// The type encoding of the value.
  static var encoding: String { get }
}

extension CGVector: BoxedStructure { static var encoding: String { "[2d]" } }
extension UIOffset: BoxedStructure { static var encoding: String { "[2Q]" } }
extension UIEdgeInsets: BoxedStructure { static var encoding: String { "[4d]" } }
extension NSDirectionalEdgeInsets: BoxedStructure { static var encoding: String { "[4Q]" } }
extension CGAffineTransform: BoxedStructure { static var encoding: String { "[6d]" } }
extension CATransform3D: BoxedStructure { static var encoding: String { "[16d]" } }

extension NSValue {
  fileprivate convenience init<Structure: BoxedStructure>(boxing structure: Structure) {
    var structure = structure
    self.init(bytes: &structure, objCType: Structure.encoding)
  }

  /// The structure; `nil` where the value holds another type.
  func unboxed<Structure: BoxedStructure>() -> Structure? {
    guard String(cString: objCType) == Structure.encoding else { return nil }
    return withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) {
      guard let start = $0.baseAddress else { return nil }
      getValue(start)
      return start.pointee
    }
  }
}
