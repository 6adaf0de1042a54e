import SwiftSyntax

// `URLSession`, `Timer` and others have no initializer without arguments on Linux. Tests subclass them, and create
// their objects by `SessionSpy()`.

extension SourceRewriter {
  /// The initializers that make the object that Apple's makes without arguments.
  private static let configured = [
    "HTTPURLResponse":
      "init(url: URL(string: \"about:blank\")!, statusCode: 200, httpVersion: nil, headerFields: nil)!",
    "NSError": "init(domain: \"\", code: 0)",
    "Progress": "init(parent: nil, userInfo: nil)",
    "Timer": "init(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })",
    "URLCache": "init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
    "URLResponse":
      "init(url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
    "URLSession": "init(configuration: .default)",
  ]

  /// Returns the initializer that a class inherits in place of one without arguments.
  private func configured(_ scope: TypeScopes.Scope) -> String? {
    guard scope.kind == .cls, let name = index.chain(scope.path).dropFirst().first,
      !index.hasType(named: name)
    else { return nil }
    return Self.configured[name]
  }

  /// Returns the initializer without arguments, for a class without initializers of its own.
  func emptyInitializer(of node: ClassDeclSyntax, _ scope: TypeScopes.Scope) -> [String] {
    guard let configured = configured(scope),
      !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return [] }
    let isPublic = node.modifiers.contains("public") || node.modifiers.contains("open")
    return ["\(isPublic ? "public " : "")convenience init() { self.\(configured) }"]
  }

  /// Has a designated initializer call the one that the superclass has.
  func rewriteSessionInitializer(_ node: InitializerDeclSyntax) {
    guard let scope, let configured = configured(scope), !node.modifiers.contains("convenience"),
      let body = node.body
    else { return }
    if node.signature.parameterClause.parameters.isEmpty { blankOverride(node.modifiers) }
    let calls = body.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
      .filter { $0.calledExpression.trimmedDescription == "super.init" }
    if calls.isEmpty {
      let start = separator(before: body.rightBrace)
      edits.insert("\(start)super.\(configured) ", before: body.rightBrace)
    }
    for call in calls where call.arguments.isEmpty {
      edits.replace(call, with: "super.\(configured)")
    }
  }
}
