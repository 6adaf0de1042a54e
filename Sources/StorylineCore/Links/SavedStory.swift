/// The saved flows of a window, to be shown again: the address of each flow that a route led to.
///
/// It can be encoded, and contains only values that the app has given to a route itself. Flows that
/// were shown without a route are not in it, nor are flows shown by them.
public struct SavedStory: Codable, Hashable, Sendable {
  /// The version that is written.
  public static let version = 1
  /// How many flows are read at most.
  public static let maximalEntries = 1000

  /// One flow.
  public struct Entry: Codable, Hashable, Sendable {
    /// The name of the route that led to it.
    public let route: String
    /// The route's input, as JSON; `nil` if it takes none.
    public let input: String?
    /// The position of the flow that showed it; `nil` for the root of the window.
    public let parent: Int?
    /// A Boolean value that indicates whether the flow was in front of its siblings, as a selected
    /// tab is; `nil` if it was not, or had no siblings.
    public let isSelected: Bool?

    package init(_ address: Address, below parent: Int?, isSelected: Bool = false) {
      self.isSelected = isSelected ? true : nil
      route = address.route
      input = address.input.isEmpty ? nil : address.input
      self.parent = parent
    }

    /// The flow's address; `nil` if the saved value is damaged.
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
