public import Foundation

/// Finds out what a folder, or a project file, is made of. Nothing is written into it.
public enum ProjectReader {
  /// Reads what lies at a path: an Xcode project or workspace, a folder with one, a Swift package, or a
  /// folder of sources.
  ///
  /// Packages that it does not have itself are fetched; without a fetcher they are missing.
  public static func read(_ url: URL, fetching fetcher: PackageFetcher? = nil) throws -> Project {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ProjectError("\(url.path): there is no such folder")
    }
    guard isFolder.boolValue else {
      throw ProjectError("\(url.path) is a file; name the folder of the app, or its .xcodeproj")
    }
    switch url.pathExtension {
    case "xcodeproj": return try xcodeProject(url, fetcher)
    case "xcworkspace": return try workspace(XcodeWorkspace(url), fetcher)
    default: break
    }
    if let project = try project(in: url, fetcher) { return project }
    let manifest = url.appending(path: "Package.swift").path
    if FileManager.default.fileExists(atPath: manifest) {
      return try SwiftPackage.read(url, fetcher)
    }
    // Many repositories have their project a folder further down.
    let folders = foldersWithProjects(below: url)
    if folders.count > 1 {
      let names = folders.map(\.path).joined(separator: ", ")
      throw ProjectError("\(url.path) has projects in several folders, name one of them: \(names)")
    }
    if let folder = folders.first, let project = try project(in: folder, fetcher) { return project }
    return try PlainFolder.read(url)
  }

  /// The project or the workspace of a folder, if it has one.
  private static func project(in url: URL, _ fetcher: PackageFetcher?) throws -> Project? {
    let contents = try contents(of: url)
    let projects = contents.filter { $0.pathExtension == "xcodeproj" && !CocoaPods.hasMade($0) }
    let workspaces = contents.filter { $0.pathExtension == "xcworkspace" }.map(XcodeWorkspace.init)
      .filter { !$0.projects.isEmpty }
    if workspaces.count == 1 { return try workspace(workspaces[0], fetcher) }
    if projects.count > 1 {
      let names = projects.map(\.lastPathComponent).joined(separator: ", ")
      throw ProjectError("\(url.path) has several projects, name one of them: \(names)")
    }
    return try projects.first.map { try xcodeProject($0, fetcher) }
  }

  /// The folders with projects that are nearest, up to three folders down: those of one depth.
  private static func foldersWithProjects(below url: URL) -> [URL] {
    var folders = [url]
    for _ in 0..<3 {
      folders = folders.flatMap { folder in
        // To ask the system of every file takes its time, and folders of sources have no extension.
        names(in: folder).filter { !$0.contains(".") }.map { folder.appending(path: $0) }
      }.filter { FolderContents.isFolder($0) && !FolderContents.isLeftOut($0) }
      let found = folders.filter { folder in
        names(in: folder).contains { name in
          (name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"))
            && !CocoaPods.hasMade(folder.appending(path: name))
        }
      }
      if !found.isEmpty { return found.sorted { $0.path < $1.path } }
    }
    return []
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func xcodeProject(_ url: URL, _ fetcher: PackageFetcher?) throws -> Project {
    try CocoaPods.adding(to: XcodeProject.read(url, fetcher)).needingWhatIsImported()
  }

  private static func workspace(
    _ workspace: XcodeWorkspace, _ fetcher: PackageFetcher?
  ) throws -> Project {
    // Pods make a workspace of one project, which is known by its own name.
    if workspace.projects.count == 1, workspace.packages.isEmpty {
      return try xcodeProject(workspace.projects[0], fetcher)
    }
    return try CocoaPods.adding(to: workspace.read(fetcher)).needingWhatIsImported()
  }

  static func contents(of folder: URL) throws -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).sorted { $0.path < $1.path }
    } catch {
      throw ProjectError("\(folder.path) cannot be read: \(error.localizedDescription)")
    }
  }
}
