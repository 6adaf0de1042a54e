/// The screens of an app and the ways between them, as written by its authors, or as found by a
/// monkey.
///
/// ```swift
/// static let map: MonkeyMap = [
///   "FriendsViewController": ["FriendViewController", "AddFriendViewController"],
///   "FriendViewController": ["FriendsViewController"],
///   "AddFriendViewController": ["FriendsViewController"],
/// ]
/// ```
///
/// A screen is called as in ``MonkeyReport/screens``. What leads from a screen to itself is no way.
public struct MonkeyMap: Hashable, Sendable {
  /// A way from one screen to another, by any action.
  public struct Way: Hashable, Sendable {
    /// The screen at which the way begins.
    public let origin: String
    /// The screen to which the way leads.
    public let destination: String

    /// A way from one screen to another.
    public init(from origin: String, to destination: String) {
      self.origin = origin
      self.destination = destination
    }
  }

  /// All screens, those included to which no way leads.
  public let screens: Set<String>
  /// All ways.
  public let ways: Set<Way>

  /// A map of these ways.
  ///
  /// - Parameters:
  ///   - screens: Screens that no way begins or ends at; the others need not be named.
  ///   - ways: The ways. Those from a screen to itself are left out.
  public init(screens: Set<String> = [], ways: Set<Way>) {
    self.ways = ways.filter { $0.origin != $0.destination }
    self.screens = screens.union(ways.flatMap { [$0.origin, $0.destination] })
  }
}

extension MonkeyMap: ExpressibleByDictionaryLiteral {
  /// A map with the screens to which each screen leads.
  public init(dictionaryLiteral elements: (String, [String])...) {
    let ways = elements.flatMap { origin, destinations in
      destinations.map { Way(from: origin, to: $0) }
    }
    self.init(screens: Set(elements.map(\.0)), ways: Set(ways))
  }
}

extension MonkeyMap.Way: CustomStringConvertible {
  public var description: String { "\(origin) → \(destination)" }
}

extension MonkeyMap: CustomStringConvertible {
  /// The map as a dictionary literal, in the order of the alphabet: to be put into a test.
  public var description: String {
    guard !screens.isEmpty else { return "[:]" }
    let lines = screens.sorted().map { screen in
      let destinations = ways.filter { $0.origin == screen }.map(\.destination).sorted()
      let list = destinations.map(\.debugDescription).joined(separator: ", ")
      return "  \(screen.debugDescription): [\(list)],\n"
    }
    return "[\n\(lines.joined())]"
  }
}
