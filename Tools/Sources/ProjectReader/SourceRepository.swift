import Foundation
import Synchronization

/// A repository from which CocoaPods or Carthage take the sources of a library.
struct SourceRepository: Hashable, Sendable {
  enum Version: Hashable, Sendable {
    /// The newest version that a requirement such as `~> 5.0` allows.
    case allowed(VersionRequirement)
    /// A tag, a branch or a commit.
    case named(String)
  }

  let url: String
  let version: Version

  /// The last part of the address.
  var name: String { RemotePackage.identity(of: url) }
}

/// The versions that a line of a Podfile or of a specification allows.
package struct VersionRequirement: Hashable, Sendable {
  private struct Condition: Hashable {
    let sign: String
    let numbers: [Int]
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
      case "~>": order >= 0 && version.starts(with: condition.numbers.dropLast())
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

extension PackageFetcher {
  /// Fetches the sources of a library with git into a folder where they stay.
  ///
  /// - Returns: The folder, or `nil` where there is no such repository or version, or no way to it.
  /// - Throws: ``ProjectError`` where nothing can be written.
  func sources(of library: SourceRepository) throws -> URL? {
    let hash = StableHash.of(library.url, "\(library.version)")
    let place = folder.appending(path: "sources/\(library.name)-\(String(hash, radix: 36))")
    if FolderContents.isFolder(place) { return place }
    guard !Self.unreachable.withLock({ $0.contains(library.host) || $0.contains(place.path) })
    else {
      return nil
    }
    let new = folder.appending(path: "sources/new~\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    do {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    } catch {
      throw ProjectError("\(new.path) cannot be written: \(error.localizedDescription)")
    }
    say("fetching \(library.name)")
    guard fetch(library, into: new) else {
      // Watching a project asks again and again.
      Self.unreachable.withLock { _ = $0.insert(place.path) }
      return nil
    }
    // Another process may have fetched the same in the meantime.
    guard rename(new.path, place.path) == 0 || errno == ENOTEMPTY || errno == EEXIST else {
      throw ProjectError("\(place.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    return place
  }

  /// The sources that could not be fetched since the program was started, and the hosts that did not answer.
  private static let unreachable = Mutex<Set<String>>([])

  private func fetch(_ library: SourceRepository, into folder: URL) -> Bool {
    let git = Git(folder, isSilent: true)
    guard git.run(["init", "--quiet"]) != nil, let reference = reference(of: library, git),
      // After the dashes, what a project names is never an option.
      git.run(["fetch", "--quiet", "--depth", "1", "--", library.url, reference]) != nil,
      git.run(["checkout", "--quiet", "FETCH_HEAD"]) != nil
    else { return false }
    // The files are all that is looked at.
    try? FileManager.default.removeItem(at: folder.appending(path: ".git"))
    return true
  }

  private func reference(of library: SourceRepository, _ git: Git) -> String? {
    let start = ContinuousClock.now
    guard let list = git.run(["ls-remote", "--tags", "--refs", "--", library.url]) else {
      // One that does not answer would not answer for the next library either.
      if start.duration(to: .now) > .seconds(10) {
        Self.unreachable.withLock { _ = $0.insert(library.host) }
      }
      return nil
    }
    guard case .allowed(let requirement) = library.version else {
      if case .named(let name) = library.version { return name }
      return nil
    }
    let tags = list.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /refs\/tags\/(.+)$/).map(\.1)
    }
    let versions = tags.compactMap { tag in
      VersionRequirement.numbers(of: tag).map { (tag: tag, numbers: $0) }
    }
    return versions.filter { requirement.allows($0.numbers) }
      .max { VersionRequirement.compare($0.numbers, $1.numbers) < 0 }
      .map { "refs/tags/\($0.tag)" }
  }
}

extension SourceRepository {
  fileprivate var host: String { URL(string: url)?.host() ?? url }
}
