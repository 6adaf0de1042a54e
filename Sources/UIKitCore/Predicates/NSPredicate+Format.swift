public import Foundation

extension NSPredicate {
  /// A condition written as text, `"SELF MATCHES %@"`, as Apple's predicates. Foundation has none on
  /// Linux.
  ///
  /// `%@` stands for a value, `%K` for a key path, `%d`, `%f` and their kin for numbers. A text that
  /// cannot be read traps, as Apple's does.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// The same with the values in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(_condition: PredicateParser.parse(predicateFormat, arguments ?? []))
  }

  /// A predicate of a condition that is kept beside it.
  public convenience init(_condition condition: _PredicateCondition) {
    self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    PredicateConditions.add(condition, to: self)
  }

  /// The parts of the predicate, as far as they are known: a block has none.
  public var _condition: _PredicateCondition {
    if let known = PredicateConditions.condition(of: self) { return known }
    if let comparison = self as? NSComparisonPredicate { return comparison.condition }
    guard let compound = self as? NSCompoundPredicate else { return .predicate(self) }
    let parts = compound.subpredicates.map(\._condition)
    switch compound.compoundPredicateType {
    case .and: return .all(parts)
    case .or: return .any(parts)
    case .not: return parts.first.map { .not($0) } ?? .constant(true)
    }
  }
}

/// The conditions of predicates. Foundation's class has no place for them.
enum PredicateConditions {
  private struct Entry {
    weak var predicate: NSPredicate?
    let condition: _PredicateCondition
  }

  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var limit = 256
  private static let lock = NSLock()

  static func add(_ condition: _PredicateCondition, to predicate: NSPredicate) {
    lock.withLock {
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, condition: condition)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.predicate != nil }
      limit = max(256, entries.count * 2)
    }
  }

  static func condition(of predicate: NSPredicate) -> _PredicateCondition? {
    lock.withLock {
      // An address may have been that of another predicate.
      let entry = entries[ObjectIdentifier(predicate)]
      return entry?.predicate === predicate ? entry?.condition : nil
    }
  }
}
