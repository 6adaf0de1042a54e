import Foundation

// The times of CoreMedia, which AVFoundation passes on. They are numbers, so they work as on a device.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The properties of a time beside its number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// The rounding of a time that gets another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero: .towardZero
    case .roundAwayFromZero, .quickTime: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

/// A time as a fraction of seconds: `value / timescale`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      let flags: CMTimeFlags = seconds > 0 ? .positiveInfinity : .negativeInfinity
      self =
        seconds.isNaN ? .invalid : CMTime(value: 0, timescale: 0, flags: [.valid, flags], epoch: 0)
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
    if Double(self.value) != seconds * Double(preferredTimescale) { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }

  /// Returns the time with another scale.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != 0 else { return self }
    let exact = seconds * Double(newTimescale)
    var time = CMTime(value: CMTimeValue(exact.rounded(method.rule)), timescale: newTimescale)
    if Double(time.value) != exact { time.flags.insert(.hasBeenRounded) }
    return time
  }

  private static func sum(_ one: CMTime, _ other: CMTime, sign: CMTimeValue) -> CMTime {
    guard one.isNumeric, other.isNumeric, one.timescale != 0, other.timescale != 0 else {
      return one.isNumeric ? other : one
    }
    guard one.timescale != other.timescale else {
      return CMTime(value: one.value + sign * other.value, timescale: one.timescale)
    }
    let (a, b) = (Int64(one.timescale), Int64(other.timescale))
    let (common, overflows) = a.multipliedReportingOverflow(by: b)
    guard !overflows, common <= Int64(Int32.max) else {
      return CMTime(
        seconds: one.seconds + Double(sign) * other.seconds,
        preferredTimescale: max(one.timescale, other.timescale))
    }
    return CMTime(value: one.value * b + sign * other.value * a, timescale: CMTimeScale(common))
  }

  public static func + (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: 1) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: -1) }
}

extension CMTime: Hashable, Comparable {
  public static func == (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else {
      return one.isValid == other.isValid
        && one.flags.intersection(.impliedValueFlagsMask)
          == other.flags.intersection(.impliedValueFlagsMask)
    }
    return Int64(one.timescale).multipliedFullWidth(by: other.value)
      == Int64(other.timescale).multipliedFullWidth(by: one.value)
  }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : nil) }
}

/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self.init(start: .invalid, duration: .invalid) }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

// MARK: Functions

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }

public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }

public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 {
  one == other ? 0 : one < other ? -1 : 1
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// MARK: Formats

/// The formats of CoreAudioTypes: four letters as a number.
public typealias AudioFormatID = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
