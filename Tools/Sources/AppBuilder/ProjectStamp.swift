import Foundation
public import ProjectReader

/// When the files of a project were written, to see whether somebody has changed one.
public struct ProjectStamp: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    let date: Date?
    let size: Int?
  }

  private var files: [String: File] = [:]

  /// Looks at all files that are built, and at those in folders among them.
  public init(_ project: Project) {
    for target in project.targets {
      let urls = target.sources + target.resources + [target.infoPlist].compactMap(\.self)
      urls.forEach { add($0) }
    }
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
