import Foundation
import Glibc

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Seconds since the first of January 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds between the first of January 1970 and that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// Returns the ticks of a clock that never goes back. A tick is a nanosecond.
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// How long a tick of ``mach_absolute_time()`` is, as a fraction of a nanosecond.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { (numer, denom) = (0, 0) }

  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Sets the length of a tick, which is one nanosecond. Returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
