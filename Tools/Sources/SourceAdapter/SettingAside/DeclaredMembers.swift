import SwiftSyntax

/// The members of a file's types that a superclass or a protocol may call, and what the types inherit from.
public struct DeclaredMembers: Sendable, Codable {
  /// A method or a property.
  public struct Member: Hashable, Sendable, Codable {
    /// The type, with those around it.
    public let type: String
    /// The name with labels: `tableView(_:didSelectRowAt:)`.
    public let name: String
    /// A Boolean value that indicates whether the declaration has `override`.
    public let isOverride: Bool
    public let line: Int
  }

  public let members: [Member]
  /// The superclasses and protocols of types, by the names of the types: those of extensions too.
  public let inherited: [String: [String]]

  /// - Parameter text: The text of the file.
  public init(_ text: String) {
    let tree = SourceFileSyntax(parsing: text)
    let finder = MemberFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    members = finder.members
    inherited = finder.inherited
  }
}

private final class MemberFinder: ScopedVisitor {
  var members: [DeclaredMembers.Member] = []
  var inherited: [String: [String]] = [:]
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init()
  }

  private func add(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol
  ) {
    guard node.isMember, let scope else { return }
    members.append(
      DeclaredMembers.Member(
        type: scope.path, name: name, isOverride: modifiers.contains("override"),
        line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.identifierText + ":" }
    add("\(node.name.identifierText)(\(labels.joined()))", node.modifiers, node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(name.identifier.identifierText, node.modifiers, node)
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    // The clause belongs to the type, whose body is the scope already.
    guard let clause = node.parent?.parent?.as(InheritanceClauseSyntax.self),
      clause.parent?.asProtocol((any DeclGroupSyntax).self) != nil, let type = scope?.path
    else { return .skipChildren }
    inherited[type, default: []] += Self.names(of: node.type)
    return .skipChildren
  }

  /// The names of the types that a type is composed of: of a nested one also the name behind the first dot, in
  /// front of which a module may stand.
  private static func names(of type: TypeSyntax) -> [String] {
    if let type = type.as(AttributedTypeSyntax.self) { return names(of: type.baseType) }
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { names(of: $0.type) }
    }
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.identifierText] }
    guard let type = type.as(MemberTypeSyntax.self), let base = names(of: type.baseType).first
    else { return [] }
    let name = "\(base).\(type.name.identifierText)"
    return [name, name.split(separator: ".").dropFirst().joined(separator: ".")]
  }
}
