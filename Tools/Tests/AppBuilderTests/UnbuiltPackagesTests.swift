import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@testable import AppBuilder

/// Tests for fetched packages that do not compile as they are.
@Suite struct UnbuiltPackagesTests {
  let files: TemporaryFolder
  let cache: CacheFolder
  private let folder: TemporaryFolder

  init() throws {
    files = try TemporaryFolder([
      "App.swift": "import Json\n", "Json.swift": "public struct Json {}\n",
    ])
    folder = try TemporaryFolder([:])
    cache = CacheFolder(folder.url)
  }

  private func package(_ identity: String, revision: String = "abc") -> FetchedPackage {
    FetchedPackage(
      identity: identity, url: "https://example.com/\(identity)", folder: files.url,
      version: "1.0.0", revision: revision)
  }

  /// An app that needs a package without UIKit.
  private func project(revision: String = "abc") -> Project {
    Project(
      name: "App", folder: files.url,
      targets: [
        ProjectTarget(
          name: "App", kind: .app, sources: [files.url.appending(path: "App.swift")],
          dependencies: ["Json"]),
        ProjectTarget(
          name: "Json", kind: .library, sources: [files.url.appending(path: "Json.swift")],
          package: "json"),
      ], packages: [package("json", revision: revision)], problems: [])
  }

  private func targets(revision: String = "abc", isStrict: Bool = false) throws -> [String] {
    var options = BuildOptions()
    options.isStrict = isStrict
    return try AppBuilder(
      project(revision: revision), cache: cache, storyline: URL(filePath: "/stage"),
      options: options
    ).project.targets.map(\.name)
  }

  @Test func `a package that did not compile is rewritten the next time`() throws {
    #expect(try targets() == ["App"])
    let error = try UnbuiltPackages([package("json")], keptIn: cache)
    #expect(error.names == ["json"])
    #expect(try targets() == ["App", "Json"])
  }

  @Test func `another version of the package is tried as it is`() throws {
    _ = try UnbuiltPackages([package("json")], keptIn: cache)
    #expect(try targets(revision: "def") == ["App"])
  }

  @Test func `a second package is kept beside the first one`() throws {
    _ = try UnbuiltPackages([package("other")], keptIn: cache)
    _ = try UnbuiltPackages([package("json")], keptIn: cache)
    #expect(
      UnbuiltPackages.known(among: [package("json"), package("other")], in: cache).count == 2)
  }

  @Test func `nothing of a package is set aside in a strict build`() throws {
    _ = try UnbuiltPackages([package("json")], keptIn: cache)
    #expect(try targets(isStrict: true) == ["App"])
  }

  @Test func `a package is found by the module that has errors`() {
    let plain = PlainPackages(project())
    #expect(plain.unbuilt { $0 == "Json" }.map(\.identity) == ["json"])
    #expect(plain.unbuilt { $0 == "App" }.isEmpty)
  }
}
