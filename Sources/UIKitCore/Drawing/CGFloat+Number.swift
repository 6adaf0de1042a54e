public import Foundation

// Foundation on Linux bridges all numbers but this one: `value as? CGFloat` of an `NSNumber`.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectType = NSNumber

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The number, rounded to the nearest that a `CGFloat` can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number, if a `CGFloat` can be exactly that.
  public init?(exactly number: NSNumber) {
    let value = number.doubleValue
    let isWhole = !["d", "f"].contains(String(cString: number.objCType))
    guard
      !isWhole || Int64(exactly: value) == number.int64Value
        || UInt64(exactly: value) == number.uint64Value
    else { return nil }
    self.init(value)
  }
}
