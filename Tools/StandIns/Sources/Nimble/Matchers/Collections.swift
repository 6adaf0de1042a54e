import Foundation

/// Matches a collection, or a string, without elements.
public func beEmpty<Values: Collection>() -> Matcher<Values> {
  Matcher.define("be empty") { expression, message in
    MatcherResult(bool: try expression.evaluate()?.isEmpty ?? false, message: message)
  }
}

/// Matches a collection with so many elements.
public func haveCount<Values: Collection>(_ expected: Int) -> Matcher<Values> {
  Matcher.define("have a count of \(expected)") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(
      bool: actual.count == expected,
      message: .expectedCustomValueTo(
        "have \(stringify(actual)) with count \(expected)", actual: "\(actual.count)"))
  }
}

/// Matches a sequence that contains all elements.
public func contain<Values: Sequence>(_ items: Values.Element...) -> Matcher<Values>
where Values.Element: Equatable {
  contain(items)
}

/// Matches a sequence that contains all elements.
public func contain<Values: Sequence>(_ items: [Values.Element]) -> Matcher<Values>
where Values.Element: Equatable {
  Matcher.define("contain <\(items.map { stringify($0) }.joined(separator: ", "))>") {
    expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: items.allSatisfy { actual.contains($0) }, message: message)
  }
}

/// Matches a string that contains all texts.
public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }

/// Matches a string that contains all texts.
public func contain(_ substrings: [String]) -> Matcher<String> {
  Matcher.define("contain <\(substrings.joined(separator: ", "))>") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(
      bool: substrings.allSatisfy { actual.range(of: $0) != nil }, message: message)
  }
}

/// Matches a sequence with an element that meets a condition.
public func containElementSatisfying<Values: Sequence>(
  _ predicate: @escaping (Values.Element) -> Bool, _ description: String = ""
) -> Matcher<Values> {
  let words =
    description.isEmpty ? "contain an element that meets a condition" : description
  return Matcher.define(words) { expression, message in
    MatcherResult(
      bool: try expression.evaluate()?.contains(where: predicate) ?? false, message: message)
  }
}

/// Matches a sequence of which every element meets a condition.
public func allPass<Values: Sequence>(
  _ condition: @escaping (Values.Element) throws -> Bool
) -> Matcher<Values> {
  Matcher.define("all pass a condition") { expression, message in
    MatcherResult(bool: try expression.evaluate()?.allSatisfy(condition) ?? false, message: message)
  }
}

/// Matches a sequence of which every element matches.
public func allPass<Values: Sequence>(_ matcher: Matcher<Values.Element>) -> Matcher<Values> {
  Matcher.define("all pass") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    for element in actual {
      let one = Expression(expression: { element }, location: expression.location)
      let result = try matcher.satisfies(one)
      guard result.status == .matches else {
        return MatcherResult(
          status: .doesNotMatch,
          message: .expectedCustomValueTo(
            "all \(result.message.expectedMessage)", actual: "<\(stringify(element))>"))
      }
    }
    return MatcherResult(status: .matches, message: message)
  }
}

/// Matches a sequence with the same elements, in the same order.
public func elementsEqual<Values: Sequence, Others: Sequence>(
  _ expected: Others
) -> Matcher<Values> where Values.Element: Equatable, Values.Element == Others.Element {
  Matcher.define("elementsEqual <\(stringify(expected))>") { expression, message in
    MatcherResult(
      bool: try expression.evaluate()?.elementsEqual(expected) ?? false, message: message)
  }
}

// MARK: Beginnings and endings

/// Matches a sequence that begins with an element.
public func beginWith<Values: Sequence>(_ expected: Values.Element) -> Matcher<Values>
where Values.Element: Equatable {
  Matcher.define("begin with <\(stringify(expected))>") { expression, message in
    let first = try expression.evaluate()?.first { _ in true }
    return MatcherResult(bool: first == expected, message: message)
  }
}

/// Matches a sequence that ends with an element.
public func endWith<Values: Sequence>(_ expected: Values.Element) -> Matcher<Values>
where Values.Element: Equatable {
  Matcher.define("end with <\(stringify(expected))>") { expression, message in
    MatcherResult(
      bool: try expression.evaluate().map { Array($0).last == expected } ?? false,
      message: message)
  }
}

public func beginWith(_ expected: String) -> Matcher<String> {
  Matcher.define("begin with <\(expected)>") { expression, message in
    MatcherResult(bool: try expression.evaluate()?.hasPrefix(expected) ?? false, message: message)
  }
}

public func endWith(_ expected: String) -> Matcher<String> {
  Matcher.define("end with <\(expected)>") { expression, message in
    MatcherResult(bool: try expression.evaluate()?.hasSuffix(expected) ?? false, message: message)
  }
}

/// Matches a string in which a regular expression is found.
public func match(_ expected: String?) -> Matcher<String> {
  Matcher.define("match <\(stringify(expected))>") { expression, message in
    guard let actual = try expression.evaluate(), let expected else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(
      bool: actual.range(of: expected, options: .regularExpression) != nil, message: message)
  }
}
