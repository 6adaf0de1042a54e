public import Foundation

extension NSPredicate {
  /// A condition written as text, `"SELF MATCHES %@"`: as Apple's predicates, but for functions,
  /// subqueries, arithmetic and variables, which are not here. Foundation has none on Linux.
  ///
  /// `%@` stands for a value, `%K` for a key path, `%d`, `%f` and their kin for numbers. A text that
  /// cannot be read traps, as Apple's does.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// The same with the values in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition = PredicateParser.parse(predicateFormat, arguments ?? [])
    self.init { object, _ in condition(object) }
  }
}
