/// A map as a `MonkeyMap` of the testing kit: the screens and transitions that a monkey has to see.
package enum SwiftWriter {
  package static func text(of map: NavigationMap) -> String {
    let map = map.walked
    let known = Set(map.screens.map(\.id))
    let transitions = Dictionary(grouping: map.transitions.filter { $0.from != $0.to }, by: \.from)
    let lines = known.sorted().map { id in
      let ends = Set((transitions[id] ?? []).map(\.to)).intersection(known).sorted()
      return "  \(literal(id)): [\(ends.map(literal).joined(separator: ", "))],"
    }
    return (["["] + lines + ["]"]).joined(separator: "\n") + "\n"
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 || Markup.plain(String(scalar)) != String(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
