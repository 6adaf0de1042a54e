import SwiftSyntax

extension SourceRewriter {
  /// The classes that bridge to Swift's types, by the names that are Swift's own types here.
  private static let bridged = [
    "CFArray": "NSArray", "CFData": "NSData", "CFDate": "NSDate", "CFDictionary": "NSDictionary",
    "CFString": "NSString", "CFURL": "NSURL",
  ]

  /// `Unmanaged<CFString>` and `Unmanaged.passRetained(text as CFString)`: they need an object.
  func rewriteUnmanaged(_ node: IdentifierTypeSyntax) {
    guard let object = Self.bridged[node.name.text], node.isUnmanaged || node.isPassedUnmanaged
    else { return }
    edits.rename(node.name, to: object)
  }
}

extension IdentifierTypeSyntax {
  /// A Boolean value that indicates whether the type is the argument of `Unmanaged`.
  fileprivate var isUnmanaged: Bool {
    guard let clause = parent?.parent?.parent?.as(GenericArgumentClauseSyntax.self) else {
      return false
    }
    return clause.parent?.as(IdentifierTypeSyntax.self)?.name.text == "Unmanaged"
      || clause.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        == "Unmanaged"
  }

  /// A Boolean value that indicates whether an argument that `Unmanaged` keeps is cast to the type.
  fileprivate var isPassedUnmanaged: Bool {
    guard let argument = parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let callee = call.calledExpression.trimmedDescription
    return callee.hasPrefix("Unmanaged")
      && (callee.hasSuffix(".passRetained") || callee.hasSuffix(".passUnretained"))
  }
}
