import SwiftSyntax

// The text that stands for a member of an extension in the body of its class.

extension FunctionDeclSyntax {
  /// The face of a method; `nil` where it needs none, or cannot have one.
  func face(in scope: TypeScopes.Scope) -> String? {
    let parameters = signature.parameterClause.parameters
    guard !scope.isGeneric, genericParameterClause == nil, body != nil,
      !parameters.contains(where: { $0.ellipsis != nil }),
      modifiers.contains("override")
        || !modifiers.isOnType && !modifiers.contains("private") && !modifiers.contains("final")
    else { return nil }
    let words =
      [isolationOfFace(in: scope), accessOfFace(in: scope, modifiers)]
      + ["override", "class", "static"].filter(modifiers.contains) + ["func"]
    let arguments = parameters.map { ($0.isInOut ? "&" : "") + $0.variable }
    let call = (canThrow ? "try " : "") + (isAsync ? "await " : "")
    let newName = ExtensionFace.newName(of: name.identifierText, in: scope.path)
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + " \(name.text)\(signature.textOnOneLine) "
      + "{ \(call)\(newName)(\(labelled(arguments))) }"
  }
}

// With Objective-C an override in an extension is found by name, be the class in another module. Tests rely on
// it: they override methods of UIKit's in extensions of the app's controllers.

extension FunctionDeclSyntax {
  /// The text for the body of a class of another module: it calls the override of the extension where a record has
  /// one. `nil` where the method needs none, or cannot have one.
  func hook(in scope: TypeScopes.Scope) -> String? {
    let parameters = signature.parameterClause.parameters
    guard modifiers.contains("override"), !modifiers.isOnType, !isAsync, !canThrow, body != nil,
      !scope.isGeneric, genericParameterClause == nil,
      !parameters.contains(where: { $0.ellipsis != nil || $0.isInOut })
    else { return nil }
    let values = parameters.map(\.variable)
    let isolation = isolationOfFace(in: scope)
    return (isolation.isEmpty ? "" : isolation + " ")
      + "override func \(name.text)\(signature.textOnOneLine) "
      + "{ if let hook = ObjCRecords.optional(\"\(hookKey(in: scope))\", of: self) "
      + "as (\(functionType))? { return hook(\(values.joined(separator: ", "))) }; "
      + "return super.\(name.text)(\(labelled(values))) }"
  }

  /// The key under which an override in an extension of another module's class is registered.
  func hookKey(in scope: TypeScopes.Scope) -> String {
    "override \(scope.path).\(name.identifierText)(\(labels.map { $0 + ":" }.joined()))"
  }
}

extension FunctionDeclSyntax {
  /// Returns the arguments of a call of this function, with a value for every parameter.
  func labelled(_ values: [String]) -> String {
    zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
  }
}

// A member of an extension that is overridden elsewhere: this text finds the override.

extension FunctionDeclSyntax {
  /// The text that calls the override of a method, or its own code.
  func dispatching(to member: MemberOfExtension, in scope: TypeScopes.Scope) -> String {
    let values = signature.parameterClause.parameters.map(\.variable)
    let words = [isolationOfFace(in: scope), accessOfFace(in: scope, modifiers), "func"]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + " \(name.text)\(signature.textOnOneLine) "
      + "{ if let o = ObjCRecords.optional(\"\(member.key())\", of: self) as (\(functionType))? "
      + "{ return o(\(values.joined(separator: ", "))) }; "
      + "return \(member.newName)(\(labelled(values))) }"
  }
}

extension VariableDeclSyntax {
  /// The same for a property.
  func dispatching(
    to member: MemberOfExtension, _ type: String, in scope: TypeScopes.Scope
  ) -> String {
    let words = [
      isolationOfFace(of: member.name, in: scope), accessOfFace(in: scope, modifiers), "var",
    ]
    let getter =
      "get { if let o = ObjCRecords.optional(\"\(member.key())\", of: self) as (() -> \(type))? "
      + "{ return o() }; return \(member.newName) }"
    let setter =
      " set { if let o = ObjCRecords.optional(\"\(member.key(" setter"))\", of: self) "
      + "as ((\(type)) -> Void)? { o(newValue) } else { \(member.newName) = newValue } }"
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + " \(member.name): \(type) { \(getter)\(hasSetter ? setter : "") }"
  }
}

extension FunctionParameterSyntax {
  /// The parameter as its function reads it.
  fileprivate var variable: String { (secondName ?? firstName).asVariable }

  fileprivate var isInOut: Bool { type.trimmedDescription.hasPrefix("inout ") }
}

extension VariableDeclSyntax {
  /// The face of a computed property that overrides.
  func face(in scope: TypeScopes.Scope) -> String? {
    guard !scope.isGeneric, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let newName = ExtensionFace.newName(of: name.identifierText, in: scope.path)
    var setter = ""
    if case .accessors(let list) = accessors,
      list.contains(where: { $0.accessorSpecifier.text == "set" })
    {
      setter = " set { \(newName) = newValue }"
    }
    let words =
      [
        isolationOfFace(of: name.identifierText, in: scope), accessOfFace(in: scope, modifiers),
        "override",
      ] + ["class", "static"].filter(modifiers.contains) + ["var"]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + " \(name.text): \(type.textOnOneLine) { get { \(newName) }\(setter) }"
  }
}

extension FunctionDeclSyntax {
  /// Returns the isolation that the face of a method says.
  func isolationOfFace(in scope: TypeScopes.Scope) -> String {
    let labels = labels.map { $0 + ":" }.joined()
    return isolation(
      of: "\(name.identifierText)(\(labels))", in: scope, attributes, modifiers)
  }
}

extension VariableDeclSyntax {
  /// Returns the isolation that the face of a property says.
  func isolationOfFace(of name: String, in scope: TypeScopes.Scope) -> String {
    isolation(of: name, in: scope, attributes, modifiers)
  }
}

/// The members of `NSObject` that classes override, which belong to no actor.
private let membersOfNSObject: Set<String> = [
  "copy()", "debugDescription", "description", "hash", "isEqual(_:)", "mutableCopy()",
]

/// The access that a member has, by itself or by its extension; a face in another file has to be seen.
private func accessOfFace(in scope: TypeScopes.Scope, _ modifiers: DeclModifierListSyntax) -> String
{
  let ext = scope.node.as(ExtensionDeclSyntax.self)?.modifiers
  let access = modifiers.access ?? ext?.access ?? ""
  return access == "private" ? "fileprivate" : access
}

/// Returns the isolation of a member, by itself, by its extension, or by the member that it overrides: its face
/// is called in its place.
private func isolation(
  of name: String, in scope: TypeScopes.Scope, _ attributes: AttributeListSyntax,
  _ modifiers: DeclModifierListSyntax
) -> String {
  if modifiers.contains("nonisolated") { return "nonisolated" }
  if attributes.contains("MainActor") { return "@MainActor" }
  let ext = scope.node.as(ExtensionDeclSyntax.self)
  if ext?.modifiers.contains("nonisolated") == true { return "nonisolated" }
  if ext?.attributes.contains("MainActor") == true { return "@MainActor" }
  return modifiers.contains("override") && membersOfNSObject.contains(name) ? "nonisolated" : ""
}
