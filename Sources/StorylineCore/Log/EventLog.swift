/// The events of a tree of coordinators, in order.
///
/// It keeps the newest events, at least ``capacity`` of them, so that the log of an app that runs for
/// weeks does not grow. Observe the events as they come to keep all of them.
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
  /// The number of events that are kept at least.
  public static let capacity = 1000

  private var events: [Event] = []
  /// A Boolean value that indicates whether old events are dropped.
  private var isBounded = true
  /// The events that observers have not received; `nil` without observers.
  private var pending: [Event]?

  /// The number of events that were dropped because they were too old.
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
    pending?.append(event)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { events.count }
  public subscript(position: Int) -> Event { events[position] }

  // Observers are no part of the value.
  public static func == (one: EventLog, other: EventLog) -> Bool {
    one.events == other.events && one.dropped == other.dropped
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(events)
    hasher.combine(dropped)
  }

  // MARK: Observing

  /// A Boolean value that indicates whether events are collected for observers.
  var hasObservers: Bool {
    get { pending != nil }
    set { pending = newValue ? pending ?? [] : nil }
  }

  /// Returns the events since the last call.
  mutating func takePending() -> [Event] {
    guard let events = pending, !events.isEmpty else { return [] }
    pending = []
    return events
  }
}

// MARK: - Text

extension EventLog: LosslessStringConvertible {
  /// An error for a line of text that is not an event.
  public struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The line.
    public let text: String

    public var description: String { "line \(line) is not an event: \(text)" }
  }

  /// One event a line. The first line has the number of older events that were dropped.
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
