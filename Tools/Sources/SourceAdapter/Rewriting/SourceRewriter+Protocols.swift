import SwiftSyntax

// A protocol of Objective-C's may have members that those who conform need not have. They leave the
// protocol, and an extension has an optional in the place of each: a function, or a value, that is found
// by name. So it does not matter which class in a line of subclasses has the member.

extension SourceRewriter {
  /// Only classes conform to a protocol of Objective-C's.
  func bindToClasses(_ proto: ProtocolDeclSyntax) {
    guard proto.attributes.contains("objc") else { return }
    guard let inherited = proto.inheritanceClause, let last = inherited.inheritedTypes.last else {
      edits.insert(": AnyObject", after: proto.name)
      return
    }
    if !inherited.names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    {
      edits.insert(", AnyObject", after: last.type)
    }
  }

  func rewriteRequirement(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let requirement = index.optionalRequirements(named: node.name.identifierText).first {
      $0.proto == scope.path && $0.labels == node.labels && $0.type == node.functionType
    }
    guard let requirement, node.genericParameterClause == nil,
      !node.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil })
    else {
      report(.error, at: node.name, "an optional method cannot be generic or variadic")
      return
    }
    edits.blank(node)
    entries[entries.count - 1].append(
      "func \(requirement.function)() -> (\(requirement.type))? "
        + "{ ObjCRecords.optional(\"\(requirement.key)\", of: self) }")
  }

  func rewriteRequirement(_ node: VariableDeclSyntax, in scope: TypeScopes.Scope) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type
      else { continue }
      if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
        accessors.contains(where: { $0.accessorSpecifier.text == "set" })
      {
        report(
          .warning, at: name,
          "an optional property can only be read through the protocol; set it through the class")
      }
      entries[entries.count - 1].append(
        "var \(name.text): (\(type.textOnOneLine))? "
          + "{ ObjCRecords.optionalValue(\"\(name.identifierText)\", of: self) }")
    }
    edits.blank(node)
  }

  /// Puts the optional members behind the protocol.
  func finishProtocol(
    _ members: MemberBlockSyntax, of scope: TypeScopes.Scope, _ entries: [String]
  ) {
    guard !entries.isEmpty, let proto = scope.node.as(ProtocolDeclSyntax.self) else { return }
    let access = proto.modifiers.access.map { $0 == "private" ? "fileprivate " : $0 + " " } ?? ""
    let text =
      "extension \(scope.reference) { "
      + entries.map { access + $0 }.joined(separator: "; ") + " }"
    if proto.isMember {
      tail.append(text)
    } else {
      edits.insert("; " + text, after: members.rightBrace)
    }
  }

  // MARK: Calls

  /// `x.method?(…)` and `x.method!(…)`.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let (member, mark) = node.optionalMember else { return }
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    let trailing =
      (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    if let requirement = index.optionalRequirement(
      named: name.identifierText, labels: labels, trailing: trailing)
    {
      edits.rename(name, to: requirement.function + "()")
      for argument in node.arguments {
        argument.label.map { edits.blank($0) }
        argument.colon.map { edits.blank($0) }
      }
    } else if UIKitOptionals.contains(
      name: name.identifierText, labels: labels, trailing: trailing)
    {
      // UIKit's protocols always exist.
      edits.blank(mark)
      castForwardDelegate(of: member, labels)
      if mark.tokenKind == .postfixQuestionMark, !member.isInOptionalChain {
        edits.insert("Optional(", before: node)
        edits.insert(")", after: node)
      }
    }
  }

  /// `_forwardToDelegate?.scrollViewDidScroll?(view)` in a delegate proxy of RxCocoa's: the delegate is an
  /// `AnyObject`, of which Swift knows no members here.
  private func castForwardDelegate(of member: MemberAccessExprSyntax, _ labels: [String]) {
    guard let chain = member.base?.as(OptionalChainingExprSyntax.self),
      ["_forwardToDelegate", "self._forwardToDelegate"].contains(
        chain.expression.trimmedDescription),
      let proto = UIKitOptionals.proto(
        of: member.declName.baseName.identifierText, labels: labels)
    else { return }
    edits.insert("(", before: chain.expression)
    edits.insert(" as? any \(proto))", after: chain.expression)
  }

  /// `where Proxy.Delegate: AnyObject` in RxCocoa: protocols of Objective-C are types of classes, and those of
  /// Swift are not.
  func rewriteClassRequirement(_ node: ConformanceRequirementSyntax) {
    guard adapter.module == SystemModule.rxCocoa,
      node.leftType.trimmedDescription.hasSuffix(".Delegate"),
      node.rightType.trimmedDescription == "AnyObject"
    else { return }
    edits.replace(node.rightType, with: "Any")
  }
}

extension FunctionCallExprSyntax {
  /// The member and the mark behind it, where it is called as an optional one.
  fileprivate var optionalMember: (MemberAccessExprSyntax, TokenSyntax)? {
    if let chain = calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      return (member, chain.questionMark)
    }
    if let forced = calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self)
    {
      return (member, forced.exclamationMark)
    }
    return nil
  }
}

extension MemberAccessExprSyntax {
  /// A Boolean value that indicates whether what stands before the dot may be `nil` already.
  fileprivate var isInOptionalChain: Bool {
    base?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
      == true
  }
}
