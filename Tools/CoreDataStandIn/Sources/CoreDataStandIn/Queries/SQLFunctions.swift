import Foundation
import SQLite3
import UIKit

/// The orders of texts beside that of their bytes, by the methods of `NSString`.
enum SQLCollation: String, CaseIterable {
  case caseInsensitive = "caseInsensitiveCompare:"
  case localized = "localizedCompare:"
  case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
  case localizedStandard = "localizedStandardCompare:"

  var name: String { "storyline_" + rawValue.dropLast() }
}

/// The functions and orders that SQLite lacks.
enum SQLFunctions {
  static func install(in handle: OpaquePointer) {
    sqlite3_create_function_v2(
      handle, "storyline_compare", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        guard let arguments else { return }
        sqlite3_result_int(context, SQLFunctions.compare(arguments) ? 1 : 0)
      }, nil, nil, nil)
    for collation in SQLCollation.allCases {
      let selector = Unmanaged.passRetained(collation.rawValue as NSString)
      sqlite3_create_collation_v2(
        handle, collation.name, SQLITE_UTF8, selector.toOpaque(),
        { selector, leftCount, left, rightCount, right in
          guard let selector else { return 0 }
          let name = Unmanaged<NSString>.fromOpaque(selector).takeUnretainedValue()
          let (left, right) = (
            SQLFunctions.text(left, leftCount), SQLFunctions.text(right, rightCount)
          )
          return Int32(KeyOrder.texts(left, right, name as String).rawValue)
        },
        { selector in
          if let selector { Unmanaged<NSString>.fromOpaque(selector).release() }
        })
    }
  }

  private static func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
    guard let bytes else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  private static func compare(_ arguments: UnsafeMutablePointer<OpaquePointer?>) -> Bool {
    func text(_ value: OpaquePointer?) -> String? {
      sqlite3_value_text(value).map { String(cString: $0) }
    }
    guard let kind = _PredicateOperator.Kind(rawValue: Int(sqlite3_value_int(arguments[0]))) else {
      return false
    }
    let options = String.CompareOptions(rawValue: UInt(sqlite3_value_int(arguments[1])))
    return _PredicateOperator(kind: kind, options: options)
      .holds(text(arguments[2]), text(arguments[3]))
  }
}
