import Foundation

/// A place for small values that outlive a launch.
protocol Storage: AnyObject {
  /// The bytes that were stored last for a key.
  func data(for key: String) -> Data?
  func store(_ data: Data, for key: String)
}

extension Storage {
  /// The value of a key; `nil` when there is none, or none that this version can read.
  func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
    data(for: key).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  func store(_ value: some Encodable, for key: String) {
    if let data = try? JSONEncoder().encode(value) { store(data, for: key) }
  }
}

/// A storage of files in one folder.
final class FolderStorage: Storage {
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  func data(for key: String) -> Data? { try? Data(contentsOf: file(key)) }

  // A basket that cannot be written is no reason to stop selling: it lives until the app ends.
  func store(_ data: Data, for key: String) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(key), options: .atomic)
  }

  private func file(_ key: String) -> URL { folder.appendingPathComponent("\(key).json") }
}

/// A storage that is empty after each launch.
final class MemoryStorage: Storage {
  private var values: [String: Data] = [:]

  func data(for key: String) -> Data? { values[key] }

  func store(_ data: Data, for key: String) { values[key] = data }
}
