import Foundation
import StorylineTesting
import Testing

/// Crawls of the examples. `STORYLINE_CRAWL_OUT` names a folder for their maps, `STORYLINE_CRAWL_APP` the only one.
@Suite(.stage(findsLeaks: false)) struct CrawlTests {
  nonisolated static let out = ProcessInfo.processInfo.environment["STORYLINE_CRAWL_OUT"]

  @Test(.enabled(if: out != nil), arguments: await CrawlApp.all)
  func `the map of an example is written`(app: CrawlApp) async throws {
    let only = ProcessInfo.processInfo.environment["STORYLINE_CRAWL_APP"]
    guard let out = Self.out, only == nil || only == app.name else { return }
    let folder = URL(filePath: out).appending(path: app.name, directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let clock = ContinuousClock()
    let start = clock.now
    let file = try await app.file(in: folder)
    try file.write(to: folder.appending(path: "map.json"))
    let map = try JSONDecoder().decode(CrawlFile.self, from: file)
    print(
      "\(app.name): \(clock.now - start), \(map.crawl.steps) steps, \(map.crawl.states) states, "
        + "\(map.screens.count) screens, \(map.edges.count) edges, \(map.findings.count) findings, "
        + map.crawl.end)
  }
}
