import SwiftSyntax

// `URLSession` has no initializer without arguments on Linux. Tests subclass it, and create their
// sessions by `SessionSpy()`.

extension SourceRewriter {
  private static let configured = "init(configuration: .default)"

  private func isSession(_ scope: TypeScopes.Scope) -> Bool {
    scope.kind == .cls && !index.hasType(named: "URLSession")
      && index.chain(scope.path).dropFirst().first == "URLSession"
  }

  /// Returns the initializer without arguments, for a class without initializers of its own.
  func emptyInitializer(of node: ClassDeclSyntax, _ scope: TypeScopes.Scope) -> [String] {
    guard isSession(scope),
      !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return [] }
    let isPublic = node.modifiers.contains("public") || node.modifiers.contains("open")
    return ["\(isPublic ? "public " : "")convenience init() { self.\(Self.configured) }"]
  }

  /// Has a designated initializer call the one that the superclass has.
  func rewriteSessionInitializer(_ node: InitializerDeclSyntax) {
    guard let scope, isSession(scope), !node.modifiers.contains("convenience"),
      let body = node.body
    else { return }
    if node.signature.parameterClause.parameters.isEmpty { blankOverride(node.modifiers) }
    let calls = body.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
      .filter { $0.calledExpression.trimmedDescription == "super.init" }
    if calls.isEmpty {
      let start = separator(before: body.rightBrace)
      edits.insert("\(start)super.\(Self.configured) ", before: body.rightBrace)
    }
    for call in calls where call.arguments.isEmpty {
      edits.replace(call, with: "super.\(Self.configured)")
    }
  }
}
