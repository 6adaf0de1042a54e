import SwiftSyntax

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether the branch is never compiled for the simulator of iOS:
  /// its condition is false there, or an earlier one is true.
  var isForAnotherSystem: Bool {
    condition?.valueOnIOS == false || earlier.contains { $0.condition?.valueOnIOS == true }
  }

  /// The branches that are asked before this one.
  var earlier: [IfConfigClauseSyntax] {
    guard let all = parent?.as(IfConfigClauseListSyntax.self) else { return [] }
    return Array(all.prefix { $0.id != id })
  }
}

extension ExprSyntax {
  /// The value of a condition that asks for the system, in the simulator of iOS; `nil` if the
  /// value also depends on other modules, versions or flags.
  fileprivate var valueOnIOS: Bool? {
    if let literal = `as`(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = `as`(FunctionCallExprSyntax.self) {
      switch (call.calledExpression.trimmedDescription, call.arguments.map(\.trimmedDescription)) {
      case ("os", let system): return system == ["iOS"]
      case ("targetEnvironment", let environment): return environment == ["simulator"]
      case ("canImport", ["UIKit"]): return true
      case ("canImport", ["AppKit"]), ("canImport", ["Cocoa"]): return false
      default: return nil
      }
    }
    if let negation = `as`(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.valueOnIOS.map { !$0 }
    }
    if let tuple = `as`(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.valueOnIOS
    }
    guard let sequence = `as`(SequenceExprSyntax.self) else { return nil }
    // The parser does not fold operators: `&&` binds more tightly than `||`.
    let alternatives = Array(sequence.elements).split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    return Self.anyOf(
      alternatives.map { parts in
        Self.allOf(parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(\.valueOnIOS))
      })
  }

  private static func anyOf(_ values: [Bool?]) -> Bool? {
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private static func allOf(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }
}
