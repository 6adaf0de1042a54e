import Foundation

/// A folder of sources without a project: all of it is one app.
enum PlainFolder {
  static func read(_ folder: URL) throws -> Project {
    let contents = try FolderContents(of: folder)
    guard !contents.sources.isEmpty else {
      throw ProjectError("\(folder.path) has no Swift sources")
    }
    let name = folder.standardizedFileURL.lastPathComponent
    let app = ProjectTarget(
      name: name, kind: .app, sources: contents.sources, resources: contents.resources,
      infoPlist: contents.infoPlist)
    // Tests of the interface run in a process of their own, and find the app by its name.
    let folders = contents.testFolders.filter { !$0.lastPathComponent.hasSuffix("UITests") }
    let tests = try folders.compactMap { folder -> ProjectTarget? in
      let contents = try FolderContents(of: folder)
      guard !contents.sources.isEmpty else { return nil }
      return ProjectTarget(
        name: folder.lastPathComponent, kind: .tests, sources: contents.sources,
        resources: contents.resources, dependencies: [name], isHosted: true)
    }
    return Project(name: name, folder: folder, targets: [app] + tests)
  }
}
