public import Dispatch

// Dispatch on Linux adds intervals to its times by operators alone.

extension DispatchTime {
  /// Returns the time after an interval.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DispatchWallTime {
  /// Returns the time after an interval.
  public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}
