public import Foundation

/// Reads what a folder, or a project file, is made of. Nothing is written into it.
public enum ProjectReader {
  /// Reads the project at a path. The path is that of an Xcode project or workspace, a Swift package, the
  /// manifest of a project generator, a folder with one of these, or a folder of sources.
  ///
  /// - Parameters:
  ///   - url: A folder, an `.xcodeproj`, an `.xcworkspace` or a manifest such as `Package.swift`.
  ///   - choice: The project to read in a folder that has a project and a package. Without it the
  ///     first one that has targets of the wanted kind is read.
  ///   - wanted: The kind of target that is built: tests or an app.
  ///   - fetcher: Fetches the packages that the project does not have itself; without it they are missing.
  /// - Returns: The parts of the project.
  /// - Throws: ``ProjectError`` where nothing can be read, or one of several has to be named.
  public static func read(
    _ url: URL, taking choice: ProjectChoice? = nil, for wanted: ProjectTarget.Kind = .tests,
    fetching fetcher: PackageFetcher? = nil
  ) throws -> Project {
    try XcodeScheme.$isReadForTests.withValue(wanted == .tests) {
      try read(url, choice, wanted, fetcher)
    }
  }

  private static func read(
    _ url: URL, _ choice: ProjectChoice?, _ wanted: ProjectTarget.Kind, _ fetcher: PackageFetcher?
  ) throws -> Project {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ProjectError("\(url.path) does not exist")
    }
    // A link to a folder is no folder itself.
    let url = FolderContents.isFolder(url) ? url : url.resolvingSymlinksInPath()
    guard FolderContents.isFolder(url) else {
      guard let reader = manifestReader(url, fetcher) else {
        throw ProjectError(
          "\(url.path) is a file. Name the app's folder, .xcodeproj, .xcworkspace or Package.swift."
        )
      }
      return try reader()
    }
    switch url.pathExtension {
    case "xcodeproj": return try xcodeProject(url, fetcher)
    case "xcworkspace": return try workspace(XcodeWorkspace(url), fetcher)
    default: return try FolderReader(url, choice, wanted, fetcher).read()
    }
  }

  /// The reader of a manifest that is named itself.
  private static func manifestReader(
    _ file: URL, _ fetcher: PackageFetcher?
  ) -> (() throws -> Project)? {
    let folder = file.deletingLastPathComponent()
    switch file.lastPathComponent {
    case SwiftPackage.manifest: return { try SwiftPackage.read(folder, fetcher) }
    case XcodeGenProject.manifest: return { try xcodeGenProject(file, fetcher) }
    case TuistProject.manifest, TuistProject.workspace: return { try tuistProject(file, fetcher) }
    default: return nil
    }
  }

  static func xcodeProject(_ url: URL, _ fetcher: PackageFetcher?) throws -> Project {
    try withDependencies(XcodeProject.readWithReferences(url, fetcher), fetcher)
  }

  static func xcodeGenProject(_ file: URL, _ fetcher: PackageFetcher?) throws -> Project {
    try withDependencies(XcodeGenProject.read(file, fetcher), fetcher)
  }

  static func tuistProject(_ file: URL, _ fetcher: PackageFetcher?) throws -> Project {
    try withDependencies(TuistProject.read(file, fetcher), fetcher)
  }

  static func workspace(_ workspace: XcodeWorkspace, _ fetcher: PackageFetcher?) throws -> Project {
    // Pods make a workspace of one project, which is known by its own name.
    if workspace.projects.count == 1, workspace.packages.isEmpty {
      return try xcodeProject(workspace.projects[0], fetcher)
    }
    return try withDependencies(workspace.read(fetcher), fetcher)
  }

  /// The project with what CocoaPods and Carthage have put beside it, and with public libraries in place of
  /// those that they have not.
  private static func withDependencies(
    _ project: Project, _ fetcher: PackageFetcher?
  ) throws -> Project {
    let installed = try Carthage.adding(
      to: CocoaPods.adding(to: project, fetching: fetcher), fetching: fetcher)
    let complete = try PublicPackage.adding(to: installed, fetching: fetcher)
    return complete.needingWhatIsImported(
      fetched: Set(complete.packages.map(\.identity))
        .subtracting(installed.packages.map(\.identity)))
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

/// The choice in a folder with a project and a package.
public enum ProjectChoice: String, Sendable {
  /// The Xcode project or workspace, or one that a manifest describes.
  case project
  /// The Swift package.
  case package
}
