/// An import of a whole module.
public struct ImportFact: Codable, Hashable, Sendable {
  public let module: String
  public let place: Place
  /// The offsets of the statement.
  public let statement: Range<Int>
  /// The offsets of the module's name.
  public let name: Range<Int>
}

/// A declaration of a method or a function.
public struct FunctionFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  public let name: String
  /// A Boolean value that indicates whether it has a body that may change a value type.
  public let isMutating: Bool
  /// The parameters of a method of a scene's protocol; `nil` for other functions.
  public let parameters: [ParameterFact]?
  public let place: Place
}

/// A call that leads to another screen, ends a flow, makes a screen or a coordinator, or asks a worker.
public struct UseFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  public let function: String?
  /// The names that lead to the called object, without `self`.
  public let receiver: [String]
  /// The type of the local variable that the receiver begins with; `nil` where it begins with a property.
  public let receiverType: String?
  /// A Boolean value that indicates whether the receiver begins with a local variable or a parameter.
  public let isLocal: Bool
  /// The name of the method; `init` where an object is made.
  public let name: String
  /// The type of the first argument, or the type that is made.
  public let type: String?
  /// The names of the first argument, such as `child.screen`, without `self`; empty where it is anything else.
  public let argument: [String]
  /// The type of the local variable that the first argument begins with.
  public let argumentType: String?
  /// A Boolean value that indicates whether each new object of `owner` makes one: as the value of a property, or
  /// in its initializer, outside of closures and conditions.
  public let isAtCreation: Bool
  public let place: Place
}

/// An assignment to a property of `self` or of a local variable, whatever the value is.
public struct WriteFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  public let function: String?
  /// The local variable or parameter that the path begins with; `nil` for `self`.
  public let root: String?
  /// The type of `root`.
  public let rootType: String?
  /// The names that lead to the property, the property's last.
  public let path: [String]
  public let place: Place
}
