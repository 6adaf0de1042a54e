/// The facts about one file that the adapter needs to rewrite the others of its module.
public struct FileIndex: Codable, Hashable, Sendable {
  /// The modules that the file imports.
  public internal(set) var imports: Set<IndexedImport> = []
  var types: [IndexedType] = []
  /// The conformances that extensions add to a type.
  var conformances: [String: [String]] = [:]
  var methods: [IndexedMethod] = []
  /// The types with a member that Objective-C sees.
  var exporting: Set<String> = []
  var observables: [IndexedProperty] = []
  var optionalRequirements: [OptionalRequirement] = []
  /// Members of extensions that stand for members of the class itself.
  var faces: [ExtensionFace] = []
  /// Members that extensions add to classes, and that may be overridden.
  var extensionMembers: [MemberOfExtension] = []
  /// Members that say that they override.
  var overrides: [MemberOfExtension] = []
  /// The properties of classes that override none.
  var ownProperties: [MemberOfExtension] = []
  /// Names of older Swift that the file declares itself: of methods with their labels.
  var oldNames: Set<String> = []
  /// Names for types of blocks: `@convention(block)`.
  var blockTypes: Set<String> = []
}

/// A type that the module declares.
struct IndexedType: Codable, Hashable, Sendable {
  enum Kind: String, Codable {
    case cls, proto, other
  }

  /// The name with those of the types around it.
  let path: String
  let kind: Kind
  /// The types after the colon.
  let inherited: [String]
  /// A Boolean value that indicates whether it, or a type around it, has parameters.
  let isGeneric: Bool
  let isMainActor: Bool
  /// A Boolean value that indicates whether it is declared as an Objective-C class.
  let isObjC: Bool
  /// A Boolean value that indicates whether the program begins with it.
  let isMain: Bool
  let access: String?

  /// The possible superclass; the index decides whether it is one.
  var firstInherited: String? { kind == .cls ? inherited.first : nil }
}

/// A method that the module declares in a type.
struct IndexedMethod: Codable, Hashable, Sendable {
  let type: String
  let name: String
  let labels: [String]
  let selector: String
  let isExported: Bool
  let isOverride: Bool
  let isInExtension: Bool
  /// The signature, where a protocol of UIKit's may call the method.
  let signature: Signature?

  struct Signature: Codable, Hashable, Sendable {
    let text: String
    /// The names of the parameters in the body.
    let parameters: [String]
    let isNonisolated: Bool
  }
}

/// An observable property.
struct IndexedProperty: Codable, Hashable, Sendable {
  let type: String
  let name: String
}

/// A member that those who conform to a protocol of Objective-C's need not have.
struct OptionalRequirement: Codable, Hashable, Sendable {
  let proto: String
  let name: String
  /// `nil` for a property.
  let labels: [String]?
  /// The type of the function, or of the property.
  let type: String

  /// The key under which implementations are registered.
  var key: String {
    guard let labels else { return name }
    return "\(proto).\(name)(\(labels.map { $0 + ":" }.joined())): \(type)"
  }

  /// The name of the function that stands for a method, and that returns an optional function. It is no
  /// property: methods that differ only in their types have one name.
  var function: String {
    (["optional", name] + (labels ?? []).filter { $0 != "_" }).joined(separator: "_")
  }
}

/// A member of an extension that overrides, or that a subclass overrides, which Swift allows in the
/// class's own body only.
///
/// The member stays where it is under another name, and its face goes into the body and calls it.
struct ExtensionFace: Codable, Hashable, Sendable {
  let type: String
  let name: String
  let labels: [String]
  let isOverride: Bool
  /// A Boolean value that indicates whether subclasses of other modules may override the member.
  let isOpen: Bool
  /// The text for the body of the class.
  let text: String
  /// The text for the body of a class of another module; `nil` for a member that is no override there, or cannot
  /// be one.
  var hook: String?

  /// The face of a method that overrides without saying so.
  var overriding: ExtensionFace {
    ExtensionFace(
      type: type, name: name, labels: labels, isOverride: true, isOpen: isOpen,
      text: "override " + text)
  }

  static func newName(of name: String, in type: String) -> String {
    // A subclass may have a member of that name in an extension too, which must not override this one.
    "storyline_\(type.replacing(".", with: "_"))_\(name)"
  }
}
