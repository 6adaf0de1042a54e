import AppBuilder
import Foundation
import NavigationMap
import ProjectReader

/// A map that a crawl has found, with its pictures.
struct FoundMap {
  var map: NavigationMap
  /// The pictures, by their paths in the map.
  let thumbnails: [String: String]
  let missing: [ReachedNames.Entry]
}

/// The crawl of a project.
struct MapRun {
  let project: ProjectOptions
  let sources: SourceOptions
  let crawl: CrawlOptions

  /// Builds the app, walks it, and reads what was found, with the transitions that only the sources know.
  func crawl() async throws -> FoundMap {
    try await project.building(for: .map, sources.options, crawl)
  }

  /// Builds the app of a project that was read before, and walks it.
  ///
  /// - Throws: `UnbuiltPackages` if the project has to be read again.
  func crawl(_ builder: AppBuilder) async throws -> FoundMap {
    let configuration = try MapConfiguration.read(in: builder.project.folder)
    var settings = try crawl.settings(configuration)
    settings.prelude = try crawl.prelude()
    let answers = try crawl.network.answers(configuration, of: builder)
    settings.network = answers?.network ?? .live
    return try await builder.exclusively(saying: Console.say) {
      try await builder.prepareAloud()
      answers?.begin()
      let result = try await builder.crawl(settings, saying: Console.say)
      try answers?.keep(saying: Console.say)
      Console.show(builder.setAside())
      let walked = try MapFile.read(result.map)
      if answers == nil, walked.crawl?.stable == false {
        Console.say(
          "warning: the app asked servers, so another walk may find something else. --record FOLDER keeps "
            + "their answers, and --fixtures FOLDER answers with them.")
      }
      let folder = result.thumbnails.deletingLastPathComponent()
      let paths = Set(walked.screens.flatMap(\.states).map(\.thumbnail))
      let thumbnails = paths.reduce(into: [String: String]()) { pictures, path in
        pictures[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      let map = walked.merged(withSources: await StaticMap(builder).map())
      return FoundMap(map: map, thumbnails: thumbnails, missing: result.missing)
    }
  }
}

extension MapRun {
  /// Runs the project's tests, and returns the transitions that they took.
  func traceTests() async throws -> TestTrace {
    try await project.building(for: .tests, sources.options, traceTests)
  }

  private func traceTests(_ builder: AppBuilder) async throws -> TestTrace {
    try await builder.exclusively(saying: Console.say) {
      try await builder.prepareAloud()
      let file = builder.packageFolder.appending(path: "trace.jsonl")
      try? FileManager.default.removeItem(at: file)
      let result = try await builder.test(tracing: file, saying: Console.say)
      Console.say(result.outcomes.summary(seconds: result.seconds))
      if result.status != 0 {
        Console.say(
          "warning: not all tests passed. The map has the transitions up to their failures.")
      }
      let trace = TestTrace((try? String(contentsOf: file, encoding: .utf8)) ?? "")
      if trace.steps.isEmpty {
        Console.say("warning: no test has shown a screen in a visible window.")
      }
      return trace
    }
  }
}

extension FoundMap {
  /// The map that the sources of a project tell of, without a build.
  static func fromSources(_ project: ProjectOptions) async throws -> FoundMap {
    FoundMap(map: try await StaticMap(project).map(), thumbnails: [:], missing: [])
  }
}

/// The files of a map.
struct MapFiles {
  let folder: URL
  let found: FoundMap
  let before: FoundMap?
  let diff: MapDiff?

  /// Writes the map in each format.
  ///
  /// - Returns: The files, in the order of the formats.
  func write(_ formats: [MapFormat]) throws -> [URL] {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try formats.map { format in
        let url = folder.appending(path: "\(found.map.app).\(Self.ending(format))")
        try text(format).write(to: url, atomically: true, encoding: .utf8)
        return url
      }
    } catch let error as CocoaError {
      throw MapError("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func text(_ format: MapFormat) throws -> String {
    switch format {
    case .json: try MapFile.text(of: found.map)
    case .html: try page()
    case .svg: SVGWriter.text(of: found.map, thumbnails: found.thumbnails)
    case .mermaid: MermaidWriter.text(of: found.map)
    case .dot: DOTWriter.text(of: found.map)
    case .text: TextWriter.text(of: found.map)
    case .swift: SwiftWriter.text(of: found.map)
    }
  }

  /// The page; of a comparison with what either map has.
  private func page() throws -> String {
    guard let before else {
      return try MapPage.text(of: found.map, thumbnails: found.thumbnails)
    }
    var both = found.map.merged(with: before.map)
    both.findings = found.map.findings
    return try MapPage.text(
      of: both, thumbnails: before.thumbnails.merging(found.thumbnails) { $1 }, diff: diff)
  }

  static func ending(_ format: MapFormat) -> String {
    switch format {
    case .json: "map.json"
    case .html: "map.html"
    case .svg: "map.svg"
    case .mermaid: "map.mmd"
    case .dot: "map.dot"
    case .text: "map.txt"
    case .swift: "map.swift"
    }
  }
}
