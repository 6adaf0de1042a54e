import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  /// The transitions of a map's file.
  private struct MapFile: Decodable {
    struct Transition: Decodable {
      let from: String
      let kind: String
      let to: String
      let evidence: [String]

      var name: String { "\(from) \(kind) \(to)" }
    }

    let transitions: [Transition]
  }

  @Test func `sources alone name four of five transitions that a walk of the examples finds`()
    async throws
  {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Examples"
    ).standardizedFileURL
    let output = try TemporaryFolder([:])
    var (walked, found) = (0, 0)
    for name in ["Phones", "Session", "Shop"] {
      let drawn = try await Command.run(
        [
          "map", "--static", examples.path, "--target", name, "--output", output.url.path,
          "--format", "json",
        ])
      #expect(drawn.status == 0, Comment(rawValue: drawn.all))
      func transitions(_ folder: URL) throws -> [MapFile.Transition] {
        let file = folder.appending(path: "\(name).map.json")
        return try JSONDecoder().decode(MapFile.self, from: Data(contentsOf: file)).transitions
      }
      // A tab bar leads from every tab to every other; the sources name the first.
      let real = try transitions(examples).filter {
        $0.evidence.contains("crawl") && !$0.kind.hasPrefix("unwind.") && $0.kind != "tab"
      }
      let read = Set(try transitions(output.url).map(\.name))
      walked += real.count
      found += real.filter { read.contains($0.name) }.count
    }
    #expect(walked > 20)
    #expect(Double(found) >= 0.8 * Double(walked), "\(found) of \(walked)")
  }
}
