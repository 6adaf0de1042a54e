/// The address of a flow that a route led to: the route's name, and the route's input.
///
/// Printed as `help`, or `phone(42)`. Two addresses are the same when their inputs are written the
/// same.
public struct Address: Hashable, Sendable, CustomStringConvertible {
  /// The name of the route.
  public let route: String
  /// The route's input, as JSON in one line; empty if it takes none.
  public let input: String

  /// Makes an address, unless the input could be confused with the text around it.
  ///
  /// - Parameters:
  ///   - route: The name of a route; it is not empty.
  ///   - input: JSON in one line, or nothing.
  public init?(route: String, input: String = "") {
    guard !route.isEmpty, !input.unicodeScalars.contains(where: \.breaksLine),
      Self.closingParenthesis(of: (input + ")")[...]) == input.unicodeScalars.endIndex
    else { return nil }
    self.route = route
    self.input = input
  }

  public var description: String {
    input.isEmpty ? route.escapedRoute : "\(route.escapedRoute)(\(input))"
  }

  /// Returns the index of the first closing parenthesis outside the strings of the JSON before it.
  private static func closingParenthesis(of text: Substring) -> String.Index? {
    let scalars = text.unicodeScalars
    var (isString, isEscaped) = (false, false)
    for index in scalars.indices {
      let scalar = scalars[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          isString = false
        }
      } else if scalar == "\"" {
        isString = true
      } else if scalar == ")" {
        return index
      }
    }
    return nil
  }

  // MARK: Reading

  /// Reads an address from the beginning of a text, and leaves the rest.
  init?(from text: inout Substring) {
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex { Self.ends.contains($0) } ?? scalars.endIndex
    guard let route = Substring(scalars[..<end]).unescapedName else { return nil }
    var rest = Substring(scalars[end...])
    var input = ""
    if let inner = rest.after("(") {
      guard let close = Self.closingParenthesis(of: inner) else { return nil }
      input = String(inner[..<close])
      rest = Substring(inner.unicodeScalars[inner.unicodeScalars.index(after: close)...])
      // An input that is empty is not written.
      guard !input.isEmpty else { return nil }
    }
    guard let address = Address(route: route, input: input) else { return nil }
    self = address
    text = rest
  }

  private static let ends: Set<Unicode.Scalar> = ["(", ")", "/", ",", "]", "["]

  /// Reads addresses with something between them.
  static func list(_ text: Substring, separator: String) -> [Address]? {
    var (result, rest): ([Address], Substring) = ([], text)
    if rest.isEmpty { return [] }
    while true {
      guard let address = Address(from: &rest) else { return nil }
      result.append(address)
      if rest.isEmpty { return result }
      guard let others = rest.after(separator) else { return nil }
      rest = others
    }
  }
}

/// Names one link that was opened in a window; printed as `link 3`.
public struct LinkID: Hashable, Sendable, CustomStringConvertible {
  /// Unique in its window, counted from 1.
  public let number: Int

  package init(number: Int) { self.number = number }

  public var description: String { "link \(number)" }
}

extension String {
  /// The name of a route as addresses write it.
  var escapedRoute: String {
    escapedName(also: ["(", ")", "/", ",", "[", "]", ":"])
  }
}
