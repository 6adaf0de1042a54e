public import Foundation

/// A comparison of two values. It is public for the stores of Core Data's stand-in alone.
public struct _PredicateOperator {
  /// The comparisons of predicates.
  public enum Kind: Int, Sendable {
    case equal, notEqual, less, atMost, greater, atLeast
    case between, beginsWith, endsWith, contains, like, matches, isIn

    /// By the word that predicates say it with.
    init?(_ word: String) {
      switch word.uppercased() {
      case "BETWEEN": self = .between
      case "BEGINSWITH": self = .beginsWith
      case "ENDSWITH": self = .endsWith
      case "CONTAINS": self = .contains
      case "LIKE": self = .like
      case "MATCHES": self = .matches
      case "IN": self = .isIn
      default: return nil
      }
    }
  }

  public let kind: Kind
  /// The options for case and diacritics.
  public let options: String.CompareOptions

  public init(kind: Kind, options: String.CompareOptions) {
    (self.kind, self.options) = (kind, options)
  }

  public func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(left, right)
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith, .endsWith, .like, .matches:
      guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else {
        return false
      }
      return matches(left, right)
    }
  }

  // MARK: Values

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (PredicateValue.present(left), PredicateValue.present(right))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = PredicateValue.elements(of: left), let right = PredicateValue.elements(of: right)
    {
      return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
    }
    return false
  }

  /// How numbers, texts and dates follow each other; `nil` for anything else.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    PredicateValue.order(left, right, options)
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(of: bounds), bounds.count == 2,
      let low = order(value, bounds[0]), let high = order(value, bounds[1])
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let whole = PredicateValue.text(whole), let part = PredicateValue.text(part) {
      return whole.range(of: part, options: options) != nil
    }
    return (PredicateValue.elements(of: whole) ?? []).contains { isEqual($0, part) }
  }

  // MARK: Texts

  private func matches(_ text: String, _ pattern: String) -> Bool {
    switch kind {
    case .beginsWith: text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith:
      text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .like: isWhole(text, Self.expression(ofWildcards: folded(pattern)))
    default: isWhole(text, folded(pattern))
    }
  }

  /// Without accents, where they do not count: expressions know of case alone.
  private func folded(_ text: String) -> String {
    options.contains(.diacriticInsensitive)
      ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  private func isWhole(_ text: String, _ pattern: String) -> Bool {
    let expression: NSRegularExpression
    do {
      expression = try NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch {
      UIKitException.raise(
        .invalidArgument, "Can't do regex matching, reason: (Can't open pattern \(pattern))")
    }
    let text = folded(text)
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// `*` is any text, `?` any character.
  private static func expression(ofWildcards pattern: String) -> String {
    var result = "(?s)"
    var characters = pattern.makeIterator()
    while let character = characters.next() {
      switch character {
      case "*": result += ".*"
      case "?": result += "."
      case "\\":
        result += NSRegularExpression.escapedPattern(
          for: characters.next().map(String.init) ?? "\\")
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return result
  }
}
