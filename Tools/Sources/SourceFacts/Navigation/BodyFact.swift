/// A function, an initializer, a property with code, or a closure, and the statements in it that may lead from one
/// screen to another.
public struct BodyFact: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case function, initializer, property, closure
  }

  /// The type whose code contains it.
  public let owner: String?
  /// The name of the function or property; empty for a closure.
  public let name: String
  public let kind: Kind
  public let isStatic: Bool
  public var parameters: [ParameterFact] = []
  /// The declared type of the result.
  public var result: TypeReference?
  /// The index of the body around a closure or a nested function.
  public let outer: Int?
  public var statements: [StatementFact] = []
  public let line: Int

  init(
    owner: String?, name: String, kind: Kind, isStatic: Bool = false, outer: Int?, line: Int
  ) {
    (self.owner, self.name, self.kind) = (owner, name, kind)
    (self.isStatic, self.outer, self.line) = (isStatic, outer, line)
  }
}

/// A parameter of a function or a closure.
public struct ParameterFact: Codable, Hashable, Sendable {
  /// The label; `nil` for none.
  public let label: String?
  public let name: String
  public let type: TypeReference?
  public let hasDefault: Bool
}

/// A statement of a body.
public struct StatementFact: Codable, Hashable, Sendable {
  public enum Role: String, Codable, Sendable {
    /// An expression, such as a call.
    case call
    /// The value that the body returns.
    case result
    /// A declaration of local variables.
    case local
    /// An assignment.
    case write
  }

  public let role: Role
  /// The names of the local variables; a tuple has several.
  public var names: [String] = []
  /// The declared type of the local variable.
  public var type: TypeReference?
  /// The variable or property that is assigned.
  public var target: ValueFact?
  public let value: ValueFact
  /// The names of the enumeration cases around the statement, from the outside.
  public let cases: [String]
  public let line: Int
}

/// An expression, as far as it shows which object it is.
public indirect enum ValueFact: Hashable, Sendable {
  /// A variable, a property, a function or a type.
  case name(String)
  /// A member of a value; the base of an implicit member is `nil`.
  case member(ValueFact?, String)
  case call(ValueFact, [ArgumentFact], line: Int)
  case cast(ValueFact, String)
  case text(String)
  /// A closure, by the index of its body.
  case closure(Int)
  case list([ValueFact])
  case tuple([ValueFact])
  /// One of several values: of a conditional expression, or of `??`.
  case either([ValueFact])
  case other
}

/// An argument of a call.
public struct ArgumentFact: Codable, Hashable, Sendable {
  public let label: String?
  public let value: ValueFact

  public init(label: String?, value: ValueFact) {
    self.label = label
    self.value = value
  }
}

extension ValueFact {
  /// The names of a chain such as `self.a?.b`; `nil` where the chain contains anything else.
  public var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    default: nil
    }
  }

  /// Calls a closure for the value and each value in it, those of closures left out.
  public func visit(_ body: (ValueFact) -> Void) {
    body(self)
    switch self {
    case .member(let base, _): base?.visit(body)
    case .call(let callee, let arguments, _):
      callee.visit(body)
      for argument in arguments { argument.value.visit(body) }
    case .cast(let value, _): value.visit(body)
    case .list(let values), .tuple(let values), .either(let values):
      for value in values { value.visit(body) }
    case .name, .text, .closure, .other: break
    }
  }
}

// Compact, because caches contain many of them: a list that begins with a number for the case.
extension ValueFact: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(Int.self) {
    case 0: self = .name(try list.decode(String.self))
    case 1:
      let name = try list.decode(String.self)
      self = .member(list.isAtEnd ? nil : try list.decode(ValueFact.self), name)
    case 2:
      let line = try list.decode(Int.self)
      let callee = try list.decode(ValueFact.self)
      self = .call(callee, try list.decode([ArgumentFact].self), line: line)
    case 3:
      let type = try list.decode(String.self)
      self = .cast(try list.decode(ValueFact.self), type)
    case 4: self = .text(try list.decode(String.self))
    case 5: self = .closure(try list.decode(Int.self))
    case 6: self = .list(try list.decode([ValueFact].self))
    case 7: self = .tuple(try list.decode([ValueFact].self))
    case 8: self = .either(try list.decode([ValueFact].self))
    default: self = .other
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .name(let name):
      try list.encode(0)
      try list.encode(name)
    case .member(let base, let name):
      try list.encode(1)
      try list.encode(name)
      if let base { try list.encode(base) }
    case .call(let callee, let arguments, let line):
      try list.encode(2)
      try list.encode(line)
      try list.encode(callee)
      try list.encode(arguments)
    case .cast(let value, let type):
      try list.encode(3)
      try list.encode(type)
      try list.encode(value)
    case .text(let text):
      try list.encode(4)
      try list.encode(text)
    case .closure(let index):
      try list.encode(5)
      try list.encode(index)
    case .list(let values):
      try list.encode(6)
      try list.encode(values)
    case .tuple(let values):
      try list.encode(7)
      try list.encode(values)
    case .either(let values):
      try list.encode(8)
      try list.encode(values)
    case .other: try list.encode(9)
    }
  }
}
