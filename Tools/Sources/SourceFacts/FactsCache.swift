public import Foundation

/// The facts of files that were read before, by the hash of their contents.
public struct FactsCache: Codable, Sendable {
  /// The facts of a file stay encoded, so that files are decoded side by side, and only changed ones are encoded.
  struct Entry: Codable, Sendable {
    let hash: UInt64
    let facts: Data
  }

  private var tool = FactsCache.tool
  private var files: [String: Entry] = [:]

  public init() {}

  /// Reads a cache; returns an empty one where the file is missing, damaged, or of another version.
  public static func read(_ url: URL) -> FactsCache {
    guard let data = try? Data(contentsOf: url),
      let cache = try? JSONDecoder().decode(FactsCache.self, from: data), cache.tool == tool
    else { return FactsCache() }
    return cache
  }

  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.encoded(self).write(to: url, options: .atomic)
  }

  private static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    return try encoder.encode(value)
  }

  /// The result of reading files.
  public struct Reading: Sendable {
    public let files: [SourceFile]
    /// The number of files that were not in the cache.
    public let parsed: Int
    /// The files that could not be read, with the reason.
    public let unreadable: [(path: String, reason: String)]
  }

  /// Reads the facts of files, several at a time; files with known contents are not parsed.
  public mutating func facts(
    of paths: [String], in folder: URL, withBodies: Bool = false
  ) async -> Reading {
    let known = files
    let results = await withTaskGroup(of: [Result].self) { group in
      let parts = max(1, min(paths.count, ProcessInfo.processInfo.activeProcessorCount * 4))
      for part in 0..<parts {
        let mine = stride(from: part, to: paths.count, by: parts).map { paths[$0] }
        group.addTask { mine.map { Self.read($0, in: folder, known[$0], withBodies) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    files = [:]
    var read: [SourceFile] = []
    var (parsed, unreadable) = (0, [(path: String, reason: String)]())
    for result in results {
      switch result.outcome {
      case .failure(let reason): unreadable.append((result.path, reason))
      case .success(let facts, let entry, let wasParsed):
        files[result.path] = entry
        if wasParsed { parsed += 1 }
        read.append(
          SourceFile(url: folder.appending(path: result.path), path: result.path, facts: facts))
      }
    }
    return Reading(
      files: read.sorted { $0.path < $1.path }, parsed: parsed,
      unreadable: unreadable.sorted { $0.path < $1.path })
  }

  private struct Result: Sendable {
    enum Outcome: Sendable {
      case success(FileFacts, Entry?, wasParsed: Bool)
      case failure(String)
    }

    let path: String
    let outcome: Outcome
  }

  private static func read(
    _ path: String, in folder: URL, _ known: Entry?, _ withBodies: Bool
  ) -> Result {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appending(path: path))
    } catch {
      return Result(path: path, outcome: .failure(error.localizedDescription))
    }
    guard data.count <= largest else {
      return Result(path: path, outcome: .failure("it has more than \(largest >> 20) megabytes"))
    }
    let hash = hash(of: data)
    if let known, known.hash == hash,
      let facts = try? JSONDecoder().decode(FileFacts.self, from: known.facts),
      !withBodies || facts.bodies != nil
    {
      return Result(path: path, outcome: .success(facts, known, wasParsed: false))
    }
    let source = String(decoding: data, as: UTF8.self)
    guard Array(data).withUnsafeBufferPointer(FactsReader.chainLength) <= FactsReader.longestChain
    else {
      return Result(
        path: path,
        outcome: .failure(
          "it has a chain of more than \(FactsReader.longestChain) members, or is nested as deeply")
      )
    }
    let facts = FactsReader.read(source, withBodies: withBodies)
    let entry = (try? encoded(facts)).map { Entry(hash: hash, facts: $0) }
    return Result(path: path, outcome: .success(facts, entry, wasParsed: true))
  }

  /// Larger files are data, and are not read.
  private static let largest = 8 << 20

  private static func hash(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }

  /// Another build of the program may find other facts.
  private static let tool: String = {
    let values = try? Bundle.main.executableURL?.resourceValues(
      forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?.fileSize ?? 0)"
  }()
}
