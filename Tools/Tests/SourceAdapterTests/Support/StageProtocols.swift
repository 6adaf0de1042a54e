import Foundation
import SwiftParser
import SwiftSyntax

/// Reads from the sources of the stage and of the other modules which methods of their protocols
/// have default implementations: those are optional with Apple.
struct StageProtocols {
  /// A line for every method: the protocol, the method, what the stage returns for it.
  static func optionalMethods() throws -> String {
    let sources = try sources()
    let names = try sources.flatMap { source in
      source.matches(of: try Regex("public protocol (\\w+)", as: (Substring, Substring).self))
        .map { String($0.output.1) }
    }
    let collector = Collector(Set(names))
    // Most files say nothing of protocols; to parse them all takes a minute.
    let words = names.flatMap { ["protocol \($0)", "extension \($0)"] }
    for source in sources where words.contains(where: { source.range(of: $0) != nil }) {
      collector.walk(Parser.parse(source: source))
    }
    return collector.lines.sorted().joined(separator: "\n")
  }

  private static func sources() throws -> [String] {
    var sources: [String] = []
    let folders = ["Sources/UIKitCore", "Sources/UserNotifications", "Tools/SystemModules/Sources"]
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        sources.append(try String(contentsOf: file, encoding: .utf8))
      }
    }
    return sources.filter { $0.contains("protocol ") || $0.contains("extension ") }
  }

  private final class Collector: SyntaxVisitor {
    private let protocols: Set<String>
    private var requirements: Set<String> = []
    private var defaults: [String: String] = [:]

    init(_ protocols: Set<String>) {
      self.protocols = protocols
      super.init(viewMode: .sourceAccurate)
    }

    var lines: [String] {
      requirements.compactMap { key in answer(of: key).map { "\(key) \($0)" } }
    }

    /// The default; where that leaves the answer to an older method, the older one's.
    private func answer(of key: String) -> String? {
      guard let text = defaults[key] else { return nil }
      guard text.hasPrefix(Self.olderMethod), let proto = key.split(separator: " ").first else {
        return text
      }
      return answer(of: "\(proto) \(text.dropFirst(Self.olderMethod.count))")
    }

    private static let olderMethod = "older method: "

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard protocols.contains(node.name.text) else { return .skipChildren }
      for function in functions(of: node.memberBlock) {
        requirements.insert("\(node.name.text) \(key(of: function))")
      }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      for function in functions(of: node.memberBlock) {
        defaults["\(node.extendedType.trimmedDescription) \(key(of: function))"] =
          result(of: function)
      }
      return .skipChildren
    }

    private func functions(of members: MemberBlockSyntax) -> [FunctionDeclSyntax] {
      members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }

    /// The method of the same object that an expression calls.
    private func olderMethod(_ expression: ExprSyntax?) -> String? {
      guard let call = expression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil
      else { return nil }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      let name =
        member?.base?.trimmedDescription == "self"
        ? member?.declName : call.calledExpression.as(DeclReferenceExprSyntax.self)
      guard let name, name.baseName.text.hasPrefix("application") else { return nil }
      let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
      return "\(name.baseName.text)(\(labels.joined()))"
    }

    private func key(of function: FunctionDeclSyntax) -> String {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(function.name.text)(\(labels.joined()))"
    }

    /// The one expression that the stage returns, with numbers for the parameters; `-` for more.
    private func result(of function: FunctionDeclSyntax) -> String {
      if function.signature.returnClause == nil { return "Void" }
      var statements = Array(function.body?.statements ?? [])
      // Side effects of an older method are not needed in a stand-in.
      if statements.count == 2, olderMethod(statements[0].item.as(ExprSyntax.self)) != nil,
        let answer = statements[1].item.as(ReturnStmtSyntax.self)?.expression
      {
        statements = [CodeBlockItemSyntax(item: .expr(answer))]
      }
      guard statements.count == 1, let expression = statements[0].item.as(ExprSyntax.self) else {
        return "-"
      }
      if let older = olderMethod(expression) { return Self.olderMethod + older }
      var text = expression.trimmedDescription
      // A table remembers that it was asked for what its property says; others just ask.
      if let match = text.wholeMatch(of: /(\w+)\.byDefault\(\.\w+\) \{ \$0\.(\w+) \}/) {
        text = "\(match.1).\(match.2)"
      }
      let plain = /nil|true|false|-?[0-9.]+|\.[a-z][A-Za-z]*|\[\]|\.init\(\)/
      if text.wholeMatch(of: plain) != nil { return text }
      let names = function.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
      // A parameter, or a property of one.
      let parts = text.split(separator: ".", maxSplits: 1)
      guard let first = parts.first, let number = names.firstIndex(of: String(first)),
        text.wholeMatch(of: /\w+(\.[a-z]\w*)?/) != nil
      else { return "-" }
      return (["$\(number)"] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
  }
}

/// The repository that the tests are part of.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
