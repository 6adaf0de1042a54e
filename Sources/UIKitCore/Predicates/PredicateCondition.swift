public import Foundation

/// The parts of a predicate. They are public for the stores of Core Data's stand-in alone.
public indirect enum _PredicateCondition {
  case constant(Bool)
  case all([_PredicateCondition])
  case any([_PredicateCondition])
  case not(_PredicateCondition)
  case comparison(_PredicateComparison)
  /// A predicate whose parts are not known.
  case predicate(NSPredicate)

  public func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
    case .any(let parts): parts.contains { $0.holds(for: object, variables) }
    case .not(let part): !part.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    case .predicate(let predicate):
      predicate.evaluate(with: object, substitutionVariables: variables)
    }
  }
}

/// A comparison in a predicate.
public struct _PredicateComparison {
  /// The elements of a collection for which a comparison holds.
  public enum Quantifier: Sendable {
    case any, all, none
  }

  public let quantifier: Quantifier?
  public let left: _PredicateExpression
  public let comparison: _PredicateOperator
  public let right: _PredicateExpression

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(for: object, variables)
    let right = right.value(for: object, variables)
    guard let quantifier else { return comparison.holds(left, right) }
    // A path over several relationships to many leads to one collection.
    let elements = PredicateValue.flattened(PredicateValue.elements(of: left) ?? [])
    return switch quantifier {
    case .any: elements.contains { comparison.holds($0, right) }
    case .all: elements.allSatisfy { comparison.holds($0, right) }
    case .none: !elements.contains { comparison.holds($0, right) }
    }
  }
}

/// A value in a predicate.
public indirect enum _PredicateExpression {
  case constant(Any?)
  /// The object that is looked at.
  case object
  /// The value at a path of names.
  case path([String], of: _PredicateExpression)
  case variable(String)
  case list([_PredicateExpression])
  /// A function by its name in Objective-C.
  case function(String, [_PredicateExpression])
  /// The elements of a collection for which a condition holds, where each has the name of a variable.
  case subquery(_PredicateExpression, variable: String, _PredicateCondition)
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [_PredicateExpression])

  public func value(for object: Any?, _ variables: [String: Any] = [:]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .object: return object
    case .path(let names, of: let owner):
      return PredicateValue.value(of: owner.value(for: object, variables), at: names[...])
    case .variable(let name):
      guard let value = variables[name] else {
        UIKitException.raise(.invalidArgument, "Can't get value for '\(name)' in bindings.")
      }
      return value
    case .list(let elements): return elements.map { $0.value(for: object, variables) as Any }
    case .function(let name, let arguments):
      return PredicateFunctions.result(of: name, arguments.map { $0.value(for: object, variables) })
    case .subquery(let collection, let name, let condition):
      let elements = PredicateValue.elements(of: collection.value(for: object, variables)) ?? []
      return elements.filter { element in
        condition.holds(for: object, variables.merging([name: element]) { $1 })
      }
    case .block(let block, let arguments):
      return block(object, arguments.map { $0.value(for: object, variables) as Any }, nil)
    }
  }
}
