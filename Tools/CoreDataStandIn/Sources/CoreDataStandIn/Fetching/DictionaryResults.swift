import Foundation
import UIKit

/// The dictionaries that a fetch returns: a row each, or one for each group.
struct DictionaryResults {
  private let entity: NSEntityDescription
  private let columns: [Column]
  private let groups: [String]?
  private let having: _PredicateCondition?
  private let isDistinct: Bool

  private enum Column {
    case path(String)
    case expression(NSExpressionDescription)

    var name: String {
      switch self {
      case .path(let name): name
      case .expression(let description): description.name
      }
    }

    /// A Boolean value that indicates whether a group has one value only.
    var isAggregate: Bool {
      guard case .expression(let description) = self,
        case .function(let name, _)? = description.content
      else { return false }
      return ["sum:", "count:", "min:", "max:", "average:", "median:"].contains(name)
    }
  }

  init(_ request: NSFetchRequest<any NSFetchRequestResult>, _ entity: NSEntityDescription) {
    self.entity = entity
    columns =
      request.propertiesToFetch?.compactMap { property in
        switch property {
        case let name as String: .path(name)
        case let description as NSExpressionDescription: .expression(description)
        case let property as NSPropertyDescription: .path(property.name)
        default: nil
        }
      } ?? entity.attributesByName.keys.sorted().map { .path($0) }
    groups = request.propertiesToGroupBy?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    having = request.havingPredicate?._condition
    isDistinct = request.returnsDistinctResults
  }

  func all(_ found: [NSObject]) -> [NSDictionary] {
    var rows: [[String: Any]]
    if let groups {
      rows = grouped(found, by: groups).map { row(of: $0) }
      if let having { rows = rows.filter { having.holds(for: $0) } }
    } else if columns.contains(where: \.isAggregate) {
      rows = [row(of: found)]
    } else {
      rows = found.map { row(of: [$0]) }
    }
    let dictionaries = rows.map { NSDictionary(dictionary: $0) }
    guard isDistinct else { return dictionaries }
    var seen: Set<NSDictionary> = []
    return dictionaries.filter { seen.insert($0).inserted }
  }

  /// The objects with the same values, in the order of their first ones.
  private func grouped(_ found: [NSObject], by names: [String]) -> [[NSObject]] {
    var order: [[AnyHashable]] = []
    var groups: [[AnyHashable]: [NSObject]] = [:]
    for object in found {
      let key = names.map { name in
        (Self.value(of: object, name) as? AnyHashable) ?? AnyHashable(NSNull())
      }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(object)
    }
    return order.compactMap { groups[$0] }
  }

  private func row(of group: [NSObject]) -> [String: Any] {
    columns.reduce(into: [:]) { row, column in
      switch column {
      case .path(let name): row[name] = group.first.flatMap { Self.value(of: $0, name) }
      case .expression(let description):
        guard let content = description.content else { return }
        let value =
          column.isAggregate
          ? Self.aggregate(content, group)
          : group.first.flatMap { content.value(for: $0, [:]) }
        row[description.name] = Self.plain(description.normalized(value))
      }
    }
  }

  /// A function of the values of all objects.
  private static func aggregate(_ content: _PredicateExpression, _ group: [NSObject]) -> Any? {
    guard case .function(let name, let arguments) = content, let argument = arguments.first else {
      return nil
    }
    var isPlain = false
    if case .constant = argument { isPlain = true }
    // `count:` of the object itself counts rows.
    let values = group.compactMap { object in
      isPlain ? object : Values.present(argument.value(for: object, [:])).map { $0 as Any }
    }
    return _PredicateExpression.function(name, [.constant(values)]).value(for: nil, [:])
  }

  private static func value(of object: NSObject, _ name: String) -> Any? {
    plain(
      _PredicateExpression.path(name.split(separator: ".").map(String.init), of: .object)
        .value(for: object, [:]))
  }

  private static func plain(_ value: Any?) -> Any? {
    let value = Values.present(value)
    return (value as? any Identified)?.identity ?? value
  }
}

extension NSExpressionDescription {
  fileprivate var content: _PredicateExpression? { expression?._content }
}
