import SwiftSyntax

/// A visitor that tracks the enclosing types, and leaves out branches of `#if` for other systems.
class ScopedVisitor: SyntaxVisitor {
  private(set) var scopes = TypeScopes()

  init() { super.init(viewMode: .sourceAccurate) }

  /// The body around what is visited now.
  var scope: TypeScopes.Scope? { scopes.last }

  /// Called at the beginning of a body, which is ``scope`` already.
  func didEnter(_ members: MemberBlockSyntax) {}

  /// Called at the end of a body, which is ``scope`` still.
  func willLeave(_ members: MemberBlockSyntax) {}

  private func enter(
    _ type: some NamedDeclSyntax & DeclGroupSyntax, _ kind: TypeScopes.Scope.Kind
  ) -> SyntaxVisitorContinueKind {
    scopes.add(type, kind)
    didEnter(type.memberBlock)
    return .visitChildren
  }

  private func leave(_ members: MemberBlockSyntax) {
    willLeave(members)
    scopes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .cls) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .other) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .proto)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.add(node)
    didEnter(node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  /// A branch for another system often declares the same names as the one for iOS.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isForAnotherSystem ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether a declaration is a member of a type, be it inside
  /// `#if`.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}
