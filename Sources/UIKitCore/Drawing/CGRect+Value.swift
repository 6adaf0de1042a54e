public import Foundation

extension NSValue {
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
}

// With Apple's Foundation `as? CGRect` finds the rectangle in an `NSValue`, and `as? NSValue` makes one
// of a rectangle. Apps take the keyboard's frame out of a notification either way.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.holdsRectangle ? source.rectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  fileprivate var holdsRectangle: Bool {
    let rectangle = NSValue(rect: .zero)
    return strcmp(objCType, rectangle.objCType) == 0
  }
}
