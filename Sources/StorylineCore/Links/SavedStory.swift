/// What a window showed, to be shown again: where each flow was that a route had led to.
///
/// It can be coded, and says nothing that an app has not given to a route itself. Flows that were shown
/// without a route are not in it, nor what those showed.
public struct SavedStory: Codable, Hashable, Sendable {
  /// The version that is written.
  public static let version = 1
  /// How many flows are read at most.
  public static let maximalEntries = 1000

  /// One flow.
  public struct Entry: Codable, Hashable, Sendable {
    /// The name of the route that led to it.
    public let route: String
    /// What the route was given, as JSON; `nil` when it takes nothing.
    public let input: String?
    /// The position of the flow that showed it; `nil` for the root of the window.
    public let parent: Int?
    /// Whether it was in front of those that it stood beside, as the selected tab is; `nil` where it was
    /// not, and for what stands beside nothing.
    public let isSelected: Bool?

    package init(_ address: Address, below parent: Int?, isSelected: Bool = false) {
      self.isSelected = isSelected ? true : nil
      route = address.route
      input = address.input.isEmpty ? nil : address.input
      self.parent = parent
    }

    /// Where it was, unless what was saved is damaged.
    package var address: Address? { Address(route: route, input: input ?? "") }
  }

  /// The version that it was written in.
  public let version: Int
  /// The flows, what lies below first; `nil` for what could not be read.
  public let entries: [Entry?]

  package init(_ entries: [Entry]) {
    version = Self.version
    self.entries = entries
  }

  // MARK: Coding

  private enum Key: String, CodingKey {
    case version
    case entries
  }

  /// Takes the place of what cannot be read.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Reads as much as can be read: an entry that is damaged takes none with it but those that it showed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    version = try container.decode(Int.self, forKey: .version)
    var entries: [Entry?] = []
    if var list = try? container.nestedUnkeyedContainer(forKey: .entries) {
      while !list.isAtEnd, entries.count < Self.maximalEntries {
        let index = list.currentIndex
        if let entry = try? list.decode(Entry.self) {
          entries.append(entry)
        } else {
          _ = try? list.decode(Anything.self)
          entries.append(nil)
        }
        // A decoder that does not get on would be asked for ever.
        if list.currentIndex == index { break }
      }
    }
    self.entries = entries
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: .version)
    try container.encode(entries, forKey: .entries)
  }
}
