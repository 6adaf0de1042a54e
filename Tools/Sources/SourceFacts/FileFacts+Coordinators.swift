/// A local object that is made and started, and that no code of the function keeps.
public struct StartFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  public let function: String?
  /// The type of the object.
  public let type: String
  /// The position of the variable, or of the call where there is none.
  public let place: Place
}

/// An implementation of `navigationController(_:didShow:animated:)` that removes a child or ends a coordinator.
public struct DidShowFact: Codable, Hashable, Sendable {
  public let owner: String?
  /// A Boolean value that indicates whether it asks which screen was left or shown, and whether the stack
  /// still contains it.
  public let asksForScreen: Bool
  /// The first call that removes or ends something.
  public let place: Place
}

/// A chain of members in the code of a coordinator, such as `screen.view.backgroundColor`.
public struct ChainFact: Codable, Hashable, Sendable {
  public let owner: String
  public let function: String?
  /// The local variable or parameter that the chain begins with; `nil` for `self`.
  public let root: String?
  /// The type of `root`.
  public let rootType: String?
  /// The names behind `root` or `self`.
  public let path: [String]
  public let place: Place
}

/// A call of `show` with an object that the statements before have shown already.
public struct RepeatedShowFact: Codable, Hashable, Sendable {
  public let owner: String
  /// The variable or property with the object.
  public let name: String
  /// The type of the local variable; `nil` for a property.
  public let type: String?
  public let place: Place
}
