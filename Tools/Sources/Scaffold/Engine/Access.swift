import SwiftParser
import SwiftSyntax

/// The access level of generated declarations that are not private.
package enum Access: String, Codable, Sendable {
  case `internal`
  /// For modules whose screens other modules show.
  case `public`

  /// The access level that most screens and coordinators have.
  package static func most(of texts: [String]) -> Access {
    var (all, shown) = (0, 0)
    for text in texts {
      for match in text.matches(
        of: /(?m)^((?:\w+ )*)(?:class|actor) \w+(?:ViewController|Coordinator|Flow)\b/)
      {
        all += 1
        if match.1.contains("public ") || match.1.contains("open ") { shown += 1 }
      }
    }
    return shown * 2 > all ? .public : .internal
  }

  /// Writes the access level to the declarations of a text that have none.
  ///
  /// Requirements of protocols and extensions of types from elsewhere stay as they are.
  ///
  /// - Parameter text: Swift declarations: a file, or members of a type.
  /// - Returns: The text with the access level.
  func apply(to text: String) -> String {
    guard self == .public else { return text }
    let finder = Finder(Parser.parse(source: text))
    var result = Array(text.utf8)
    for offset in finder.offsets.sorted(by: >) {
      result.insert(contentsOf: "public ".utf8, at: offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Finds the places of the declarations that other modules can use.
  private final class Finder: SyntaxVisitor {
    private(set) var offsets: [Int] = []
    private var declared: Set<String> = []

    init(_ file: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      declared = Set(
        file.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
      walk(file)
    }

    /// Notes the place before the modifiers of a declaration, and goes on with its members.
    private func note(
      _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax,
      members: SyntaxVisitorContinueKind = .skipChildren
    ) -> SyntaxVisitorContinueKind {
      let levels: Set<Keyword> = [.open, .public, .package, .internal, .fileprivate, .private]
      let own = modifiers.filter { $0.detail == nil }
      for case .keyword(let word) in own.map(\.name.tokenKind) where levels.contains(word) {
        return .skipChildren
      }
      let first = modifiers.first?.firstToken(viewMode: .sourceAccurate) ?? keyword
      offsets.append(first.positionAfterSkippingLeadingTrivia.utf8Offset)
      return members
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.classKeyword, members: .visitChildren)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.structKeyword, members: .visitChildren)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.enumKeyword, members: .visitChildren)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.protocolKeyword)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let isOwn = declared.contains(node.extendedType.trimmedDescription)
      return isOwn || node.inheritanceClause != nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.funcKeyword)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.bindingSpecifier)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.initKeyword)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, node.typealiasKeyword)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
