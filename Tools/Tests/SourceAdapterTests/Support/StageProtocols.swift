import Foundation
import SwiftParser
import SwiftSyntax

/// Reads from the sources of the stage and of the other modules which methods of their protocols are there
/// for everybody: those are optional with Apple.
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
      requirements.compactMap { key in defaults[key].map { "\(key) \($0)" } }
    }

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

    private func key(of function: FunctionDeclSyntax) -> String {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(function.name.text)(\(labels.joined()))"
    }

    /// The one expression that the stage returns, with numbers for the parameters; `-` for more.
    private func result(of function: FunctionDeclSyntax) -> String {
      if function.signature.returnClause == nil { return "Void" }
      guard let statement = function.body?.statements.first, function.body?.statements.count == 1,
        let expression = statement.item.as(ExprSyntax.self)
      else { return "-" }
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
