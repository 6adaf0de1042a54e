/// The name of a closure, made from the symbol of its code.
///
/// `closure #1 () -> () in App.ListViewController.setBindings() -> ()` is `closure in
/// setBindings()`. A thunk, which the compiler puts in between, has no name.
package enum ClosureName {
  package static func shown(demangled symbol: String) -> String? {
    guard !symbol.contains("reabstraction thunk") else { return nil }
    let symbol = withoutDiscriminators(withoutSuffix(symbol))
    if symbol.contains("closure #") {
      return bareName(after: " in ", of: symbol).map { "closure in \($0)" }
    }
    let prefix = "partial apply forwarder for "
    let function = symbol.hasPrefix(prefix) ? String(symbol.dropFirst(prefix.count)) : symbol
    return declaration(function).map { "function \($0)" }
  }

  /// `… with unmangled suffix ".resume.0"` is the compiler's business.
  private static func withoutSuffix(_ symbol: String) -> String {
    guard let range = firstRange(of: " with unmangled suffix", in: symbol) else { return symbol }
    return String(symbol[..<range.lowerBound])
  }

  /// Members of extensions are named `(extension in App):Swift.Array.run()`; private declarations
  /// `(name in _0123456789ABCDEF)`.
  static func withoutDiscriminators(_ symbol: String) -> String {
    var (result, rest) = ("", symbol[...])
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
      let inner = rest[rest.index(after: start)..<end]
      let name = inner.prefix { $0 != " " && $0 != "(" }
      if inner.dropFirst(name.count).hasPrefix(" in _") {
        result += rest[..<start] + name
        rest = rest[rest.index(after: end)...]
      } else if inner.hasPrefix("extension in ") {
        result += rest[..<start]
        rest = rest[rest.index(after: end)...].drop { $0 == ":" }
      } else {
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }

  private static func bareName(after separator: String, of symbol: String) -> String? {
    guard let range = lastRange(of: separator, in: symbol) else { return declaration(symbol) }
    return declaration(String(symbol[range.upperBound...]))
  }

  /// `App.ListViewController.setBindings(to: Swift.Int) -> ()` is `setBindings(to:)`.
  static func declaration(_ qualified: String) -> String? {
    var name = qualified
    for prefix in ["static ", "variable initialization expression of "] where name.hasPrefix(prefix)
    {
      name.removeFirst(prefix.count)
    }
    let (path, rest) = splitPath(name)
    guard let last = path.last, !last.isEmpty else { return nil }
    let accessors: Set = ["getter", "setter", "modify", "read", "didset", "willset"]
    if accessors.contains(last), path.count > 1 { return path[path.count - 2] }
    return rest.hasPrefix("(") ? last + labels(of: rest) : last
  }

  /// The parts of a dotted name up to its parameters, type or end.
  private static func splitPath(_ name: String) -> (path: [String], rest: Substring) {
    var (path, part, depth) = ([String](), "", 0)
    var index = name.startIndex
    var isQuoted = false
    while index < name.endIndex {
      let character = name[index]
      if character == "`" { isQuoted.toggle() }
      if !isQuoted {
        if character == "(" && depth == 0 && !part.isEmpty { break }
        if depth == 0, character == " " { break }
        if "<(".contains(character) { depth += 1 }
        if ">)".contains(character) { depth -= 1 }
        if character == "." && depth == 0 {
          path.append(part)
          part = ""
          index = name.index(after: index)
          continue
        }
        // Generic arguments do not show where a closure is written.
        if character == "<" || character == ">"
          || (depth > 0 && part.first != "(") && character != "("
        {
          index = name.index(after: index)
          continue
        }
      }
      part.append(character)
      index = name.index(after: index)
    }
    return (path + [part], name[index...])
  }

  /// `(with: Swift.Int, _: () -> ()) -> ()` is `(with:_:)`.
  private static func labels(of parameters: Substring) -> String {
    var (labels, depth, label, isLabel) = ("", 0, "", true)
    loop: for character in parameters {
      switch character {
      case "(" where depth == 0: depth = 1
      case "(", "<", "[": depth += 1
      case ")", ">", "]":
        depth -= 1
        if depth == 0 { break loop }
      case "," where depth == 1:
        if isLabel, !label.isEmpty { labels += "_:" }
        (label, isLabel) = ("", true)
      case ":" where depth == 1 && isLabel:
        labels += label + ":"
        (label, isLabel) = ("", false)
      case " " where label.isEmpty: break
      default: if depth == 1, isLabel { label.append(character) }
      }
    }
    if isLabel, !label.isEmpty { labels += "_:" }
    return "(\(labels))"
  }
}

// The standard library alone has no search for a part of a string on systems of iOS 15's age, and
// Foundation is not worth it.
private func firstRange(of part: String, in text: String) -> Range<String.Index>? {
  text.indices.first { text[$0...].hasPrefix(part) }.map {
    $0..<text.index($0, offsetBy: part.count)
  }
}

private func lastRange(of part: String, in text: String) -> Range<String.Index>? {
  text.indices.last { text[$0...].hasPrefix(part) }.map {
    $0..<text.index($0, offsetBy: part.count)
  }
}
