/// A part of a file that can be set aside when it does not compile, so that the rest does.
public struct SourcePart: Hashable, Sendable, Codable {
  /// The kinds of parts, and what setting one aside means.
  public enum Kind: String, Sendable, Codable {
    /// A function, an initializer or an accessor reports its call, and gives a neutral answer.
    case body
    /// A statement of a body that is a call or an assignment reports that it was reached, and the rest of the body
    /// runs.
    case statement
    /// The value of a property or parameter of a known type is a neutral one, and reported.
    case value
    /// The code for systems that are older than this one, which never runs here, ends the process.
    case fallback
    /// A method or property overrides nothing any more.
    case overriding
    /// A type or an extension does without a superclass or protocol.
    case conformance
    /// An outlet is a plain view.
    case outlet
    /// A member, a global declaration or an extension is left out.
    case declaration
    /// A type is left out, with all its members.
    case type
    /// The program does not begin with a type that is marked for it.
    case entry
    /// A module is not imported.
    case importing
  }

  public let kind: Kind
  /// The full name of what it belongs to: `Counter.increase(by:)`, or the module of an import.
  public let name: String
  /// The line of the user's file where the declaration begins.
  public let line: Int

  public init(kind: Kind, name: String, line: Int) {
    self.kind = kind
    self.name = name
    self.line = line
  }
}

/// A part that was set aside, with the reason.
public struct AsidePart: Hashable, Sendable, Codable {
  public let part: SourcePart
  /// The compiler's first sentence on it.
  public let reason: String
  /// The line and column of that sentence.
  public let line: Int
  public let column: Int

  public init(_ part: SourcePart, reason: String, line: Int, column: Int) {
    self.part = part
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// The sentence for people.
  public var description: String {
    let what =
      switch part.kind {
      case .body: "the body of \(part.name)"
      case .statement: "a statement of \(part.name)"
      case .value: "the value of \(part.name)"
      case .fallback: "the code for older systems in \(part.name)"
      case .overriding: "the override \(part.name), which is never called by its superclass,"
      case .conformance: "the inheritance \(part.name)"
      case .outlet: "the class of the outlet \(part.name), which is a UIView instead,"
      case .declaration: "the declaration of \(part.name)"
      case .type: "the type \(part.name)"
      case .entry: "the beginning of the program in \(part.name)"
      case .importing: "the import of \(part.name)"
      }
    return "\(what) is set aside: \(reason)"
  }
}
