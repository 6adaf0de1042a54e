import Foundation
import Lint
import SourceFacts
import Testing

/// The sources of the library.
@Suite struct LibraryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Storyline")

  @Test func `no type of Storyline has more than six stored properties`() async throws {
    var cache = FactsCache()
    let files = await cache.facts(
      of: try SourceFolder.files(below: Self.folder), in: Self.folder
    ).files
    let stored = files.flatMap(\.facts.types).map { type in
      (type.name, type.properties.filter { !$0.isComputed && !$0.isStatic }.map(\.name))
    }
    #expect(!stored.isEmpty)
    #expect(stored.filter { $0.1.count > 6 }.map { "\($0): \($1)" } == [])
  }
}
