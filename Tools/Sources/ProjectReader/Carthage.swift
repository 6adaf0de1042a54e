import Foundation

/// The checkouts of Carthage on this machine, as targets of a project.
enum Carthage {
  /// The project, with the libraries of its checkouts that its targets may import. A checkout that is missing is
  /// fetched where sources import a module of its name.
  static func adding(to project: Project, fetching fetcher: PackageFetcher?) throws -> Project {
    let known = Set(project.targets.map(\.module))
    let checkouts = project.folder.appending(path: "Carthage/Checkouts")
    let folders =
      FolderContents.isFolder(checkouts)
      ? try ProjectReader.contents(of: checkouts).filter(FolderContents.isFolder) : []
    var targets: [ProjectTarget] = []
    var present: Set<String> = []
    for folder in folders {
      let found = try libraries(of: folder)
      if !found.isEmpty { present.insert(folder.lastPathComponent.lowercased()) }
      for target in found
      where !known.contains(target.module) && !targets.contains(where: { $0.name == target.name }) {
        targets.append(target)
      }
    }
    let lock = project.folder.appending(path: "Cartfile.resolved")
    var missing = dependencies(in: lock).filter { dependency in
      !present.contains(dependency.name.lowercased())
        && !known.contains(ProjectTarget.moduleName(dependency.name))
    }
    if let fetcher {
      // A fetched library may import another one.
      while let (dependency, found) = try next(of: missing, for: project, targets, fetcher) {
        missing.removeAll { $0.name == dependency.name }
        targets += found.filter { target in
          !known.contains(target.module) && !targets.contains { $0.name == target.name }
        }
      }
    }
    var problems = project.problems
    if !missing.isEmpty {
      let names = missing.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
      problems.append(
        ProjectProblem(
          file: lock,
          message: "missing Carthage checkouts: \(names). Run `carthage checkout` in "
            + "\(project.folder.path), or pass --stub for each imported module",
          isError: false))
    }
    return Project(
      name: project.name, folder: project.folder, targets: targets + project.targets,
      packages: project.packages, problems: problems)
  }

  /// Fetches the first dependency that sources import and that can be had.
  private static func next(
    of missing: [Dependency], for project: Project, _ targets: [ProjectTarget],
    _ fetcher: PackageFetcher
  ) throws -> (Dependency, [ProjectTarget])? {
    let all = Project(
      name: project.name, folder: project.folder, targets: targets + project.targets)
    let known = Set(all.targets.map(\.module))
    let imported = all.importedModules().subtracting(known)
    for dependency in missing where imported.contains(where: dependency.mayHave) {
      guard !PublicPackage.names.contains(dependency.name),
        let folder = try fetcher.sources(
          of: SourceRepository(url: dependency.url, version: .named(dependency.version)))
      else { continue }
      let found = try libraries(of: folder)
      // Its name alone may have misled.
      if found.contains(where: { imported.contains($0.module) }) { return (dependency, found) }
    }
    return nil
  }

  /// The libraries of a checkout, by its projects or else by its package. Missing libraries of
  /// theirs are reported where sources import them.
  static func libraries(of folder: URL) throws -> [ProjectTarget] {
    let projects = try ProjectReader.contents(of: folder).filter { url in
      url.pathExtension == "xcodeproj" && XcodeProject.exists(url)
    }
    let made = projects.flatMap {
      (try? XcodeProject.read($0, nil, mayBeEmpty: true))?.targets ?? []
    }
    let found = made.filter { $0.kind == .library && $0.package == nil }
    guard found.isEmpty, SwiftPackage.exists(in: folder) else { return found }
    let package = try SwiftPackage.readAll(
      [folder], namedBy: folder.appending(path: SwiftPackage.manifest), nil)
    return package.targets.filter { $0.kind == .library || $0.kind == .foreign }
  }

  private struct Dependency {
    let name: String
    let url: String
    let version: String

    /// Returns a Boolean value that indicates whether it may have a module: `Reachability` of `Reachability.swift`,
    /// `KeychainKit` of `keychain-kit`, `Logging` of `log`. Its files say so for certain.
    func mayHave(_ module: String) -> Bool {
      let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
      let core = words.filter { $0 != "swift" && $0 != "ios" }
      let module = module.lowercased()
      return module == words.joined() || module == ProjectTarget.moduleName(name).lowercased()
        || (core.joined().count > 2 && module.hasPrefix(core.joined()))
    }
  }

  /// Returns the entries of `Cartfile.resolved`: `github "Owner/Name" "1.0"`.
  private static func dependencies(in file: URL) -> [Dependency] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: /^(github|git)\s+"([^"]+)"\s+"([^"]+)"/) else {
        return nil
      }
      let place = String(match.2)
      let isShort = match.1 == "github" && !place.contains("://")
      return Dependency(
        name: URL(filePath: place).deletingPathExtension().lastPathComponent,
        url: isShort ? "https://github.com/\(place).git" : place, version: String(match.3))
    }
  }
}
