import Foundation

/// The subsystem and the category of messages.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  /// Messages of a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isOn: true)
  }

  /// Messages of a part of an app, for one of the purposes that Apple's tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isOn: true)
  }

  private init(_ subsystem: String, _ category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// Messages of no part of the app in particular.
  public static let `default` = OSLog("", "", isOn: true)

  /// Says nothing.
  public static let disabled = OSLog("", "", isOn: false)

  /// Returns a Boolean value that indicates whether messages of that kind are printed: all are, but
  /// for those of ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// The purposes that Apple's tools know.
  public enum Category: String, Sendable {
    case pointsOfInterest = "PointsOfInterest"
    case dynamicTracing = "DynamicTracing"
    case dynamicStackTracing = "DynamicStackTracing"
  }

  /// Prints a message on standard error, where Xcode's console has it.
  func print(_ message: String, _ type: OSLogType) {
    guard isOn else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let name = origin.isEmpty ? "" : "[\(origin)] "
    FileHandle.standardError.write(Data("\(name)\(type.name): \(message)\n".utf8))
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// Prints a message with arguments, as `printf` does.
///
/// Private values are printed too, as in Xcode's console.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {
  log.print(PrintfFormat.text("\(message)", arguments), type)
}

/// Prints a message of that kind.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {
  log.print(PrintfFormat.text("\(message)", arguments), type)
}
