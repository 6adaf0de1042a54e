/// The versions that a line of a Podfile or of a specification allows.
package struct VersionRequirement: Hashable, Sendable {
  private struct Condition: Hashable {
    let sign: String
    let numbers: [Int]

    /// The numbers that `~>` allows no others for: all but the last, or the only one.
    var fixed: [Int] { numbers.count > 1 ? numbers.dropLast() : numbers }
  }

  private let conditions: [Condition]

  /// Reads a requirement: `5.0.1`, `~> 5.0`, or `>= 4.0, < 6`. An empty one allows all versions.
  package init(_ text: String) {
    conditions = text.split(separator: ",").compactMap { part in
      guard let match = part.firstMatch(of: /^\s*(~>|>=|<=|!=|=|>|<)?\s*([0-9]+(?:\.[0-9]+)*)/)
      else { return nil }
      return Condition(
        sign: match.1.map(String.init) ?? "=",
        numbers: match.2.split(separator: ".").map { Int($0) ?? 0 })
    }
  }

  package func allows(_ version: [Int]) -> Bool {
    conditions.allSatisfy { condition in
      let order = Self.compare(version, condition.numbers)
      return switch condition.sign {
      case "~>": order >= 0 && version.starts(with: condition.fixed)
      case ">=": order >= 0
      case "<=": order <= 0
      case ">": order > 0
      case "<": order < 0
      case "!=": order != 0
      default: order == 0
      }
    }
  }

  /// Returns a negative number where the first version is older, and 0 where both are the same: 5.0 and 5.0.0.
  static func compare(_ one: [Int], _ other: [Int]) -> Int {
    for number in 0..<max(one.count, other.count) {
      let left = one.indices.contains(number) ? one[number] : 0
      let right = other.indices.contains(number) ? other[number] : 0
      if left != right { return left < right ? -1 : 1 }
    }
    return 0
  }

  /// Returns the numbers of a tag such as `v5.0.1`; `nil` for one of a prerelease, or of anything else.
  package static func numbers(of tag: Substring) -> [Int]? {
    tag.wholeMatch(of: /v?([0-9]+(?:\.[0-9]+)*)/).map { match in
      match.1.split(separator: ".").map { Int($0) ?? 0 }
    }
  }
}
