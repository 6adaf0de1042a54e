import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@testable import AppBuilder

/// Test targets that do not compile, beside others that do.
@Suite struct UncompiledTestsTests {
  private let cache: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    cache = try TemporaryFolder([:])
    folder = try TemporaryFolder(["Kit.swift": "", "KitTests.swift": "", "OldTests.swift": ""])
  }

  private func builder() throws -> AppBuilder {
    func target(
      _ name: String, _ kind: ProjectTarget.Kind, needing needs: [String] = []
    ) -> ProjectTarget {
      ProjectTarget(
        name: name, kind: kind, sources: [folder.url.appending(path: "\(name).swift")],
        dependencies: needs)
    }
    let project = Project(
      name: "Kit", folder: folder.url,
      targets: [
        target("Kit", .library), target("KitTests", .tests, needing: ["Kit"]),
        target("OldTests", .tests),
      ])
    return try AppBuilder(project, for: .tests, cache: CacheFolder(cache.url))
  }

  @Test func `tests that need nothing broken are left`() throws {
    #expect(
      try builder().uncompiledTests(in: ["OldTests"])
        == UncompiledTests(leftOut: ["OldTests"], others: ["KitTests"]))
    #expect(
      try builder().uncompiledTests(in: ["Kit"])
        == UncompiledTests(leftOut: ["KitTests"], others: ["OldTests"]))
  }

  @Test func `nothing is left where all tests are broken, or none is known to be`() throws {
    #expect(try builder().uncompiledTests(in: ["Kit", "OldTests"]) == nil)
    #expect(try builder().uncompiledTests(in: []) == nil)
  }

  @Test func `what was left out is known until a source changes`() async throws {
    let uncompiled = UncompiledTests(leftOut: ["OldTests"], others: ["KitTests"])
    _ = try await builder().prepare()
    #expect(try builder().knownUncompiledTests() == nil)
    try builder().keep(uncompiled)
    #expect(try builder().knownUncompiledTests() == uncompiled)
    try Data("let number = 1\n".utf8).write(to: folder.url.appending(path: "OldTests.swift"))
    #expect(try builder().knownUncompiledTests() == nil)
  }
}
