import Foundation

/// The names that the stage lacks and the parts set aside that a run has reached, in the order of their
/// first uses.
public struct ReachedNames: Equatable, Sendable {
  /// One of them.
  public struct Entry: Equatable, Sendable, Codable {
    /// The full name: `UIDevice.batteryLevel`, or `Cart.total` for a part of the project.
    public let name: String
    /// A Boolean value that indicates whether it is a part of the project that was set aside.
    public let isSetAside: Bool
    /// The type and method that reached it first.
    public let caller: String
    /// The value that was returned to the caller, as text.
    public let answer: String
    /// Why it has no effect on navigation, layout and data; `nil` where it may have.
    public let harmless: String?
    /// The number of uses. Where the process ended in a trap, those before the first report of the total are
    /// not all counted.
    public internal(set) var times: Int
    /// The tests that reached it, in the order of the alphabet.
    public internal(set) var tests: [String]

    /// The sentence for people: `UIDevice.batteryLevel: 3 times, from Screen.power(), in 2 tests`.
    public var description: String {
      var parts = [times == 1 ? "once" : "\(times) times", "first from \(caller)"]
      if tests.count == 1 { parts.append("in \(tests[0])") }
      if tests.count > 1 { parts.append("in \(tests.count) tests, such as \(tests[0])") }
      let what = isSetAside ? " (set aside)" : harmless.map { " (without effect: \($0))" } ?? ""
      return "\(name)\(what): \(parts.joined(separator: ", "))"
    }
  }

  public internal(set) var entries: [Entry] = []

  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Reads what the runtime has written: a line of JSON for the first use of a name in each test, and one
  /// for the total at the end of the process.
  ///
  /// - Parameters:
  ///   - uses: The lines.
  ///   - places: The names of tests, by the places that the runtime knows them by.
  ///   - harmless: Returns why a missing name has no effect.
  init(
    uses: String, places: [String: String] = [:], harmless: (String) -> String? = { _ in nil }
  ) {
    var order: [Key] = []
    var found: [Key: Use] = [:]
    var times: [Key: [String?: Int]] = [:]
    for line in uses.split(separator: "\n") {
      guard let use = try? JSONDecoder().decode(Use.self, from: Data(line.utf8)) else { continue }
      let key = Key(name: use.name, kind: use.kind)
      if found[key] == nil {
        found[key] = use
        order.append(key)
      }
      times[key, default: [:]][use.test] = max(times[key]?[use.test] ?? 0, use.times)
    }
    entries = order.compactMap { key in
      guard let use = found[key], let times = times[key] else { return nil }
      let tests = times.keys.compactMap(\.self).flatMap { $0.split(separator: "\n") }
        .map { TestName.shown(places[String($0)] ?? String($0)) }
      return Entry(
        name: key.name, isSetAside: key.kind == "body", caller: use.caller, answer: use.answer,
        harmless: key.kind == "name" ? harmless(key.name) : nil,
        times: times.values.reduce(0, +), tests: Set(tests).sorted())
    }
  }

  private struct Key: Hashable {
    let name: String
    let kind: String
  }

  private struct Use: Decodable {
    let name: String
    let kind: String
    let caller: String
    let answer: String
    let test: String?
    let times: Int
  }

  /// Adds those of another run.
  mutating func formUnion(_ other: ReachedNames) {
    for entry in other.entries {
      let index = entries.firstIndex { $0.name == entry.name && $0.isSetAside == entry.isSetAside }
      guard let index else {
        entries.append(entry)
        continue
      }
      entries[index].times += entry.times
      entries[index].tests = Set(entries[index].tests + entry.tests).sorted()
    }
  }
}
