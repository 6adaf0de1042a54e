public import FoundationEssentials

/// The reasons for which objects are alive.
///
/// Facts were read from beginning to end: they are certain. Suspicions contain a word that looks
/// like a reference, in memory with an unknown layout. Unread parts are listed, so that an empty
/// report can be judged.
public struct RetainReport: Codable, Hashable, Sendable {
  /// How the search ended.
  public enum Ending: Codable, Hashable, Sendable {
    case complete
    /// There are more objects than are followed.
    case tooManyObjects
    case timedOut
    /// The process that searched died. The app did not notice.
    case crashed(signal: Int)
    /// No process could be made to search in.
    case notRun
  }

  /// Every hop was read. The shortest path comes first.
  public var facts: [RetainFinding] = []
  /// At least one hop was guessed.
  public var suspicions: [RetainFinding] = []
  /// The parts that were not followed, or followed by guessing.
  public var unread: [Unread: Int] = [:]
  public var ending = Ending.complete
  /// How many objects were looked at.
  public var objects = 0
  /// How many references between them were found.
  public var references = 0
  /// How long the search took, without making the process for it.
  public var seconds = 0.0

  public init() {}

  public var isEmpty: Bool { facts.isEmpty && suspicions.isEmpty }
}

// MARK: - JSON

extension RetainReport {
  /// The report as JSON, with its keys in order.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension RetainReport {
  private enum CodingKeys: String, CodingKey {
    case facts, suspicions, unread, ending, objects, references, seconds
  }

  /// Keys of JSON are strings: what was not read is a list there.
  private struct UnreadEntry: Codable {
    let reason: Unread.Reason
    let subject: String
    let count: Int
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    facts = try container.decode([RetainFinding].self, forKey: .facts)
    suspicions = try container.decode([RetainFinding].self, forKey: .suspicions)
    for entry in try container.decode([UnreadEntry].self, forKey: .unread) {
      unread[Unread(entry.reason, entry.subject)] = entry.count
    }
    ending = try container.decode(Ending.self, forKey: .ending)
    objects = try container.decode(Int.self, forKey: .objects)
    references = try container.decode(Int.self, forKey: .references)
    seconds = try container.decode(Double.self, forKey: .seconds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(facts, forKey: .facts)
    try container.encode(suspicions, forKey: .suspicions)
    let entries = sortedUnread.map {
      UnreadEntry(reason: $0.key.reason, subject: $0.key.subject, count: $0.value)
    }
    try container.encode(entries, forKey: .unread)
    try container.encode(ending, forKey: .ending)
    try container.encode(objects, forKey: .objects)
    try container.encode(references, forKey: .references)
    try container.encode(seconds, forKey: .seconds)
  }

  fileprivate var sortedUnread: [(key: Unread, value: Int)] {
    unread.sorted {
      ($0.key.reason.rawValue, $0.key.subject) < ($1.key.reason.rawValue, $1.key.subject)
    }
  }
}

// MARK: - Text

extension RetainReport: CustomStringConvertible {
  public var description: String {
    var lines: [String] = []
    if facts.isEmpty, suspicions.isEmpty { lines.append("Nothing found.") }
    lines += facts.map(\.description)
    if !suspicions.isEmpty {
      lines.append("Suspected, for not all of it could be read (?):")
      lines += suspicions.map(\.description)
    }
    if !unread.isEmpty {
      lines.append("Not read:")
      lines += sortedUnread.map { "  \($0.key)\($0.value == 1 ? "" : " (\($0.value) times)")" }
    }
    switch ending {
    case .complete: break
    case .tooManyObjects: lines.append("Not all objects were followed: there are too many.")
    case .timedOut: lines.append("Not finished: the time was up.")
    case .crashed(let signal): lines.append("Not finished: the search died of signal \(signal).")
    case .notRun: lines.append("Not begun: the system had no process to spare.")
    }
    return lines.joined(separator: "\n")
  }
}
