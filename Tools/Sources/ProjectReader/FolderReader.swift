import Foundation

/// Chooses what to read in a folder: it may have projects, workspaces and a package side by side, and
/// projects further down.
struct FolderReader {
  private let folder: URL
  private let choice: ProjectChoice?
  private let wanted: ProjectTarget.Kind
  private let fetcher: PackageFetcher?

  init(
    _ folder: URL, _ choice: ProjectChoice?, _ wanted: ProjectTarget.Kind,
    _ fetcher: PackageFetcher?
  ) {
    self.folder = folder
    self.choice = choice
    self.wanted = wanted
    self.fetcher = fetcher
  }

  /// Something that may be read: its place, and how.
  private struct Candidate {
    let url: URL
    /// The projects that a workspace lists, which are no candidates themselves.
    var projects: [URL] = []
    let read: () throws -> Project
  }

  /// The first candidate that has what is wanted; without one the first that can be read.
  func read() throws -> Project {
    var fallback: Project?
    var failure: ProjectError?
    for group in [workspaces, projects, manifests, package, below, manifestsBelow] {
      switch try first(of: group()) {
      case .found(let project, let url): return newest(project, url)
      case .severalFound(let error): throw error
      case .other(let project): fallback = fallback ?? project
      case .failed(let error): failure = failure ?? error
      case .nothing: break
      }
    }
    if let fallback { return fallback }
    if let failure { throw failure }
    if let choice {
      throw ProjectError(
        "\(folder.path) has no \(choice.name). Name another folder, or omit --\(choice.rawValue)."
      )
    }
    // A project without its file reports the missing file.
    let project = try ProjectReader.contents(of: folder).first { url in
      url.pathExtension == "xcodeproj" && !CocoaPods.hasMade(url)
    }
    if let project { return try ProjectReader.xcodeProject(project, fetcher) }
    return try PlainFolder.read(folder)
  }

  // MARK: Candidates

  private func workspaces() throws -> [Candidate] {
    choice == .package ? [] : try workspaces(in: folder)
  }

  private func projects() throws -> [Candidate] {
    choice == .package ? [] : try projects(in: folder)
  }

  /// The manifests of tools that make projects, where those have not been made.
  private func manifests() throws -> [Candidate] {
    guard choice != .package, try (workspaces() + projects()).isEmpty else { return [] }
    return Self.manifests(in: folder, fetcher)
  }

  private static func manifests(in folder: URL, _ fetcher: PackageFetcher?) -> [Candidate] {
    if XcodeGenProject.exists(in: folder) {
      let file = folder.appending(path: XcodeGenProject.manifest)
      return [Candidate(url: file) { try ProjectReader.xcodeGenProject(file, fetcher) }]
    }
    guard let file = TuistProject.file(in: folder) else { return [] }
    return [Candidate(url: file) { try ProjectReader.tuistProject(file, fetcher) }]
  }

  private func package() -> [Candidate] {
    guard choice != .project, SwiftPackage.exists(in: folder) else { return [] }
    return [Candidate(url: folder) { try SwiftPackage.read(folder, fetcher) }]
  }

  /// The projects of the nearest folders that have some: examples of a library, or the only ones there are.
  private func below() throws -> [Candidate] {
    guard choice != .package else { return [] }
    let hasProject = try !(workspaces() + projects()).isEmpty
    return try foldersWithProjects().filter { place in
      // Of an app with a project of its own other projects are modules, and of a library examples.
      !hasProject || Self.isExample(place, in: folder)
    }.flatMap { folder in
      let workspaces = try workspaces(in: folder)
      return workspaces.isEmpty ? try projects(in: folder) : workspaces
    }
  }

  /// The manifests of the nearest folders that have some, where no project is anywhere.
  private func manifestsBelow() throws -> [Candidate] {
    guard choice != .package, !SwiftPackage.exists(in: folder),
      try (workspaces() + projects()).isEmpty
    else { return [] }
    return nearestFolders { folder, names in
      names.contains(XcodeGenProject.manifest) && XcodeGenProject.exists(in: folder)
        || !names.isDisjoint(with: [TuistProject.manifest, TuistProject.workspace])
          && TuistProject.exists(in: folder)
    }.flatMap { Self.manifests(in: $0, fetcher) }
  }

  private static func isExample(_ place: URL, in folder: URL) -> Bool {
    let base = folder.standardizedFileURL.pathComponents.count
    return place.standardizedFileURL.pathComponents.dropFirst(base).contains { name in
      name.lowercased().contains(/example|demo|sample|^tests$/)
    }
  }

  private func workspaces(in folder: URL) throws -> [Candidate] {
    try ProjectReader.contents(of: folder).filter { $0.pathExtension == "xcworkspace" }
      .map(XcodeWorkspace.init).filter(\.hasContents).map { workspace in
        Candidate(url: workspace.url, projects: workspace.projects) {
          try ProjectReader.workspace(workspace, fetcher)
        }
      }
  }

  private func projects(in folder: URL) throws -> [Candidate] {
    try ProjectReader.contents(of: folder).filter { url in
      url.pathExtension == "xcodeproj" && !CocoaPods.hasMade(url) && XcodeProject.exists(url)
    }.map { url in Candidate(url: url) { try ProjectReader.xcodeProject(url, fetcher) } }
  }

  /// The folders with projects that are nearest, up to three folders down: those of one depth.
  private func foldersWithProjects() -> [URL] {
    nearestFolders { folder, names in
      names.contains { name in
        (name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"))
          && !CocoaPods.hasMade(folder.appending(path: name))
      }
    }
  }

  /// The nearest folders whose names of files suit, up to three folders down.
  private func nearestFolders(_ suits: (URL, Set<String>) -> Bool) -> [URL] {
    var folders = [folder]
    for _ in 0..<3 {
      folders = folders.flatMap { folder in
        // To ask the system of every file takes its time, and folders of sources have no extension.
        Self.names(in: folder).filter { !$0.contains(".") }.map { folder.appending(path: $0) }
      }.filter { FolderContents.isFolder($0) && !FolderContents.isLeftOut($0) }
      let found = folders.filter { suits($0, Set(Self.names(in: $0))) }
      if !found.isEmpty { return found.sorted { $0.path < $1.path } }
    }
    return []
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  // MARK: Choosing

  /// The package beside an Xcode project that lacks files of it; else the project.
  private func newest(_ project: Project, _ url: URL) -> Project {
    guard choice == nil, url.pathExtension == "xcodeproj", SwiftPackage.exists(in: folder),
      url.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path,
      let package = try? SwiftPackage.read(folder, nil),
      package.targets.contains(where: { $0.kind == wanted }),
      let outdated = OutdatedProject(project, beside: package),
      let whole = try? SwiftPackage.read(folder, fetcher)
    else { return project }
    let manifest = folder.appending(path: SwiftPackage.manifest)
    return Project(
      name: whole.name, folder: whole.folder, targets: whole.targets, packages: whole.packages,
      problems: whole.problems + [outdated.warning(about: url, manifest: manifest)])
  }

  private enum Choice {
    /// A project with targets of the wanted kind, and its place.
    case found(Project, URL)
    /// Several have them: one has to be named.
    case severalFound(ProjectError)
    case other(Project)
    case failed(ProjectError)
    case nothing
  }

  /// The only candidate, or of several the only one that has what is wanted.
  private func first(of all: [Candidate]) throws -> Choice {
    let listed = Set(all.flatMap(\.projects).map(\.standardizedFileURL.path))
    let candidates = all.filter { !listed.contains($0.url.standardizedFileURL.path) }
    var read: [(url: URL, project: Project)] = []
    var failure: ProjectError?
    for candidate in candidates {
      do {
        read.append((candidate.url, try candidate.read()))
      } catch let error as ProjectError {
        failure = failure ?? error
      }
    }
    let suitable = read.filter { $0.project.targets.contains { $0.kind == wanted } }
    if suitable.count == 1 { return .found(suitable[0].project, suitable[0].url) }
    if read.count == 1, failure == nil || candidates.count == 1 { return .other(read[0].project) }
    guard !read.isEmpty else {
      if candidates.count > 1 { return .failed(ambiguity(candidates.map(\.url))) }
      return failure.map { .failed($0) } ?? .nothing
    }
    return suitable.isEmpty
      ? .failed(ambiguity(read.map(\.url))) : .severalFound(ambiguity(suitable.map(\.url)))
  }

  private func ambiguity(_ urls: [URL]) -> ProjectError {
    let folders = Set(urls.map { $0.deletingLastPathComponent().standardizedFileURL.path })
    guard folders != [folder.standardizedFileURL.path] else {
      let names = urls.map(\.lastPathComponent).sorted().joined(separator: ", ")
      return ProjectError("\(folder.path) has several projects. Name one of them: \(names)")
    }
    let names = urls.map(\.path).sorted().joined(separator: ", ")
    return ProjectError(
      "\(folder.path) has projects in several folders. Name one of them: \(names)")
  }
}

extension ProjectChoice {
  fileprivate var name: String {
    switch self {
    case .project: "Xcode project"
    case .package: "Package.swift"
    }
  }
}
