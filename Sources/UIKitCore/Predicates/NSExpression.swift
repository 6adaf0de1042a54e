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

  /// Reads an expression such as `"price * 2"`, with the signs of predicates' texts.
  public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
    self.init(PredicateParser.parseExpression(expressionFormat, arguments))
  }

  /// The same with the values in a list.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(PredicateParser.parseExpression(expressionFormat, arguments))
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(keyPath.split(separator: ".").map(String.init), of: .object))
  }

  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Calls a function by its name in Objective-C: `"sum:"`, `"max:"`, `"add:to:"`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map { Self.content(of: $0) }))
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { Self.content(of: $0) }))
  }

  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.subquery(expression.content, variable: variable, predicate._condition))
  }

  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block(block, (arguments ?? []).map(\.content)))
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
