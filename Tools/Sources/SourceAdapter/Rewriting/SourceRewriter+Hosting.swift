import SwiftSyntax

// Controllers that host a view of SwiftUI, which Linux lacks. The tools have an empty controller in their place;
// the view goes, for it does not compile.

extension SourceRewriter {
  /// `UIHostingController(rootView: ContentView())`, and the call of its initializer by a subclass.
  func rewriteHosting(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = node.arguments.first(where: { $0.label?.text == "rootView" })?.expression,
      isOfHosting(node.calledExpression)
    else { return .visitChildren }
    edits.replace(view, with: "()")
    if node.calledExpression.is(DeclReferenceExprSyntax.self) {
      edits.insert("<Any>", after: node.calledExpression)
    } else if let type = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      _ = rewriteHosting(type.genericArgumentClause)
    }
    // The other argument is a coder.
    return .skipChildren
  }

  private func isOfHosting(_ callee: ExprSyntax) -> Bool {
    if let type = callee.as(DeclReferenceExprSyntax.self) {
      return isGenericHost(type.baseName.text)
    }
    if let type = callee.as(GenericSpecializationExprSyntax.self) {
      return hosts(type.expression.trimmedDescription)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      ["super", "self"].contains(member.base?.trimmedDescription), let scope,
      scope.node.as(ClassDeclSyntax.self)?.hostsOwnParameter != true
    else { return false }
    return index.chain(scope.path).dropFirst().contains(Self.hosting)
  }

  /// `UIHostingController<ContentView>`, also as a superclass.
  func rewriteHosting(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    guard let name, isGenericHost(name) else { return .visitChildren }
    let around = sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.as(ClassDeclSyntax.self) }.first
    let own = around?.ownParameters ?? []
    for argument in node.arguments where !own.contains(argument.argument.trimmedDescription) {
      edits.replace(argument.argument, with: "Any")
    }
    return .skipChildren
  }

  /// `class Screen<Content: View>: UIHostingController<Content>`: the protocol is SwiftUI's.
  func rewriteHosting(_ node: GenericParameterSyntax) {
    guard let colon = node.colon, let type = node.inheritedType,
      ["View", "SwiftUI.View"].contains(type.trimmedDescription),
      let owner = node.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let superclass = owner.inheritanceClause?.names.first, isGenericHost(superclass)
    else { return }
    edits.blank(colon)
    edits.blank(type)
  }

  /// Returns a Boolean value that indicates whether a class hosts views of SwiftUI.
  private func hosts(_ name: String) -> Bool {
    guard !adapter.modules.contains("SwiftUI") else { return false }
    return index.chain(name).contains(Self.hosting)
  }

  /// The same for a class whose views are of any type.
  private func isGenericHost(_ name: String) -> Bool {
    hosts(name) && (name == Self.hosting ? index.types[name] == nil : index.isGeneric(name))
  }

  private static let hosting = "UIHostingController"
}

extension ClassDeclSyntax {
  fileprivate var ownParameters: Set<String> {
    Set((genericParameterClause?.parameters ?? []).map(\.name.text))
  }

  /// A Boolean value that indicates whether the superclass takes a parameter of this class:
  /// `class Screen<Content: View>: UIHostingController<Content>`.
  fileprivate var hostsOwnParameter: Bool {
    let superclass = inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    return superclass?.genericArgumentClause?.arguments.contains {
      ownParameters.contains($0.argument.trimmedDescription)
    } == true
  }
}
