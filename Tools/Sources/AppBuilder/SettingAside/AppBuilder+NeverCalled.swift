import Foundation
import MissingNames
import ProjectReader
public import SourceAdapter

extension AppBuilder {
  /// The members of the project's types that the stage never calls: overrides of members that it lacks, and
  /// requirements of protocols that it does not know or never calls.
  ///
  /// A project that was built keeps the list, and the members of each file, until files change.
  public func neverCalled() async throws -> [Diagnostic] {
    let files = project.closure(of: targets).flatMap(\.sources).map(\.standardizedFileURL)
    let stamps = Dictionary(files.map { ($0.path, Self.stamp(of: $0)) }) { $1 }
    let tables = storyline.appending(path: "Tools/\(GeneratedPackage.missingModules)/Data")
    let tool = "\(State.tool) \(tables.path) \(Self.stamps(of: tables))"
    let store = packageFolder.appending(path: "never-called.\(purpose).json")
    let before = NeverCalledCache.read(store, tool: tool)
    if let before, before.files.mapValues(\.stamp) == stamps { return before.found }
    let members = try await members(of: files, stamps, before)
    let found = NeverCalled.find(
      in: members, names: try missingNames(), relations: try Relations(folder: tables))
    let cache = NeverCalledCache(
      tool: tool,
      files: members.reduce(into: [:]) { files, file in
        files[file.key] = NeverCalledCache.File(
          stamp: stamps[file.key] ?? "", members: file.value)
      }, found: found)
    // Without it the list is made again.
    if !isNew { try? State.encoder.encode(cache).write(to: store, options: .atomic) }
    return found
  }

  /// The members of each file, by their paths.
  private func members(
    of files: [URL], _ stamps: [String: String], _ before: NeverCalledCache?
  ) async throws -> [String: DeclaredMembers] {
    try await withThrowingTaskGroup(of: (String, DeclaredMembers).self) { group in
      for file in files {
        let path = file.path
        let known = before?.files[path]
        group.addTask {
          if let known, known.stamp == stamps[path] { return (path, known.members) }
          do {
            return (path, DeclaredMembers(try String(contentsOf: file, encoding: .utf8)))
          } catch {
            throw ProjectError("\(path) cannot be read: \(error.localizedDescription)")
          }
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// A text that differs from that of the file after a change.
  private static func stamp(of file: URL) -> String {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?.fileSize ?? 0)"
  }

  /// The same for the files of a folder.
  private static func stamps(of folder: URL) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .fileSizeKey])
    return (files ?? []).sorted { $0.path < $1.path }.map(stamp)
  }
}

/// The list of a project's members that are never called, and what it was made of.
private struct NeverCalledCache: Codable {
  struct File: Codable {
    let stamp: String
    let members: DeclaredMembers
  }

  /// The tool and its tables.
  let tool: String
  let files: [String: File]
  let found: [Diagnostic]

  /// Returns the list that a tool has written; `nil` where there is none, or one of another tool.
  static func read(_ url: URL, tool: String) -> NeverCalledCache? {
    guard let data = try? Data(contentsOf: url),
      let cache = try? JSONDecoder().decode(NeverCalledCache.self, from: data), cache.tool == tool
    else { return nil }
    return cache
  }
}
