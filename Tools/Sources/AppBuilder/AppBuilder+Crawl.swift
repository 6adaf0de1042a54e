import Foundation
import ProjectReader

extension AppBuilder {
  /// Builds the app, crawls it, and writes the map that the crawl found.
  ///
  /// - Parameters:
  ///   - settings: The settings of the crawl.
  ///   - say: Receives the progress, a line each.
  /// - Returns: The files of the map, which stay until the next crawl of this project.
  /// - Throws: ``ProjectError`` where the app does not compile or cannot be launched.
  public func crawl(
    _ settings: CrawlSettings, saying say: (String) -> Void = { _ in }
  ) async throws -> CrawlResult {
    guard try await compile(["--build-tests"], saying: say) == 0 else {
      throw ProjectError("\(name) does not compile. Fix the errors above.")
    }
    let folder = packageFolder.appending(path: "map", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "t"), withIntermediateDirectories: true)
    return try CrawlProcess(builder: self, settings: settings, folder: folder).run()
  }
}
