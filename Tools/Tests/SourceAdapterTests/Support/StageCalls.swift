import Foundation
import SwiftParser
import SwiftSyntax

/// Reads from the sources of the stage and of the other modules which methods of delegates and data sources
/// they call.
struct StageCalls {
  /// The protocol and the method, of those that no source calls or names.
  let uncalled: [String]

  /// Reads the sources.
  ///
  /// - Parameter methods: The protocols and the methods: `WKNavigationDelegate webView(_:didFinish:)`.
  /// - Throws: An error if a source cannot be read.
  init(of methods: [String]) throws {
    let asked = methods.filter { line in
      // Protocols with other names are for the app to call.
      let proto = line.prefix { $0 != " " }
      return ["Delegate", "DataSource", "Prefetching"].contains { proto.hasSuffix($0) }
    }
    let names = Set(asked.map { Self.parts($0).name })
    let collector = Collector(names)
    for source in try Self.sources() where Self.mayCall(names, in: source) {
      collector.walk(Parser.parse(source: source))
    }
    uncalled = asked.filter { line in
      let (name, labels) = Self.parts(line)
      return !collector.calls.contains { $0.mayMean(name, labels) }
    }.sorted()
  }

  private static func parts(_ line: String) -> (name: String, labels: [String]) {
    let method = line.drop { $0 != " " }.dropFirst()
    let labels = method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    return (String(method.prefix { $0 != "(" }), labels.map(String.init))
  }

  private static func sources() throws -> [String] {
    try ["Sources", "Tools/SystemModules/Sources"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
      return try (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// Returns `false` for a source without any of the names but those that it declares: to parse all takes a
  /// minute.
  private static func mayCall(_ names: Set<String>, in source: String) -> Bool {
    var previous: Substring = ""
    for word in source.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      if previous != "func", names.contains(String(word)) { return true }
      previous = word
    }
    return false
  }

  /// A call, or a name with labels.
  private struct Call: Hashable {
    let name: String
    let labels: [String]
    /// The number of closures behind the parentheses.
    let closures: Int

    func mayMean(_ name: String, _ labels: [String]) -> Bool {
      name == self.name && labels.starts(with: self.labels)
        && labels.count == self.labels.count + closures
    }
  }

  private final class Collector: SyntaxVisitor {
    private let names: Set<String>
    var calls: Set<Call> = []

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      guard names.contains(name) else { return .visitChildren }
      let member = node.parent?.as(MemberAccessExprSyntax.self)
      // A call of `super` only passes on a call that began elsewhere.
      guard member?.base?.is(SuperExprSyntax.self) != true else { return .visitChildren }
      var called = ExprSyntax(node)
      if let member, member.declName.id == node.id { called = ExprSyntax(member) }
      guard let call = called.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == called.id
      else {
        // Without labels it may be a property, as tables and scroll views are.
        if let labels = node.argumentNames?.arguments.map(\.name.text) {
          calls.insert(Call(name: name, labels: labels, closures: 0))
        }
        return .visitChildren
      }
      calls.insert(
        Call(
          name: name, labels: call.arguments.map { $0.label?.text ?? "_" },
          closures: (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count))
      return .visitChildren
    }
  }
}
