import SwiftSyntax

extension SourceRewriter {
  /// `item.responds(to: action)`: the item may be an `AnyObject`, of which Swift knows no members here.
  func rewriteReceiver(_ node: FunctionCallExprSyntax) {
    guard importsUIKit, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), var base = member.base,
      node.isMessage(named: member.declName.baseName.text)
    else { return }
    // `a?.b?.responds(to:)` parses as a chain in a chain. `_receiver` takes the inner one as a single optional.
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    if let optional = base.as(OptionalChainingExprSyntax.self) { base = optional.expression }
    guard base.isValue(mayEndChain: isOptional) else { return }
    edits.insert("_receiver(", before: base)
    edits.insert(")", after: base)
  }
}

extension FunctionCallExprSyntax {
  /// Returns a Boolean value that indicates whether this is a message that every object takes.
  fileprivate func isMessage(named name: String) -> Bool {
    let labels = arguments.map { $0.label?.text }
    switch name {
    case "responds": return labels == ["to"]
    case "isKind", "isMember", "isSubclass": return labels == ["of"]
    case "perform":
      guard [[nil], [nil, "with"], [nil, "with", "with"]].contains(labels) else { return false }
      let first = arguments.first?.expression.trimmedDescription ?? ""
      return first.contains("elector") || first.hasSuffix("action") || first.hasSuffix("action!")
    default: return false
    }
  }
}

extension ExprSyntax {
  /// Returns a Boolean value that indicates whether this is a value that can be an argument: no type, and not
  /// `super`. With `mayEndChain` it may be a part of a chain that may be missing.
  fileprivate func isValue(mayEndChain: Bool) -> Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      if case .dollarIdentifier = reference.baseName.tokenKind { return true }
      guard case .identifier(let name) = reference.baseName.tokenKind else { return false }
      return name.first?.isLowercase == true || name.first == "_"
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard case .identifier(let name) = member.declName.baseName.tokenKind, let base = member.base
      else { return false }
      return (name.first?.isLowercase == true || name.first == "_")
        && (mayEndChain || !base.isInChain)
    }
    return self.is(TupleExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self) && !isInChain
  }

  /// A Boolean value that indicates whether a part of the access may be missing, so that it ends in a chain.
  fileprivate var isInChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isInChain == true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isInChain }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isInChain }
    if let element = self.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.isInChain
    }
    return false
  }
}
