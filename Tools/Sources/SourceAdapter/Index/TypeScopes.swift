import SwiftSyntax

/// The types whose bodies a visitor is in.
struct TypeScopes {
  /// One body of a type, or of an extension.
  struct Scope {
    enum Kind {
      case cls, proto, ext, actor, other
    }

    /// The name in the index.
    let path: String
    /// The name in the source, as the body itself can write it: in a generic type the last part stands for the
    /// type with its arguments.
    let reference: String
    let kind: Kind
    /// A Boolean value that indicates whether all members are visible to Objective-C:
    /// `@objcMembers`, `@objc extension`.
    let exportsAll: Bool
    let isGeneric: Bool
    let node: Syntax
  }

  private(set) var scopes: [Scope] = []

  var last: Scope? { scopes.last }

  mutating func removeLast() { scopes.removeLast() }

  mutating func add(_ type: some NamedDeclSyntax & DeclGroupSyntax, _ kind: Scope.Kind) {
    let isLocal = type.isLocal
    let outer = scopes.last
    let name = type.name.text
    let generic =
      outer?.isGeneric == true
      || type.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause != nil
      || (isLocal && type.isInGenericFunction)
    scopes.append(
      Scope(
        path: outer.map { $0.path + (isLocal ? ".local " : ".") + name } ?? name,
        reference: isLocal || generic ? name : outer.map { "\($0.reference).\(name)" } ?? name,
        kind: kind,
        exportsAll: type.attributes.contains("objcMembers"), isGeneric: generic,
        node: Syntax(type)))
  }

  mutating func add(_ ext: ExtensionDeclSyntax) {
    let name = ext.extendedType.trimmedDescription
    scopes.append(
      Scope(
        path: name, reference: Self.withoutModule(name), kind: .ext,
        exportsAll: ext.attributes.contains("objc") || ext.attributes.contains("objcMembers"),
        isGeneric: ext.genericWhereClause != nil, node: Syntax(ext)))
  }

  /// Returns the name of an extended type without a module of Apple's in front, which may have another name here.
  private static func withoutModule(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, AppleModules.standIns[String(parts[0])] != nil else { return name }
    return String(parts[1])
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether a declaration stands in the body of a function.
  fileprivate var isLocal: Bool { enclosingBody != nil }

  /// The function body, closure or accessor around a declaration, before any type around it.
  private var enclosingBody: Syntax? {
    var next = parent
    while let node = next {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return node
      }
      if node.is(MemberBlockSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }

  fileprivate var isInGenericFunction: Bool {
    var next = parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self),
        function.genericParameterClause != nil
      {
        return true
      }
      next = node.parent
    }
    return false
  }
}
