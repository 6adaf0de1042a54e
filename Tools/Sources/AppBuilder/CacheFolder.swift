public import Foundation
import ProjectReader

/// The folder for all files that are written. The user's folders are never written to.
public struct CacheFolder: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// The one that `STORYLINE_CACHE` names, else the one that the system has for such things.
  public static func standard(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheFolder {
    if let path = environment["STORYLINE_CACHE"], !path.isEmpty {
      return CacheFolder(URL(filePath: path))
    }
    // Foundation takes the home folder from the list of users, where that of a container is not.
    let home =
      environment["HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".cache")
    return CacheFolder(caches.appending(path: "storyline"))
  }

  /// The package that is made of a project: one for every place where a project may lie.
  func package(of folder: URL, named name: String) -> URL {
    let path = folder.standardizedFileURL.path
    return url.appending(path: "projects/\(name)-\(String(StableHash.of(path), radix: 36))")
  }

  /// The facts of a folder's sources, which `storyline lint` keeps.
  public func facts(of folder: URL) -> URL {
    let path = folder.standardizedFileURL.path
    return url.appending(path: "facts/\(String(StableHash.of(path), radix: 36)).json")
  }

  /// The code of a folder's sources, which `storyline map` reads ways from.
  public func bodies(of folder: URL) -> URL {
    let path = folder.standardizedFileURL.path
    return url.appending(path: "facts/\(String(StableHash.of(path), radix: 36)).bodies.json")
  }

  /// The folder of SwiftPM's builds. All projects share it, because all are built on the same
  /// stage.
  var build: URL { url.appending(path: "build") }

  /// The folder of the products of builds.
  ///
  /// SwiftPM names it after the machine, and adds a link `debug` after the first build that succeeds.
  /// What the compiler had to say of a first build that failed is found without the link.
  var products: URL {
    let files = FileManager.default
    let link = build.appending(path: "debug")
    guard !files.fileExists(atPath: link.path) else { return link }
    let folders = (try? files.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)) ?? []
    return folders.map { $0.appending(path: "debug") }
      .first { files.fileExists(atPath: $0.path) } ?? link
  }

  /// The folder of fetched packages.
  public var packages: URL { url.appending(path: "packages") }
}
