import SwiftSyntax

/// A module that a file imports, with what has to be true of other modules for that.
public struct IndexedImport: Hashable, Sendable, Codable {
  public let module: String
  /// The modules that the conditions around it ask for.
  private var needed: Set<String> = []
  /// The modules with which the import is not compiled.
  private var refused: Set<String> = []
  /// A Boolean value that indicates whether a condition around it asks for one module or another.
  private var isUncertain = false

  /// An import that the file does without.
  init(module: String) { self.module = module }

  /// Nothing for an import without a name, which is an error in the file.
  init?(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return nil }
    self.module = module
    for clause in sequence(first: Syntax(node), next: \.parent) {
      guard let clause = clause.as(IfConfigClauseSyntax.self) else { continue }
      if let condition = clause.condition { take(condition, holds: true) }
      for earlier in clause.earlier {
        if let condition = earlier.condition { take(condition, holds: false) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether it is compiled where those modules are there.
  public func isActive(with modules: Set<String>) -> Bool {
    needed.isSubset(of: modules) && refused.isDisjoint(with: modules)
  }

  /// Returns a Boolean value that indicates whether the file cannot do without the module, where
  /// those modules are there.
  public func isRequired(with modules: Set<String>) -> Bool {
    !isUncertain && isActive(with: modules)
  }

  private mutating func take(_ condition: ExprSyntax, holds: Bool) {
    if let module = condition.moduleAskedFor {
      if holds { needed.insert(module) } else { refused.insert(module) }
    } else if let negation = condition.as(PrefixOperatorExprSyntax.self),
      negation.operator.text == "!"
    {
      take(negation.expression, holds: !holds)
    } else if let parts = condition.conjunction, holds {
      for part in parts { take(part, holds: true) }
    } else if condition.trimmedDescription.contains("canImport") {
      isUncertain = true
    }
  }
}

extension ExprSyntax {
  /// The module whose presence the condition asks for.
  var moduleAskedFor: String? {
    guard let call = `as`(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "canImport",
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    return String(argument.prefix { $0 != "." })
  }

  /// The conditions that hold together, if the expression is a conjunction.
  fileprivate var conjunction: [ExprSyntax]? {
    if let tuple = `as`(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.map(\.expression)
    }
    guard let sequence = `as`(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.allSatisfy({ $0 == "&&" }) else { return nil }
    return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }
}
