import SwiftSyntax

/// Finds out whether a closure holds a variable strongly.
final class ClosureCaptures: SyntaxVisitor {
  private let name: String
  private var isUsed = false
  private var isDeclaredInside = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func holds(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    switch capture(of: name, closure) {
    case .weak, .shadowed: return false
    case .strong: return true
    case .none: break
    }
    let visitor = ClosureCaptures(name)
    visitor.walk(closure.statements)
    return visitor.isUsed && !visitor.isDeclaredInside
  }

  private enum Capture { case none, strong, weak, shadowed }

  private static func capture(of name: String, _ closure: ClosureExprSyntax) -> Capture {
    guard let signature = closure.signature else { return .none }
    for item in signature.capture?.items ?? [] where item.name.plainText == name {
      // The result of another expression is another object, or one that was captured on purpose.
      if item.initializer != nil { return .shadowed }
      return item.specifier == nil ? .strong : .weak
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      if list.contains(where: { $0.name.plainText == name }) { return .shadowed }
    case .parameterClause(let clause):
      let names = clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
      if names.contains(name) { return .shadowed }
    case nil: break
    }
    return .none
  }

  // A closure inside that captures weakly is left out, though the one around it holds the object for it.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    Self.capture(of: name, node) == .none ? .visitChildren : .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.plainText == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    {
      isUsed = true
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.plainText == name { isDeclaredInside = true }
    return .skipChildren
  }

  // Types inside have a `self` of their own.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
