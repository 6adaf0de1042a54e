import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds since 2001-01-01 00:00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since 2001-01-01 00:00:00 UTC. The system's clock may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the ticks of a clock that is never set back: nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// How many nanoseconds ticks of `mach_absolute_time()` take, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { (numer, denom) = (0, 0) }

  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Writes that a tick is a nanosecond. Returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
