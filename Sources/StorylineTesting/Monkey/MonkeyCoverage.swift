/// How much of a map a monkey has seen, and what it found beside it.
public struct MonkeyCoverage: Hashable, Sendable {
  /// The screens and ways that the app has.
  public let known: MonkeyMap
  /// The screens and ways that were seen.
  public let found: MonkeyMap

  /// Compares what was seen with what there is.
  public init(known: MonkeyMap, found: MonkeyMap) {
    self.known = known
    self.found = found
  }

  /// The screens that were not seen.
  public var missingScreens: Set<String> { known.screens.subtracting(found.screens) }
  /// The ways that were not gone.
  public var missingWays: Set<MonkeyMap.Way> { known.ways.subtracting(found.ways) }
  /// The screens that were seen, and are not on the map.
  public var unknownScreens: Set<String> { found.screens.subtracting(known.screens) }
  /// The ways that were gone, and are not on the map.
  public var unknownWays: Set<MonkeyMap.Way> { found.ways.subtracting(known.ways) }

  /// The part of the ways on the map that was gone, between 0 and 1. Of none, all were.
  public var share: Double {
    known.ways.isEmpty
      ? 1 : Double(known.ways.count - missingWays.count) / Double(known.ways.count)
  }

  /// Returns a Boolean value that indicates whether every screen and that share of the ways was
  /// seen, and nothing is unknown.
  func isEnough(_ least: Double) -> Bool {
    missingScreens.isEmpty && share >= least && unknownScreens.isEmpty && unknownWays.isEmpty
  }
}

extension MonkeyCoverage: CustomStringConvertible {
  /// How much was seen; below it what was not, and what is not on the map, in the order of the alphabet.
  public var description: String {
    let seen = known.screens.count - missingScreens.count
    let gone = known.ways.count - missingWays.count
    let head = "\(seen) of \(known.screens.count) screens, \(gone) of \(known.ways.count) ways"
    let lists: [(String, [String])] = [
      ("not seen", Array(missingScreens)), ("not gone", missingWays.map(\.description)),
      ("a screen that is not on the map", Array(unknownScreens)),
      ("a way that is not on the map", unknownWays.map(\.description)),
    ]
    let lines = lists.flatMap { title, names in names.sorted().map { "  \(title): \($0)" } }
    return ([head] + lines).joined(separator: "\n")
  }
}
