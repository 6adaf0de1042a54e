import Foundation

/// The text of one file of a template, with its placeholders.
///
/// `{{Name}}` is a value. Lines of their own are `{{#if flag}}`, `{{#if !flag}}`, `{{else}}`,
/// `{{#each list}}`, `{{/if}}`, `{{/each}}` and `{{> other}}`, which includes another text.
struct TemplateText {
  private indirect enum Node {
    case line(Substring)
    case condition(String, isNegated: Bool, [Node], otherwise: [Node])
    case each(String, [Node])
    case include(String)
  }

  private let name: String
  private let nodes: [Node]

  init(name: String, text: String) throws {
    self.name = name
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    (nodes, _) = try Self.parse(&lines, until: [], in: name)
  }

  // MARK: Reading

  private static func parse(
    _ lines: inout ArraySlice<Substring>, until ends: Set<String>, in name: String
  ) throws -> ([Node], end: String) {
    var nodes: [Node] = []
    while let line = lines.popFirst() {
      let words = directive(line)
      guard let first = words.first else {
        nodes.append(.line(line))
        continue
      }
      if ends.contains(first) { return (nodes, first) }
      switch (first, words.count) {
      case ("#if", 2):
        var (then, end) = try parse(&lines, until: ["else", "/if"], in: name)
        var otherwise: [Node] = []
        if end == "else" { (otherwise, end) = try parse(&lines, until: ["/if"], in: name) }
        let isNegated = words[1].hasPrefix("!")
        let flag = isNegated ? String(words[1].dropFirst()) : words[1]
        nodes.append(.condition(flag, isNegated: isNegated, then, otherwise: otherwise))
      case ("#each", 2):
        nodes.append(.each(words[1], try parse(&lines, until: ["/each"], in: name).0))
      case (">", 2):
        nodes.append(.include(words[1]))
      default:
        throw ScaffoldError("The template \(name) has an unknown line: \(line)")
      }
    }
    guard ends.isEmpty else {
      throw ScaffoldError("The template \(name) ends without {{\(ends.sorted()[0])}}.")
    }
    return (nodes, "")
  }

  /// The words of a line that is a directive; none for other lines.
  private static func directive(_ line: Substring) -> [String] {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return [] }
    let inner = text.dropFirst(2).dropLast(2)
    guard let first = inner.first, first == "#" || first == "/" || first == ">" || inner == "else"
    else { return [] }
    return inner.split(separator: " ").map(String.init)
  }

  // MARK: Rendering

  func render(
    _ context: TemplateContext, including include: (String) throws -> TemplateText
  ) throws -> String {
    try lines(nodes, context, include).joined(separator: "\n")
  }

  private func lines(
    _ nodes: [Node], _ context: TemplateContext, _ include: (String) throws -> TemplateText
  ) throws -> [String] {
    try nodes.flatMap { node -> [String] in
      switch node {
      case .line(let line): return [try fill(line, context)]
      case .condition(let flag, let isNegated, let then, let otherwise):
        return try lines(
          context.holds(flag) != isNegated ? then : otherwise, context, include)
      case .each(let list, let body):
        guard case .list(let items)? = context[list] else { return [] }
        return try items.flatMap { try lines(body, context.merging($0), include) }
      case .include(let name):
        let text = try include(name).render(context, including: include)
        return text.isEmpty ? [] : [text]
      }
    }
  }

  /// The line with its values.
  private func fill(_ line: Substring, _ context: TemplateContext) throws -> String {
    var result = ""
    var rest = line
    while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
      let key = String(rest[start.upperBound..<end.lowerBound])
      // Braces that are no placeholder are Swift's.
      guard key.allSatisfy({ $0.isLetter || $0.isNumber }), !key.isEmpty else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      guard case .text(let value)? = context[key] else {
        throw ScaffoldError("The template \(name) asks for {{\(key)}}, which has no value here.")
      }
      result += rest[..<start.lowerBound] + value
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
