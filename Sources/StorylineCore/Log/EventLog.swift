/// What happened to a tree of coordinators, in order.
///
/// It keeps the newest events, at least ``capacity`` of them, so that an app that runs for weeks
/// does not grow. Whoever needs all of them observes them as they come.
///
/// It can be written as text, one event a line, and read back:
///
/// ```swift
/// let text = window.storyLog.description
/// let log = try EventLog(text: text)
/// var session = try Replay(log)
/// let divergence = session.runToEnd()
/// ```
public struct EventLog: Hashable, Sendable, RandomAccessCollection {
  /// How many events are kept at least.
  public static let capacity = 1000

  private var events: [Event] = []
  /// Whether old events are dropped.
  private var isBounded = true
  /// What nobody has heard of yet, while somebody listens.
  private var unheard: [Event]?

  /// How many events were dropped because they were too old.
  public private(set) var dropped = 0

  /// An empty log.
  public init() {}

  /// A log that keeps everything.
  static var unbounded: EventLog {
    var log = EventLog()
    log.isBounded = false
    return log
  }

  package mutating func append(_ event: Event) {
    // Dropping half at a time costs nothing on average.
    if isBounded, events.count >= 2 * Self.capacity {
      let surplus = events.count - Self.capacity
      events.removeFirst(surplus)
      dropped += surplus
    }
    events.append(event)
    unheard?.append(event)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { events.count }
  public subscript(position: Int) -> Event { events[position] }

  // The same events are the same log, whoever listens to it.
  public static func == (one: EventLog, other: EventLog) -> Bool {
    one.events == other.events && one.dropped == other.dropped
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(events)
    hasher.combine(dropped)
  }

  // MARK: Listening

  /// Whether events are set aside for somebody who listens.
  var isHeard: Bool {
    get { unheard != nil }
    set { unheard = newValue ? unheard ?? [] : nil }
  }

  /// The events since this was called last.
  mutating func takeUnheard() -> [Event] {
    guard let events = unheard, !events.isEmpty else { return [] }
    unheard = []
    return events
  }
}

// MARK: - Text

extension EventLog: LosslessStringConvertible {
  /// A line of text that is no event.
  public struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, counted from 1.
    public let line: Int
    /// What it says.
    public let text: String

    public var description: String { "line \(line) is not an event: \(text)" }
  }

  /// One event a line. The first line says so when older ones were dropped.
  public var description: String {
    let older = dropped == 0 ? [] : ["(\(dropped) older events dropped)"]
    return (older + events.map(\.description)).joined(separator: "\n")
  }

  /// Reads a log from its text form. Empty lines do not count.
  public init(text: String) throws(ParsingError) {
    // Lines of another system may end with a return as well.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.last == "\r" ? $0.dropLast() : $0) }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if index == 0, let count = Self.olderEvents(line) {
        dropped = count
      } else if let event = Event(line) {
        events.append(event)
      } else {
        throw ParsingError(line: index + 1, text: line)
      }
    }
  }

  public init?(_ description: String) {
    guard let log = try? EventLog(text: description) else { return nil }
    self = log
  }

  private static func olderEvents(_ line: String) -> Int? {
    let words = line.split(separator: " ")
    guard words.count == 4, let count = Int(words[0].dropFirst()), count > 0,
      line == "(\(count) older events dropped)"
    else { return nil }
    return count
  }
}
