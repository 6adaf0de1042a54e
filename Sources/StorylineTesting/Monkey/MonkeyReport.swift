/// The screens that a monkey saw, and the problems that it found.
public struct MonkeyReport: Sendable {
  /// A way from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// The class of the screen on which it was done; of an alert, with its title.
    public let origin: String
    /// The action, as a line of Swift.
    public let action: String
    /// The screen in front after the action.
    public let destination: String

    /// A way from one screen to another, which may be the same.
    public init(origin: String, action: String, destination: String) {
      self.origin = origin
      self.action = action
      self.destination = destination
    }
  }

  /// A problem, with the shortest script that was found.
  public struct Failure: Sendable {
    /// The problem, in words.
    public let problem: String
    /// The actions after the launch that cause the problem. None can be left out.
    public let script: [MonkeyAction]
    /// The script as a test.
    public let test: String
  }

  /// Decides everything that is left to chance: the same seed does the same.
  public let seed: UInt64
  /// How many things were done, those that are done again to shorten a script not counted.
  public internal(set) var steps = 0
  /// How often each screen was seen, by the name of its class; an alert's has its title.
  public internal(set) var screens: [String: Int] = [:]
  /// How often each way was gone.
  public internal(set) var edges: [Edge: Int] = [:]
  /// The used names of Apple's that the stage does not have, in the order of their first uses. Parts of
  /// the app that were set aside because they do not compile are among them.
  ///
  /// Only the command `storyline` builds apps that use such names. The app got a neutral answer from them,
  /// so its behaviour with a real answer is not known.
  public internal(set) var missing: [String] = []
  /// `nil` when everything was as it should be.
  public internal(set) var failure: Failure?

  init(seed: UInt64) { self.seed = seed }

  mutating func saw(_ screen: String) { screens[screen, default: 0] += 1 }

  mutating func went(_ action: MonkeyAction, from origin: String, to destination: String) {
    edges[Edge(origin: origin, action: "\(action)", destination: destination), default: 0] += 1
  }
}

extension MonkeyReport: CustomStringConvertible {
  /// The screens and the ways between them, a line each, in the order of the alphabet.
  public var description: String {
    var lines = [
      "seed \(seed): \(steps) steps, \(screens.count) screens, \(edges.count) ways between them"
    ]
    for (screen, visits) in screens.sorted(by: { $0.key < $1.key }) {
      lines.append("\(screen) (\(visits) times)")
      let ways = edges.keys.filter { $0.origin == screen }
      lines += ways.map { "  \($0.action) → \($0.destination)" }.sorted()
    }
    lines += missing.map { "not on the stage: \($0)" }
    return lines.joined(separator: "\n")
  }
}
