import Foundation

extension CacheFolder {
  /// The file in a package's folder that names the project's folder.
  private static let origin = "project"

  /// Records of which project a package was made, so that it can be removed when the project is gone.
  func record(_ project: URL, in package: URL) throws {
    try PackageFiles(folder: package).write(project.standardizedFileURL.path, to: Self.origin)
  }

  /// Removes the packages of projects that no longer exist. A package takes 100 MB with its app, and
  /// worktrees and clones of continuous integration come and go.
  ///
  /// Call it while this cache is locked. What cannot be removed stays.
  func removeAbandoned() {
    let files = FileManager.default
    let packages =
      (try? files.contentsOfDirectory(
        at: url.appending(path: "projects"), includingPropertiesForKeys: nil)) ?? []
    for package in packages {
      let origin = package.appending(path: Self.origin)
      guard let project = try? String(contentsOf: origin, encoding: .utf8),
        !files.fileExists(atPath: project)
      else { continue }
      try? files.removeItem(at: package)
    }
  }
}
