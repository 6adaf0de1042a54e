import Foundation

/// A folder of sources without a project: all of it is one app.
enum PlainFolder {
  static func read(_ url: URL) throws -> Project {
    let contents = try FolderContents(of: url)
    guard !contents.sources.isEmpty else {
      throw ProjectError("\(url.path) has no Swift sources")
    }
    let name = url.standardizedFileURL.lastPathComponent
    let app = ProjectTarget(
      name: name, kind: .app, sources: contents.sources, resources: contents.resources,
      infoPlist: contents.infoPlist)
    // Tests of the interface run in a process of their own, and find the app by its name.
    let folders = contents.testFolders.filter { !$0.lastPathComponent.hasSuffix("UITests") }
    let tests = try folders.compactMap { folder -> ProjectTarget? in
      let contents = try FolderContents(of: folder)
      guard !contents.sources.isEmpty else { return nil }
      let own = folder.lastPathComponent
      let isOnly = folders.count { $0.lastPathComponent == own } == 1
      return ProjectTarget(
        name: isOnly ? own : Self.name(of: folder, in: url), kind: .tests,
        sources: contents.sources,
        resources: contents.resources, dependencies: [name], isHosted: true)
    }
    return Project(name: name, folder: url, targets: [app] + tests)
  }

  /// A name for one of several folders that are called the same.
  private static func name(of folder: URL, in url: URL) -> String {
    let base = url.standardizedFileURL.pathComponents.count
    return folder.standardizedFileURL.pathComponents.dropFirst(base).joined(separator: "_")
  }
}
