import SwiftSyntax

// Blocks are closures here: `@convention(block)` has no meaning, and a closure is not an object.

extension SourceRewriter {
  func rewriteBlockConvention(_ node: AttributedTypeSyntax) {
    for attribute in node.attributes.all where attribute.isBlockConvention {
      edits.blank(attribute)
    }
  }

  /// `unsafeBitCast(object, to: Block.self)` takes the closure that the object keeps.
  func rewriteBlockCast(_ node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "unsafeBitCast", arguments.count == 2, let label = arguments[1].label,
      let type = arguments[1].expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base, isBlockType(base)
    else { return }
    edits.rename(name, to: "ObjCBlock.function")
    edits.insert("of: ", before: arguments[0])
    edits.rename(label, to: "as")
  }

  private func isBlockType(_ type: ExprSyntax) -> Bool {
    let text = type.trimmedDescription
    return text.contains("@convention(block)")
      || index.blockTypes.contains(text.split(separator: ".").last.map(String.init) ?? text)
  }
}
