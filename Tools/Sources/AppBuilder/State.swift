import Foundation
import SourceAdapter

/// The state of the last run.
struct State: Codable {
  struct Entry: Codable, Sendable {
    let hash: UInt64
    let index: FileIndex
    /// `nil` for a file that has changed since.
    let adapted: AdaptedSource?
  }

  var tool = State.tool
  var indexHash: UInt64
  var files: [String: Entry] = [:]

  init(indexHash: UInt64) { self.indexHash = indexHash }

  /// Nothing where there is none, or a broken one, or one of another version of this program: then
  /// all is done again.
  static func read(_ url: URL) -> State? {
    guard let data = try? Data(contentsOf: url),
      let state = try? JSONDecoder().decode(State.self, from: data), state.tool == tool
    else { return nil }
    return state
  }

  func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.encoder.encode(self).write(to: url, options: .atomic)
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// Another build of this program may write something else.
  static let tool: String = {
    let values = try? Bundle.main.executableURL?.resourceValues(
      forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?.fileSize ?? 0)"
  }()
}
