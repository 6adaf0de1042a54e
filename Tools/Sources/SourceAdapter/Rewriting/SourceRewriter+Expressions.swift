import SwiftSyntax

extension SourceRewriter {
  /// `#selector` and `#keyPath`. Returns whether the macro was one of them.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let expression = SelectorExpression(node) else {
        report(
          .error, at: node, "cannot read this selector; write Selector(\"itsObjectiveCName:\")")
        return true
      }
      edits.replace(node, with: "Selector(\"\(selector(of: expression, at: node))\")")
      return true
    case "keyPath":
      guard let argument = node.arguments.first else { return false }
      var names = argument.expression.textOnOneLine.filter { $0 != " " && $0 != "?" && $0 != "!" }
        .split(separator: ".").map(String.init)
      if let first = names.first, first == "self" || first.first?.isUppercase == true {
        // A type's name may have several parts.
        names.removeFirst(names.prefix { $0 == "self" || $0.first?.isUppercase == true }.count)
      }
      edits.replace(node, with: "\"\(names.joined(separator: "."))\"")
      return true
    default:
      return false
    }
  }

  private func selector(of expression: SelectorExpression, at node: MacroExpansionExprSyntax)
    -> String
  {
    switch expression.accessor {
    case "getter": return expression.name
    case "setter": return SelectorNames.setter(of: expression.name)
    default: break
    }
    if let method = index.method(for: expression, in: scope?.path) {
      return method.selector
    }
    if let known = UIKitNames.selector(of: expression) { return known }
    let guess = SelectorNames.selector(name: expression.name, labels: expression.labels ?? [])
    report(
      .warning, at: node,
      "\(expression.name) is not in this module; its name is taken to be \"\(guess)\"")
    return guess
  }
}
