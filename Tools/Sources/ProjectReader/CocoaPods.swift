import Foundation

/// The pods of an Xcode project on this machine, as targets of the project.
///
/// Where pods were installed, `Pods/Pods.xcodeproj` lists their sources. Where they were not, the
/// Podfile has the paths of development pods, and folders in `Pods` are pods.
enum CocoaPods {
  /// Returns a Boolean value that indicates whether it has made a project, or its template for
  /// libraries a link to one.
  static func hasMade(_ project: URL) -> Bool {
    ["Pods.xcodeproj", "_Pods.xcodeproj"].contains(project.lastPathComponent)
  }

  /// The project, with its pods as libraries that its targets may import. Those that were not installed are
  /// fetched.
  static func adding(to project: Project, fetching fetcher: PackageFetcher?) throws -> Project {
    let known = Set(project.targets.map(\.module))
    guard let folder = folder(of: project) else { return project }
    let found = try pods(of: folder, known: known, fetcher)
    let pods = found.targets.filter { !known.contains($0.module) }
    let names = Set(pods.map(\.name))
    let targets = project.targets.map { target in
      // Pods know nothing of the app, nor do packages.
      target.kind == .foreign || target.package != nil
        ? target : target.needing(found.names(for: target.name).filter(names.contains))
    }
    return Project(
      name: project.name, folder: project.folder, targets: pods + targets,
      packages: project.packages, problems: project.problems + found.problems)
  }

  /// The folder of the Podfile: that of the project, or one above whose Podfile names projects.
  static func folder(of project: Project) -> URL? {
    var place = project.folder.standardizedFileURL
    func has(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: place.appending(path: name).path)
    }
    if has("Podfile") || has("Pods") { return place }
    for _ in 0..<2 {
      place.deleteLastPathComponent()
      let text = try? String(contentsOf: place.appending(path: "Podfile"), encoding: .utf8)
      if let text, text.contains(/(?m)^\s*(?:project|xcodeproj)\s*\(?['"]/) { return place }
    }
    return nil
  }

  /// The pods of a project.
  private struct Pods {
    var targets: [ProjectTarget] = []
    var problems: [ProjectProblem] = []
    /// The pods that every target of the project has; others are found by their imports.
    var named: [String] = []
    /// The pods behind targets such as `Pods-App`, where pods were installed.
    var groups: [String: [String]] = [:]

    /// Fetches pods, and removes those that were found from the list.
    mutating func add(
      _ missing: inout [(name: String, version: String)], _ podfile: Podfile,
      _ fetcher: PackageFetcher
    ) throws {
      try missing.removeAll { pod in
        let found = try PodSource.targets(of: pod.name, pod.version, podfile, fetcher)
        targets += found.filter { target in !targets.contains { $0.module == target.module } }
        return !found.isEmpty
      }
    }

    /// Returns the pods of a target of the project.
    func names(for target: String) -> [String] {
      let group = groups.first { name, _ in
        name == "Pods-\(target)" || name.hasPrefix("Pods-") && name.hasSuffix("-\(target)")
      }
      guard let group else { return named }
      return named.filter(group.value.contains)
    }
  }

  private static func pods(
    of folder: URL, known: Set<String>, _ fetcher: PackageFetcher?
  ) throws -> Pods {
    let place = folder.appending(path: "Pods")
    if XcodeProject.exists(place.appending(path: "Pods.xcodeproj")) {
      return try installedPods(in: place)
    }
    let file = folder.appending(path: "Podfile")
    let podfile = Podfile((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    let lock = PodLock(folder.appending(path: "Podfile.lock"))
    var pods = Pods()
    // A pod may have another name than its module.
    var present = known
    for (name, path) in podfile.paths {
      let place = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
      let specification = PodSpecification(of: name, at: place.standardizedFileURL)
      let targets = try specification?.targets(asked: podfile.requests(for: name)) ?? []
      if !targets.isEmpty { present.insert(ProjectTarget.moduleName(name)) }
      pods.targets += targets
    }
    pods.named = pods.targets.filter { $0.kind == .library }.map(\.name)
    pods.targets += try vendoredPods(in: place, lock).filter { pod in
      !pods.targets.contains { $0.module == pod.module }
    }
    let modules = present.union(pods.targets.map(\.module))
    let missing = lock.isEmpty ? podfile.missing(besides: modules) : lock.missing(besides: modules)
    var absent = missing.filter { pod in
      !FileManager.default.fileExists(atPath: place.appending(path: pod.name).path)
    }
    if let fetcher { try pods.add(&absent, podfile, fetcher) }
    if !absent.isEmpty {
      let names = absent.map { "\($0.name) \($0.version)".trimmingCharacters(in: .whitespaces) }
      pods.problems.append(
        ProjectProblem(
          file: lock.isEmpty ? file : lock.file,
          message: "missing pods: \(names.joined(separator: ", ")). Run "
            + "`pod install` in \(folder.path), or pass --stub for each imported module",
          isError: false))
    }
    return pods
  }

  /// The pods by the projects that CocoaPods has made: one for all, or one for each. Tests are those of pods
  /// that are developed beside the app.
  private static func installedPods(in place: URL) throws -> Pods {
    let projects = try ProjectReader.contents(of: place).filter(XcodeProject.exists)
    var pods = Pods()
    for url in projects {
      // Pods of Objective-C's are no targets here.
      let project = try XcodeProject.read(url, nil, mayBeEmpty: true)
      let path = place.standardizedFileURL.path + "/"
      pods.targets += project.targets.filter { target in
        target.kind == .library
          || target.kind == .tests
            && !target.sources.allSatisfy { $0.standardizedFileURL.path.hasPrefix(path) }
      }
      pods.problems += project.problems
      pods.groups.merge(try XcodeProject.dependencies(in: url)) { first, _ in first }
    }
    pods.named = pods.targets.filter { $0.kind == .library }.map(\.name)
    return pods
  }

  /// The pods whose sources lie in `Pods` without a project: each is the Swift files of its folder.
  private static func vendoredPods(in place: URL, _ lock: PodLock) throws -> [ProjectTarget] {
    guard FolderContents.isFolder(place) else { return [] }
    let tools: Set<String> = [
      "Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj",
    ]
    return try ProjectReader.contents(of: place).compactMap { folder in
      let name = folder.lastPathComponent
      guard FolderContents.isFolder(folder), !tools.contains(name), !name.hasPrefix(".") else {
        return nil
      }
      let contents = try FolderContents(of: folder)
      guard !contents.sources.isEmpty else { return nil }
      return ProjectTarget(
        name: name, kind: .library, sources: contents.sources, resources: contents.resources,
        dependencies: lock.needs(of: name), defines: [PodSpecification.define])
    }
  }
}
