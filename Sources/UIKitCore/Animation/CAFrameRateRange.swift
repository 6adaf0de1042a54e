/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// The range that leaves the rate to the system.
  public static let `default` = CAFrameRateRange()

  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
