public import Foundation

/// A predicate that compares two expressions. Foundation's cannot be used on Linux.
open class NSComparisonPredicate: NSPredicate {
  /// The options of comparisons of texts.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  /// The elements of a collection for which a comparison has to hold.
  public enum Modifier: UInt, Sendable {
    case direct
    case all
    case any
  }

  /// The kinds of comparisons.
  public enum Operator: UInt, Sendable {
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    case matches
    case like
    case beginsWith
    case endsWith
    case `in`
    case contains = 99
    case between = 100
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(value: true)
  }

  public required init?(coder: NSCoder) { nil }

  var condition: _PredicateCondition {
    let quantifier: _PredicateComparison.Quantifier? =
      switch comparisonPredicateModifier {
      case .direct: nil
      case .all: .all
      case .any: .any
      }
    var texts: String.CompareOptions = []
    if options.contains(.caseInsensitive) { texts.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { texts.insert(.diacriticInsensitive) }
    return .comparison(
      _PredicateComparison(
        quantifier: quantifier, left: leftExpression.content,
        comparison: _PredicateOperator(kind: predicateOperatorType.kind, options: texts),
        right: rightExpression.content))
  }

  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    condition.holds(for: object, bindings ?? [:])
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var kind: _PredicateOperator.Kind {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .atMost
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .atLeast
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
