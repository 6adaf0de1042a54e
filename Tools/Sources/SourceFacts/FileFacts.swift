/// The declarations and references in one Swift file that rules ask for.
public struct FileFacts: Codable, Hashable, Sendable {
  public var types: [TypeFact] = []
  public var assignments: [AssignmentFact] = []
  public var closures: [ClosureFact] = []
  public var calls: [CallFact] = []
  public var comments: [CommentFact] = []
  public var imports: [ImportFact] = []
  public var functions: [FunctionFact] = []
  public var uses: [UseFact] = []
  public var writes: [WriteFact] = []
  public var starts: [StartFact] = []
  public var didShows: [DidShowFact] = []
  public var chains: [ChainFact] = []
  public var repeatedShows: [RepeatedShowFact] = []
  /// The coordinators whose code hands `self` to a call, or to a closure that a call gets.
  public var sharedCoordinators: Set<String> = []
  /// The code of functions and closures; `nil` where it was not asked for.
  public var bodies: [BodyFact]?
  /// The names in code that say which frameworks it needs, each once: `UIImage`, `row`, `finish`.
  public var notedNames: Set<String> = []
  /// A Boolean value that indicates whether the parser found errors.
  public var hasErrors = false

  public init() {}
}

/// A position in a file: line and column from 1, and the offset in UTF-8.
public struct Place: Codable, Hashable, Sendable, Comparable {
  public let line: Int
  public let column: Int
  public let offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  public static func < (one: Place, other: Place) -> Bool { one.offset < other.offset }
}

/// A declaration of a type, or an extension of one.
public struct TypeFact: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
  }

  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  public let kind: Kind
  public let inherits: [String]
  /// The position of the name.
  public let place: Place
  /// The offset at which an inheritance clause may be added or continued.
  public let inheritanceEnd: Int
  /// The first generic argument of the first inherited type, as it is written: `Order` of `Flow<Order>`.
  public var superclassArgument: String?
  public var properties: [PropertyFact] = []
  /// The number of initializers that are written out.
  public var initializers = 0

  /// The name without those of the types around it.
  public var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A type as it is written for a property.
public struct TypeReference: Codable, Hashable, Sendable {
  /// The named types: one, or the parts of a composition.
  public var names: [String]
  public var isOptional = false
  /// A Boolean value that indicates whether it is an array, a set or a dictionary.
  public var isCollection = false
  public var isFunction = false
  /// A Boolean value that indicates whether it is a function without a result.
  public var returnsVoid = false

  public init(names: [String]) { self.names = names }
}

/// A property of a type.
public struct PropertyFact: Codable, Hashable, Sendable {
  public enum Ownership: String, Codable, Sendable { case strong, weak, unowned }

  public let name: String
  public let type: TypeReference?
  public let ownership: Ownership
  public let isConstant: Bool
  public let isComputed: Bool
  public let isStatic: Bool
  public let isLazy: Bool
  public let hasInitialValue: Bool
  /// A Boolean value that indicates whether the declaration has an attribute, such as `@Published`.
  public let hasAttribute: Bool
  public let place: Place
  /// The offset of `var` or `let`.
  public let keyword: Int
  /// The offsets of `weak` or `unowned` and the space behind it.
  public var ownershipRange: Range<Int>?
}

/// An object that is handed to another one, in an assignment or as an argument of an initializer.
public struct AssignmentFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  /// The type of the object that receives the value; `nil` where it is unknown, or `self`.
  public let receiver: String?
  /// The property, or the label of the argument.
  public let member: String
  /// The type of the value.
  public let value: String?
  /// A Boolean value that indicates whether the value is `self`.
  public let isSelf: Bool
  /// A Boolean value that indicates whether the value is `nil`.
  public let isNil: Bool
  /// A Boolean value that indicates whether the value is an object that is made for it.
  public let isNew: Bool
  public let place: Place
}

/// A closure that is stored in a property.
public struct ClosureFact: Codable, Hashable, Sendable {
  /// The type whose code contains it.
  public let owner: String?
  /// The names that lead to the property from `self` or from `root`, the property's last.
  public let path: [String]
  /// The local variable or parameter that the path begins with; `nil` for `self`.
  public let root: String?
  /// The type of `root`.
  public let rootType: String?
  /// A Boolean value that indicates whether the closure holds `root`, or `self`, strongly.
  public let holdsRoot: Bool
  /// The position of the closure.
  public let place: Place
  /// The edits after which the closure holds it weakly, if it has no result; `nil` where code has to be written anew.
  public let weakCapture: [SourceEdit]?
  /// A Boolean value that indicates whether the closure holds `self` strongly.
  public let holdsSelf: Bool
  /// The edits after which the closure holds `self` weakly, as in ``weakCapture``.
  public let weakSelfCapture: [SourceEdit]?
}

/// A call in a method in which calls matter.
public struct CallFact: Codable, Hashable, Sendable {
  public let owner: String?
  public let function: String
  /// The names that lead to the called object, from `self`.
  public let receiver: [String]
  public let name: String
  public let place: Place
}

/// A comment that begins with `storyline:disable`.
public struct CommentFact: Codable, Hashable, Sendable {
  public enum Scope: String, Codable, Sendable { case this, next, file }

  public let scope: Scope
  public let rule: String
  public let reason: String
  public let place: Place
}
