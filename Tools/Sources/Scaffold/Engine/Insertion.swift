import SwiftParser
import SwiftSyntax

/// An addition to an existing file: text at a place in the syntax.
enum Insertion {
  /// At the end of a type or protocol.
  case member(of: String)
  /// At the end of the extension with which a type conforms to a protocol.
  case witness(of: String, in: String)
  /// Beside the other outputs of a type, or at its beginning.
  case property(of: String)
  /// In the first plain extension of a type; without one, in a new one at the end of the file.
  case extensionMember(of: String)
  /// Behind the last statement of a method that begins with one of the texts.
  case statement(in: String, of: String, after: [String])

  var type: String {
    switch self {
    case .member(let type), .witness(let type, _), .property(let type), .extensionMember(let type),
      .statement(_, let type, _):
      type
    }
  }

  /// Adds the text to a source; `nil` where there is no such place.
  ///
  /// - Parameters:
  ///   - text: Complete lines, without the last line's end.
  ///   - name: The name that shows that the text was inserted already.
  ///   - source: The file.
  ///   - access: The access level of a declaration; requirements of a protocol and statements have none.
  /// - Returns: The changed source.
  func apply(
    _ text: String, named name: String, to source: String, access: Access = .internal
  ) -> String? {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else { return nil }
    let finder = Finder(type)
    finder.walk(tree)
    let declaration = access.apply(to: text)
    switch self {
    case .member:
      guard let body = finder.main else { return nil }
      return source.insertingMember(
        finder.isProtocol ? text : declaration, named: name, into: body,
        isProtocol: finder.isProtocol)
    case .witness(_, let protocolName):
      guard
        let body = finder.extensions.first(where: { $0.protocols.contains(protocolName) })?.body
          ?? (finder.mainProtocols.contains(protocolName) ? finder.main : nil)
      else { return nil }
      return source.insertingMember(declaration, named: name, into: body)
    case .property:
      return finder.main.flatMap { source.insertingProperty(declaration, named: name, into: $0) }
    case .extensionMember(let type):
      if let body = finder.extensions.first(where: \.protocols.isEmpty)?.body {
        return source.insertingMember(declaration, named: name, into: body)
      }
      guard finder.main != nil else { return nil }
      return source + "\nextension \(type) {\n\(declaration)\n}\n"
    case .statement(let function, _, let starts):
      guard let body = finder.main, let statements = body.statements(of: function) else {
        return nil
      }
      return source.insertingStatement(text, named: name, into: statements, after: starts)
    }
  }

  /// Finds the declarations of a type.
  private final class Finder: SyntaxVisitor {
    private let name: String
    private(set) var main: MemberBlockSyntax?
    private(set) var mainProtocols: Set<String> = []
    private(set) var isProtocol = false
    private(set) var extensions: [(protocols: Set<String>, body: MemberBlockSyntax)] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { (main, mainProtocols) = (node.memberBlock, node.inherited) }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { (main, mainProtocols) = (node.memberBlock, node.inherited) }
      return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { (main, mainProtocols) = (node.memberBlock, node.inherited) }
      return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { (main, isProtocol) = (node.memberBlock, true) }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == name {
        extensions.append((node.inherited, node.memberBlock))
      }
      return .skipChildren
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var inherited: Set<String> {
    Set(inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
  }
}

extension MemberBlockSyntax {
  /// The names that the members have.
  fileprivate var names: Set<String> {
    members.reduce(into: []) { names, member in
      if let function = member.decl.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      }
    }
  }

  fileprivate func statements(of function: String) -> CodeBlockSyntax? {
    members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == function }?.body
  }
}

extension String {
  /// The text without blanks and `public` at its beginning.
  private var withoutAccess: Substring {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix("public ") ? text.dropFirst("public ".count) : text
  }

  private func inserting(_ text: String, at offset: Int) -> String {
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    return self[..<index] + text + self[index...]
  }

  /// The offset behind the line that an offset is on.
  private func endOfLine(at offset: Int) -> Int {
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    guard let end = self[start...].firstIndex(where: \.isNewline) else { return utf8.count }
    return utf8.distance(from: utf8.startIndex, to: index(after: end))
  }

  fileprivate func insertingMember(
    _ text: String, named name: String, into body: MemberBlockSyntax, isProtocol: Bool = false
  ) -> String {
    guard !body.names.contains(name) else { return self }
    guard let last = body.members.last else {
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let from = utf8.index(utf8.startIndex, offsetBy: start)
      let to = utf8.index(utf8.startIndex, offsetBy: end)
      return self[..<from] + "\n" + text + "\n" + self[to...]
    }
    let offset = endOfLine(at: last.endPositionBeforeTrailingTrivia.utf8Offset)
    let isPlain = isProtocol || text.withoutAccess.hasPrefix("static let")
    return inserting((isPlain ? "" : "\n") + text + "\n", at: offset)
  }

  fileprivate func insertingProperty(
    _ text: String, named name: String, into body: MemberBlockSyntax
  ) -> String {
    guard !body.names.contains(name) else { return self }
    let outputs = body.members.filter {
      let text = $0.decl.trimmedDescription.withoutAccess
      return text.hasPrefix("var on") || text.hasPrefix("var presenter")
    }
    if let last = outputs.last {
      return inserting(
        text + "\n", at: endOfLine(at: last.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    guard !body.members.isEmpty else { return insertingMember(text, named: name, into: body) }
    return inserting(
      text + "\n\n", at: endOfLine(at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  fileprivate func insertingStatement(
    _ text: String, named name: String, into body: CodeBlockSyntax, after starts: [String]
  ) -> String? {
    guard !body.statements.contains(where: { $0.trimmedDescription.contains(name) }) else {
      return self
    }
    for start in starts {
      guard let last = body.statements.last(where: { $0.trimmedDescription.hasPrefix(start) })
      else {
        continue
      }
      return inserting(
        text + "\n", at: endOfLine(at: last.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    return nil
  }
}
