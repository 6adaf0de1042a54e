import Foundation
import Synchronization

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
