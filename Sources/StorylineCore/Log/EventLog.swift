/// What happened to a tree of coordinators, in order.
///
/// It keeps the newest events, at least ``capacity`` of them, so that an app that runs for weeks
/// does not grow.
public struct EventLog: Sendable, RandomAccessCollection, CustomStringConvertible {
  /// How many events are kept at least.
  public static let capacity = 1000

  private var events: [Event] = []

  /// How many events were dropped because they were too old.
  public private(set) var dropped = 0

  /// An empty log.
  public init() {}

  package mutating func append(_ event: Event) {
    // Dropping half at a time costs nothing on average.
    if events.count == 2 * Self.capacity {
      events.removeFirst(Self.capacity)
      dropped += Self.capacity
    }
    events.append(event)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { events.count }
  public subscript(position: Int) -> Event { events[position] }

  /// One event a line.
  public var description: String { events.map(\.description).joined(separator: "\n") }
}
