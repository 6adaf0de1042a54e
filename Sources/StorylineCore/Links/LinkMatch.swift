/// A link that fits a pattern: what stands where the pattern has names, and the query.
///
/// ```swift
/// Pattern("phones/:id") { Link(StoreApp.store).then(StoreFlow.phone, try $0["id"]) }
/// ```
public struct LinkMatch: Sendable {
  /// The link, taken apart.
  public let link: LinkText
  private let names: [String]
  private let values: [String]

  package init(_ link: LinkText, names: [String], values: [String]) {
    self.link = link
    self.names = names
    self.values = values
  }

  /// The value of a parameter of the pattern.
  ///
  /// - Parameter name: The name in the pattern, without the colon.
  public subscript<Value: LosslessStringConvertible>(name: String) -> Value {
    get throws(Refusal) {
      guard let index = names.firstIndex(of: name) else {
        throw .parameter(name, "the pattern has none of that name")
      }
      return try Self.read(values[index], name)
    }
  }

  /// The value of a parameter of the query; the first one, when it is there more than once.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The value, or `nil` when there is none of that name.
  /// - Throws: A refusal when what stands there is no such value.
  public func query<Value: LosslessStringConvertible>(_ name: String) throws(Refusal) -> Value? {
    guard let text = link.query(name) else { return nil }
    return try Self.read(text, name)
  }

  /// All values of a parameter of the query, in order.
  public func queries<Value: LosslessStringConvertible>(
    _ name: String
  ) throws(Refusal) -> [Value] {
    var result: [Value] = []
    for item in link.query where item.name == name {
      result.append(try Self.read(item.value, name))
    }
    return result
  }

  private static func read<Value: LosslessStringConvertible>(
    _ text: String, _ name: String
  ) throws(Refusal) -> Value {
    guard let value = Value(text) else {
      // Searching for a character, not for a text: the standard library can do that before iOS 16.
      let startsWithVowel = "\(Value.self)".first.map("AEIOU".contains) ?? false
      let article = startsWithVowel ? "an" : "a"
      throw .parameter(name, "\(text.quoted) is not \(article) \(Value.self)")
    }
    return value
  }
}
