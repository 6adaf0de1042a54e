/// Something that the adapter could not do, or did with doubt.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// The code that was written will not compile, or a part of the source does not work.
    case error
    /// The code may be right; the user should check it.
    case warning
  }

  /// The path of the user's file.
  public let file: String
  public let line: Int
  public let column: Int
  public let severity: Severity
  /// The problem, and what to do.
  public let message: String

  public init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Returns the diagnostic with another severity.
  public func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column, severity: severity, message: message)
  }

  /// A Boolean value that indicates whether the adapter left the file alone because no parser could
  /// read what it had written.
  public var isBrokenSyntax: Bool { message == Self.brokenSyntax }

  static let brokenSyntax =
    "rewriting this line would break the syntax, so the file was not rewritten; please report this"

  /// The diagnostic in the form of compilers, so that editors find the place.
  public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
