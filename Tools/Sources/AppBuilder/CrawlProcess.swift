import Foundation
import MissingNames
import ProjectReader

/// The processes in which an app is crawled: a new one goes on where the app has ended the one before.
struct CrawlProcess {
  let builder: AppBuilder
  let settings: CrawlSettings
  /// The folder of the map, its thumbnails and the journal.
  let folder: URL

  /// The most processes of one crawl: an app that always ends is not crawled forever.
  private static let mostProcesses = 40

  /// Crawls until a process has written the map.
  func run() throws -> CrawlResult {
    let map = folder.appending(path: "map.json")
    let uses = folder.appending(path: "uses.jsonl")
    let container = folder.appending(path: "home", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    let environment = [
      "STORYLINE_CRAWL": folder.path, "STORYLINE_TEST_HOME": container.path,
      "STORYLINE_CRAWL_APP": builder.name,
      "STORYLINE_MISSING_REPORT": uses.path,
    ].merging(network) { $1 }
    var status: Int32 = 0
    var journal = 0
    let start = ContinuousClock.now
    for _ in 0..<Self.mostProcesses {
      // All processes share one budget.
      let input = Input(settings, spent: start.duration(to: .now) / .seconds(1))
      try JSONEncoder().encode(input).write(to: folder.appending(path: "settings.json"))
      status = try builder.runTests(
        ["--disable-xctest", "--filter", "StorylineCrawl"], environment: environment)
      if FileManager.default.fileExists(atPath: map.path) { break }
      // Without a line more in the journal the next process would end in the same way.
      let size = Self.size(of: folder.appending(path: "journal.jsonl"))
      guard size > journal else { break }
      journal = size
    }
    let reached = ReachedNames(
      uses: (try? String(contentsOf: uses, encoding: .utf8)) ?? "",
      harmless: try builder.missingNames().reasonOfHarmlessness)
    guard FileManager.default.fileExists(atPath: map.path) else {
      let trap = reached.entries.last.flatMap { $0.answer == "a trap" ? $0.name : nil }
      let reason = trap.map { " in \($0), which is missing on the stage" } ?? ""
      throw ProjectError(
        "\(builder.name) cannot be walked: it exited unexpectedly\(reason), "
          + "with status \(status). See the output above.")
    }
    return CrawlResult(
      map: map, thumbnails: folder.appending(path: "t", directoryHint: .isDirectory),
      missing: reached.entries)
  }

  /// The variables that tell the app where the recorded answers of servers are.
  private var network: [String: String] {
    let ignored = ["STORYLINE_IGNORED_QUERY": settings.ignoredQuery.joined(separator: ",")]
    switch settings.network {
    case .live: return [:]
    case .recorded(let folder): return ignored.merging(["STORYLINE_RECORD": folder.path]) { $1 }
    case .replayed(let folder): return ignored.merging(["STORYLINE_FIXTURES": folder.path]) { $1 }
    }
  }

  private static func size(of file: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
  }
}

extension CrawlProcess {
  /// The settings as the crawling process reads them.
  private struct Input: Encodable {
    var seconds: Double?
    var steps: Int?
    let words: [String: String]
    let avoided: [String]
    let device: String?
    let isDark: Bool
    let textSize: String?
    let prelude: [String]
    let only: String?
    let links: [String]
    let rows: Int

    /// The settings, after so many seconds of the budget.
    init(_ settings: CrawlSettings, spent: Double) {
      switch settings.budget {
      case .seconds(let seconds): self.seconds = max(0, seconds - spent)
      case .steps(let steps): self.steps = steps
      }
      words = settings.words
      avoided = settings.avoided.sorted()
      device = settings.device
      isDark = settings.isDark
      textSize = settings.textSize
      prelude = settings.prelude
      only = settings.only
      links = settings.links
      rows = settings.rows
    }
  }
}
