import Foundation

/// The checkouts of Carthage on this machine, as targets of a project.
enum Carthage {
  /// The project, with the libraries of its checkouts that its targets may import.
  static func adding(to project: Project) throws -> Project {
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
    let missing = dependencies(in: lock).filter { dependency in
      !present.contains(dependency.name.lowercased())
        && !known.contains(ProjectTarget.moduleName(dependency.name))
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

  /// The libraries of a checkout, by its projects or else by its package. Missing libraries of
  /// theirs are reported where sources import them.
  private static func libraries(of folder: URL) throws -> [ProjectTarget] {
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

  /// Returns the entries of `Cartfile.resolved`: `github "Owner/Name" "1.0"`.
  private static func dependencies(in file: URL) -> [(name: String, version: String)] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: /^(?:github|git)\s+"([^"]+)"\s+"([^"]+)"/) else {
        return nil
      }
      let name = URL(filePath: String(match.1)).deletingPathExtension().lastPathComponent
      return (name, String(match.2))
    }
  }
}
