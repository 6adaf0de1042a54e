import SwiftSyntax

extension CodeBlockItemSyntax {
  /// A Boolean value that indicates whether the body can do without this statement: a call or an assignment. In a
  /// function or a closure it is one of several, because a statement that stands alone may be the result. An
  /// initializer has no result, and ends the process without its body.
  ///
  /// Calls of `super.init` and `self.init` are none: without them there is no object.
  var isDispensable: Bool {
    guard case .expr(let expression) = item, expression.isCallOrAssignment,
      let list = parent?.as(CodeBlockItemListSyntax.self),
      list.count > 1 || list.isBranch || list.isOfInitializer,
      list.parent?.is(SourceFileSyntax.self) != true
    else { return false }
    let callee = expression.tokens(viewMode: .sourceAccurate).prefix(3).map(\.text).joined()
    return !["super.init", "self.init"].contains(callee)
  }
}

extension CodeBlockItemListSyntax {
  /// A Boolean value that indicates whether these are the statements of an initializer.
  fileprivate var isOfInitializer: Bool { parent?.parent?.is(InitializerDeclSyntax.self) == true }

  /// A Boolean value that indicates whether these are the statements of a branch or a loop.
  fileprivate var isBranch: Bool {
    guard parent?.is(SwitchCaseSyntax.self) != true else { return true }
    return parent?.parent.map { owner in
      [
        SyntaxKind.ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .catchClause,
        .deferStmt,
      ].contains(owner.kind)
    } ?? false
  }
}

extension ExprSyntax {
  fileprivate var isCallOrAssignment: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isCallOrAssignment }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.isCallOrAssignment }
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.isCallOrAssignment
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      // `_ = call()` and `view.title = text`; the pieces of `a ? b() : c()` are no assignment.
      return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    return self.is(FunctionCallExprSyntax.self)
  }
}
