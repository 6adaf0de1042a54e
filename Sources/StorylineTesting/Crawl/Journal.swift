import Foundation

/// The record of a crawl on the disk, a line for each event: where the app ends the process, the next process
/// goes on from it.
@MainActor
final class Journal {
  enum Event: Codable {
    case observation(Observation)
    /// The next action, from the observation of that number.
    case begin(from: Int?, action: String, line: String)
    case step(CrawlStep)
    case finding(CrawlFinding)
    /// The app used the network.
    case network
    /// The walk has ended, and this part of the work begins.
    case ending(Ending, walk: String)
  }

  /// A part of the work after the walk. It runs the app again, which can end the process again.
  enum Ending: String, Codable { case scripts, judgement }

  private let file: FileHandle?
  private let encoder = JSONEncoder()
  /// The events of earlier processes.
  let past: [Event]

  /// A record in a file; without one nothing is written.
  init(_ url: URL?) throws {
    guard let url else {
      (file, past) = (nil, [])
      return
    }
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    past = text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Event.self, from: Data($0.utf8))
    }
    if !FileManager.default.fileExists(atPath: url.path) {
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    }
    file = try FileHandle(forWritingTo: url)
    _ = try file?.seekToEnd()
  }

  func write(_ event: Event) throws {
    guard let file else { return }
    try file.write(contentsOf: try encoder.encode(event) + Data("\n".utf8))
  }
}
