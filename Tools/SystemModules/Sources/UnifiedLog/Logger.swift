/// Prints messages of a part of an app on standard error, where Xcode's console has them.
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages of a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Messages from there.
  public init(_ logObj: OSLog) { log = logObj }

  /// Messages of no part of the app in particular.
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.print(message.text, .default) }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.print(message.text, level) }

  public func trace(_ message: OSLogMessage) { log.print(message.text, .debug) }

  public func debug(_ message: OSLogMessage) { log.print(message.text, .debug) }

  public func info(_ message: OSLogMessage) { log.print(message.text, .info) }

  public func notice(_ message: OSLogMessage) { log.print(message.text, .default) }

  public func warning(_ message: OSLogMessage) { log.print(message.text, .error) }

  public func error(_ message: OSLogMessage) { log.print(message.text, .error) }

  public func critical(_ message: OSLogMessage) { log.print(message.text, .fault) }

  public func fault(_ message: OSLogMessage) { log.print(message.text, .fault) }
}

/// The privacy of a value in a message. On this machine every value is printed, as in Xcode's
/// console.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public enum Mask: Sendable {
    case hash, none
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// A value that may be missing.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto
  ) { text += value().map { "\($0)" } ?? "nil" }
}
