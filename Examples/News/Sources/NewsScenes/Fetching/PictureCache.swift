public import Foundation

/// Pictures, each fetched once: kept in memory, and in a folder for the next launch.
public final class PictureCache {
  private let service: any ArticleService
  private let folder: URL
  private let memory = NSCache<NSString, NSData>()
  private var loading: [String: Task<Data, any Error>] = [:]

  /// - Parameters:
  ///   - service: The source of pictures.
  ///   - folder: The folder of the cache, whose files may be deleted at any time.
  public init(service: any ArticleService, folder: URL) {
    self.service = service
    self.folder = folder
    memory.totalCostLimit = 16 << 20
  }

  /// The file of a picture.
  ///
  /// A request for a picture that is being loaded waits for the same answer. A failed one is loaded
  /// again.
  ///
  /// - Throws: ``NewsProblem``.
  public func picture(named name: String) async throws -> Data {
    if let picture = memory.object(forKey: name as NSString) { return picture as Data }
    if let task = loading[name] { return try await task.value }
    let task = Task { [service, file = file(of: name)] in
      if let file, let picture = try? Data(contentsOf: file) { return picture }
      let picture = try await service.picture(named: name)
      // Without room for it, it is fetched again the next time.
      if let file { try? Self.write(picture, to: file) }
      return picture
    }
    loading[name] = task
    defer { loading[name] = nil }
    let picture = try await task.value
    memory.setObject(picture as NSData, forKey: name as NSString, cost: picture.count)
    return picture
  }

  /// A name comes from a server: it leads to no other folder.
  private func file(of name: String) -> URL? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    return isPlain && !name.isEmpty ? folder.appendingPathComponent("\(name).png") : nil
  }

  private static func write(_ picture: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.write(to: file, options: .atomic)
  }
}
