public import Foundation

/// A value in a predicate, or one that a fetch computes. Foundation has none on Linux.
open class NSExpression: NSObject {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case subquery = 13
    case aggregate = 14
    case block = 19
  }

  /// The expression's parts. They are public for the stores of Core Data's stand-in alone.
  public final var _content: _PredicateExpression { content }

  let content: _PredicateExpression

  init(_ content: _PredicateExpression) { self.content = content }

  /// Reads an expression such as `"price * 2"`, with the operators of predicates' formats.
  public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
    self.init(PredicateParser.parseExpression(expressionFormat, arguments))
  }

  /// Reads an expression with the values in a list.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    content = PredicateParser.parseExpression(expressionFormat, arguments)
  }

  public init(forConstantValue obj: Any?) { content = .constant(obj) }

  public init(forKeyPath keyPath: String) {
    content = .path(keyPath.split(separator: ".").map(String.init), of: .object)
  }

  public init(forVariable string: String) { content = .variable(string) }

  /// Calls a function by its name in Objective-C: `"sum:"`, `"max:"`, `"add:to:"`.
  public init(forFunction name: String, arguments parameters: [Any]) {
    content = .function(name, parameters.map { Self.content(of: $0) })
  }

  public init(forAggregate subexpressions: [NSExpression]) {
    content = .list(subexpressions.map(\.content))
  }

  public init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    content = .subquery(expression.content, variable: variable, predicate._condition)
  }

  /// Creates an expression whose value a block computes. The block gets the values of the arguments as
  /// constant expressions.
  public init(
    block: @escaping (Any?, [NSExpression], NSMutableDictionary?) -> Any,
    arguments: [NSExpression]?
  ) {
    content = .block(
      { object, values, context in
        block(object, values.map { NSExpression(.constant($0)) }, context)
      }, (arguments ?? []).map(\.content))
  }

  private static func content(of value: Any) -> _PredicateExpression {
    (value as? NSExpression)?.content ?? .constant(value)
  }

  /// The expression of the object that is looked at.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  // MARK: What it is made of

  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .path: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .function: .function
    case .subquery: .subquery
    case .block: .block
    }
  }

  open var constantValue: Any? {
    if case .constant(let value) = content { return value }
    return nil
  }

  /// The names from object to object; empty where the expression is no path.
  open var keyPath: String {
    if case .path(let names, of: _) = content { return names.joined(separator: ".") }
    return ""
  }

  /// The function's name in Objective-C; empty where the expression is no function.
  open var function: String {
    if case .function(let name, _) = content { return name }
    return ""
  }

  open var arguments: [NSExpression]? {
    if case .function(_, let arguments) = content { return arguments.map { NSExpression($0) } }
    return nil
  }

  /// The expression's value for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let variables = context as? [String: Any]
    return content.value(for: object, variables ?? [:])
  }
}
