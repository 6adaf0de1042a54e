import UIKit

/// The way from a launch to the place where a crawl begins.
@MainActor
struct CrawlScript {
  /// The lines of an earlier map.
  let lines: [String]
  /// The actions of the lines, with the texts for secure fields.
  private(set) var actions: [MonkeyAction] = []

  /// Reads the lines.
  ///
  /// - Parameters:
  ///   - lines: The script of a state; empty for a walk that begins at the launch.
  ///   - words: The texts for secure fields, which no map has, by the names of the fields.
  /// - Throws: ``DriverError`` where a line cannot be read.
  init(_ lines: [String] = [], words: [String: String] = [:]) throws {
    self.lines = lines
    for line in lines {
      guard let parsed = MonkeyAction.parse(line, words: words) else {
        throw DriverError(
          "The line \(line) of the map cannot be read.", at: TestLocation(#filePath, #line))
      }
      actions += parsed
    }
  }
}
