public import Foundation
public import UIKit

/// Crawls an app, and writes its map. For the `storyline` command.
public enum _Crawl {
  /// The environment names the folder of the crawl with `STORYLINE_CRAWL`: its `settings.json` is read, and
  /// `map.json` and the thumbnails are written there.
  @MainActor
  public static func run<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws {
    guard let path = environment["STORYLINE_CRAWL"] else { return }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let settings = try JSONDecoder().decode(
      CrawlSettings.self, from: Data(contentsOf: folder.appending(path: "settings.json")))
    let home = environment["STORYLINE_TEST_HOME"].map { URL(filePath: $0) }
    let crawler = try Crawler(delegate, settings: settings, folder: folder, home: home)
    try await crawler.run()
    let text = try crawler.map(of: environment["STORYLINE_CRAWL_APP"] ?? "App").text()
    try Data(text.utf8).write(to: folder.appending(path: "map.json"), options: .atomic)
  }

  /// Crawls an app in the process of a test.
  ///
  /// - Parameters:
  ///   - delegate: The class that is marked `@main`.
  ///   - settings: The settings as JSON, such as `{"steps": 500, "words": {"PIN": "1851"}}`.
  ///   - folder: The folder of the thumbnails and the journal; without one none are written.
  /// - Returns: The map's file.
  /// - Throws: An error where the settings cannot be read or the app cannot be launched.
  @MainActor
  public static func map<Delegate: NSObject & UIApplicationDelegate>(
    of delegate: Delegate.Type, settings: String = "{}", in folder: URL? = nil
  ) async throws -> Data {
    let settings = try JSONDecoder().decode(CrawlSettings.self, from: Data(settings.utf8))
    let crawler = try Crawler(delegate, settings: settings, folder: folder)
    try await crawler.run()
    let module = String(reflecting: delegate).split(separator: ".").first.map(String.init)
    return Data(try crawler.map(of: module ?? "App").text().utf8)
  }
}
