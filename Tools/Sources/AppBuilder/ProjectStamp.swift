import Foundation
import ProjectReader

/// The files of a project with their modification dates, to find out whether one has changed.
public struct ProjectStamp: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    let date: Date?
    let size: Int?
  }

  private let project: Project
  private var files: [String: File] = [:]

  /// Looks at all files that are built, at those in folders among them, and at those that stand in for
  /// modules.
  public init(_ builder: AppBuilder) {
    project = builder.project
    for target in project.targets {
      let foreign = target.foreign.map { foreign in
        foreign.files.map { foreign.folder.appending(path: $0) }
      }
      let urls =
        target.sources + target.resources + [target.infoPlist].compactMap(\.self) + (foreign ?? [])
      urls.forEach { add($0) }
    }
    builder.options.stubs.compactMap(\.file).forEach { add($0) }
  }

  private mutating func add(_ url: URL) {
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isDirectoryKey,
    ]
    // URLs keep what they were told of their files.
    let url = URL(filePath: url.path)
    guard let values = try? url.resourceValues(forKeys: keys) else { return }
    if values.isDirectory == true {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      contents?.forEach { add($0) }
    } else {
      files[url.path] = File(date: values.contentModificationDate, size: values.fileSize)
    }
  }
}
