import SwiftSyntax

extension SourceRewriter {
  /// Lets a method of an extension be overridden, or registers an override of one.
  ///
  /// - Returns: `true` if it is such a method.
  func rewriteOpenMember(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) -> Bool {
    guard let member = node.memberOfExtension(in: scope), isOpen(member, node.modifiers, scope)
    else { return false }
    if node.modifiers.contains("override") {
      blankOverride(node.modifiers)
      export(
        "$0.optional(\"\(member.key())\", on: \(scope.reference).self) { o in "
          + "{ o.\(member.newName)(\(node.closureArguments)) } as \(node.functionType) }",
        of: node, in: scope)
    } else {
      edits.insert(
        "; \(node.dispatching(to: member, in: scope))", after: node)
    }
    edits.rename(node.name, to: member.newName)
    return true
  }

  /// The same for a property.
  func rewriteOpenMember(_ node: VariableDeclSyntax, in scope: TypeScopes.Scope) -> Bool {
    guard let member = node.memberOfExtension(in: scope), isOpen(member, node.modifiers, scope),
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type.textOnOneLine,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return false }
    if node.modifiers.contains("override") {
      blankOverride(node.modifiers)
      export(
        "$0.optional(\"\(member.key())\", on: \(scope.reference).self) { o in "
          + "{ o.\(member.newName) } as () -> \(type) }", of: node, in: scope)
      if node.hasSetter {
        export(
          "$0.optional(\"\(member.key(" setter"))\", on: \(scope.reference).self) { o in "
            + "{ o.\(member.newName) = $0 } as (\(type)) -> Void }", of: node, in: scope)
      }
    } else {
      edits.insert("; \(node.dispatching(to: member, type, in: scope))", after: node)
    }
    edits.rename(name, to: member.newName)
    return true
  }

  private func isOpen(
    _ member: MemberOfExtension, _ modifiers: DeclModifierListSyntax, _ scope: TypeScopes.Scope
  ) -> Bool {
    guard !index.openMembers.isEmpty, !isGeneric(scope) else { return false }
    return modifiers.contains("override")
      ? index.openMember(overriddenBy: member) != nil
      : scope.kind == .ext && index.openMembers.contains(member)
  }

  /// `super.layoutSize` in an override of a member of an extension: the class above that has it.
  func rewriteOpenSuper(_ node: MemberAccessExprSyntax) {
    guard !index.openMembers.isEmpty, let base = node.base, base.is(SuperExprSyntax.self),
      let scope, let member = node.memberAround(in: scope),
      member.name == node.declName.baseName.identifierText,
      let type = index.superclass(ofOverride: member)
    else { return }
    edits.replace(
      node,
      with: "self." + ExtensionFace.newName(of: member.name, in: type))
  }
}

extension SyntaxProtocol {
  /// The override whose code an expression belongs to.
  fileprivate func memberAround(in scope: TypeScopes.Scope) -> MemberOfExtension? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(MemberBlockSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self), function.isMember {
        return function.modifiers.contains("override")
          ? function.memberOfExtension(in: scope) : nil
      }
      if let property = node.as(VariableDeclSyntax.self), property.isMember {
        return property.modifiers.contains("override")
          ? property.memberOfExtension(in: scope) : nil
      }
    }
    return nil
  }
}
