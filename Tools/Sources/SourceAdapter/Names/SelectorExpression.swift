import SwiftSyntax

/// The expression between the parentheses of `#selector`.
struct SelectorExpression {
  /// `getter` or `setter`.
  let accessor: String?
  /// The qualifier before the dot: a type, `self`, or `nil`.
  let qualifier: String?
  let name: String
  /// `nil` where the expression names no labels.
  let labels: [String]?

  init?(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first else { return nil }
    accessor = argument.label?.text
    let expression = Self.stripped(argument.expression)
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      qualifier = nil
      name = reference.baseName.identifierText
      labels = Self.labels(reference.argumentNames)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      qualifier = member.base?.trimmedDescription
      name = member.declName.baseName.identifierText
      labels = Self.labels(member.declName.argumentNames)
    } else {
      return nil
    }
  }

  /// The expression without parentheses and without `as` and a type.
  private static func stripped(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return stripped(element.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return stripped(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return stripped(cast.expression) }
    return expression
  }

  private static func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? {
    names.map { $0.arguments.map { $0.name.identifierText } }
  }
}
