public import Foundation
public import StorylineCore

/// Which URLs lead where.
///
/// ```swift
/// static let links = LinkTable<StoreApp>(
///   LinkOrigins(schemes: ["store"], hosts: ["store.example"])
/// ) {
///   Pattern("phones") { _ in Link(StoreApp.store) }
///   Pattern("phones/:id") { Link(StoreApp.store).then(StoreFlow.phone, try $0["id"]) }
///   Pattern("account") { _ in Link(StoreApp.account) }
/// }
/// ```
///
/// In a pattern a word matches itself, `:name` any one segment, `*` one segment that is ignored,
/// and `**name` at the end all remaining segments. If several patterns fit, at each segment the
/// word comes before the parameter, that before `*`, and that before `**`; the order in the table
/// does not matter. Two patterns that fit the same paths are a mistake, and stop the program when
/// the table is made. The time to find a pattern does not depend on their number.
@MainActor
public struct LinkTable<Root: Coordinator> {
  /// The schemes and hosts of the app's links.
  public let origins: LinkOrigins
  private let trie: PatternTrie
  private let patterns: [Pattern<Root>]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - origins: The schemes and hosts of the app's links.
  ///   - patterns: One after the other.
  public init(
    _ origins: LinkOrigins, @PatternBuilder<Root> patterns: () -> [Pattern<Root>]
  ) {
    self.origins = origins
    self.patterns = patterns()
    var trie = PatternTrie()
    var problems: [PatternProblem] = []
    for pattern in self.patterns {
      do {
        try trie.add(PatternText(pattern.text))
      } catch {
        problems.append(error)
      }
    }
    precondition(
      problems.isEmpty,
      "These patterns cannot stand in one table: "
        + problems.map(\.description).joined(separator: "; "))
    self.trie = trie
  }

  /// The link that a URL means.
  ///
  /// - Parameter url: The URL, from any source.
  /// - Returns: The link.
  /// - Throws: A refusal with the reason why the URL has no meaning in this table.
  public func link(for url: URL) throws(Refusal) -> AnyLink<Root> {
    try link(for: url.absoluteString)
  }

  /// The link that a text means: a URL, or only its path.
  public func link(for text: String) throws(Refusal) -> AnyLink<Root> {
    let (pattern, match) = try find(text)
    do {
      return try patterns[pattern].make(match)
    } catch {
      throw error as? Refusal ?? .routeFailed(patterns[pattern].text, String(describing: error))
    }
  }

  /// The pattern that a text fits, and what stands in it; no link is made.
  ///
  /// - Parameter text: A URL, or only its path.
  /// - Returns: The pattern as it was written, and what its parameters stand for.
  /// - Throws: A refusal with the reason why no pattern fits.
  public func match(_ text: String) throws(Refusal) -> (pattern: String, match: LinkMatch) {
    let (pattern, match) = try find(text)
    return (patterns[pattern].text, match)
  }

  private func find(_ text: String) throws(Refusal) -> (pattern: Int, match: LinkMatch) {
    let text = try LinkText(text)
    let path = try origins.path(of: text)
    guard let match = trie.match(path) else { throw trie.explain(path) }
    return (
      match.pattern,
      LinkMatch(text, names: trie.patterns[match.pattern].names, values: match.values)
    )
  }
}

/// A sort of URL, and the link that it means.
@MainActor
public struct Pattern<Root: Coordinator> {
  let text: String
  let make: @MainActor (LinkMatch) throws -> AnyLink<Root>

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - text: See ``LinkTable``.
  ///   - make: Makes the link of what stands in the URL. An error is the reason why it leads nowhere.
  public init<Leaf>(
    _ text: String, make: @escaping @MainActor (LinkMatch) throws -> Link<Root, Leaf>
  ) {
    self.text = text
    self.make = { try make($0).erased }
  }
}

/// Puts the patterns of a table together.
@resultBuilder @MainActor
public struct PatternBuilder<Root: Coordinator> {
  public static func buildExpression(_ pattern: Pattern<Root>) -> [Pattern<Root>] { [pattern] }
  public static func buildBlock(_ parts: [Pattern<Root>]...) -> [Pattern<Root>] {
    parts.flatMap(\.self)
  }
  public static func buildOptional(_ part: [Pattern<Root>]?) -> [Pattern<Root>] { part ?? [] }
  public static func buildEither(first part: [Pattern<Root>]) -> [Pattern<Root>] { part }
  public static func buildEither(second part: [Pattern<Root>]) -> [Pattern<Root>] { part }
  public static func buildArray(_ parts: [[Pattern<Root>]]) -> [Pattern<Root>] {
    parts.flatMap(\.self)
  }
}
