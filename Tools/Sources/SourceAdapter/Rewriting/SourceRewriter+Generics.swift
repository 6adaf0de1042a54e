import SwiftSyntax

extension SourceRewriter {
  /// `T()` where `T` is any class of objects: every class of Objective-C can be created so, and Swift asks for an
  /// initializer that is marked as required.
  func rewriteGenericInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      node.isInScope(ofObjectsNamed: callee.baseName.text)
    else { return }
    edits.replace(node, with: "_made(\(callee.baseName.text).self) { $0.init() }")
  }
}

extension SyntaxProtocol {
  /// Returns a Boolean value that indicates whether a generic parameter around the node stands for any subclass of
  /// `NSObject`: `func make<T: NSObject>()`, `extension Makes where Self: NSObject`.
  fileprivate func isInScope(ofObjectsNamed name: String) -> Bool {
    for parent in sequence(first: Syntax(self), next: \.parent) {
      let parameters = parent.asProtocol((any WithGenericParametersSyntax).self)
      let parameter = parameters?.genericParameterClause?.parameters.first {
        $0.name.text == name
      }
      let isObject =
        parameter?.inheritedType?.isObject == true
        || parameters?.genericWhereClause?.makesObject(name) == true
        || parent.as(ExtensionDeclSyntax.self)?.genericWhereClause?.makesObject(name) == true
      if isObject { return true }
      if parameter != nil { return false }
    }
    return false
  }
}

extension TypeSyntax {
  fileprivate var isObject: Bool { trimmedDescription == "NSObject" }
}

extension GenericWhereClauseSyntax {
  /// Returns a Boolean value that indicates whether a name stands for subclasses of `NSObject`.
  fileprivate func makesObject(_ name: String) -> Bool {
    requirements.contains {
      let conformance = $0.requirement.as(ConformanceRequirementSyntax.self)
      return conformance?.leftType.trimmedDescription == name
        && conformance?.rightType.isObject == true
    }
  }
}
