import Foundation

/// The targets of several projects that are built together.
///
/// Targets are known by their names. Of two libraries or apps with one name the first one counts; tests keep
/// both, the second with the name of its project behind its own.
struct JoinedProjects {
  private var targets: [ProjectTarget] = []
  private var packages: [FetchedPackage] = []
  private var problems: [ProjectProblem] = []
  /// The names of targets that only count where another target needs them.
  private var optional: Set<String> = []

  /// Adds a project with all of its targets.
  mutating func add(_ project: Project) { add(project, project.targets) }

  /// Adds projects that others refer to. Those that are missing or cannot be read are problems.
  mutating func addReferenced(_ projects: [URL], _ fetcher: PackageFetcher?) {
    for url in projects {
      do {
        guard XcodeProject.exists(url) else {
          throw ProjectError(
            "\(url.path) is missing, but a project refers to it. If it is in a submodule, run "
              + "`git submodule update --init`")
        }
        addReferenced(try XcodeProject.read(url, fetcher, mayBeEmpty: true))
      } catch {
        problems.append(ProjectProblem(file: url, message: "\(error)", isError: false))
      }
    }
  }

  /// Adds a project that another one refers to: its libraries, and its tests unless they are another
  /// party's. Its apps only count where tests run in them.
  private mutating func addReferenced(_ project: Project) {
    let isOwn = !ForeignFolders.contains(project.folder)
    let apps = project.apps.map(\.name).filter { name in !targets.contains { $0.name == name } }
    optional.formUnion(apps)
    add(project, project.targets.filter { $0.kind != .tests || isOwn })
  }

  private mutating func add(_ project: Project, _ added: [ProjectTarget]) {
    for target in added {
      guard let other = targets.first(where: { $0.name == target.name }) else {
        targets.append(target)
        continue
      }
      guard target.kind == .tests, other.kind == .tests, other.sources != target.sources else {
        continue
      }
      let name = "\(target.name) (\(project.name))"
      if !targets.contains(where: { $0.name == name }) { targets.append(target.renamed(name)) }
    }
    for package in project.packages
    where !packages.contains(where: { $0.identity == package.identity }) {
      packages.append(package)
    }
    problems += project.problems.filter { !problems.contains($0) }
  }

  /// Returns the added projects as one.
  func project(name: String, folder: URL, problems more: [ProjectProblem] = []) -> Project {
    let all = Project(
      name: name, folder: folder, targets: resolved, packages: packages, problems: problems + more)
    let needed = Set(
      all.targets.filter { !optional.contains($0.name) }.flatMap(all.closure).map(\.name))
    return Project(
      name: name, folder: folder, targets: all.targets.filter { needed.contains($0.name) },
      packages: packages, problems: problems + more)
  }

  /// The targets with what they need of other projects: Xcode writes down the name of a product where
  /// a target links what another project makes, and the path of an app where tests run in it.
  private var resolved: [ProjectTarget] {
    let names = Set(targets.map(\.name))
    return targets.map { target in
      var needed = target.dependencies.map { name in
        names.contains(name) ? name : self.target(making: name, isApp: false) ?? name
      }
      if let app = host(of: target), !needed.contains(app) { needed.append(app) }
      return needed == target.dependencies ? target : target.needing(only: needed)
    }
  }

  private func host(of tests: ProjectTarget) -> String? {
    guard tests.kind == .tests, tests.isHosted, let path = tests.buildSettings["TEST_HOST"],
      !tests.dependencies.contains(where: { name in
        targets.contains { $0.name == name && $0.kind == .app }
      })
    else { return nil }
    return target(making: URL(filePath: path).lastPathComponent, isApp: true)
  }

  private func target(making product: String, isApp: Bool) -> String? {
    targets.first { target in
      (target.kind == .app) == isApp && target.kind != .tests
        && (target.buildSettings["PRODUCT_NAME"] == product || target.module == product)
    }?.name
  }
}

/// The folders that hold what others have written: tools put it there, or the team's repository refers to it.
enum ForeignFolders {
  /// Returns a Boolean value that indicates whether a folder lies in one of them.
  static func contains(_ folder: URL) -> Bool {
    let url = folder.standardizedFileURL
    if url.pathComponents.contains(where: names.contains) { return true }
    var place = url.deletingLastPathComponent()
    for _ in 0..<8 where place.path != "/" {
      let modules = submodules(of: place)
      if !modules.isEmpty {
        let path = url.path.dropFirst(place.path.count + 1)
        return modules.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
      place.deleteLastPathComponent()
    }
    return false
  }

  private static let names: Set<String> = [
    "Pods", "Carthage", "checkouts", "SourcePackages", "Vendor", "ThirdParty", "node_modules",
  ]

  /// The paths of a repository's submodules.
  private static func submodules(of folder: URL) -> [Substring] {
    let file = folder.appending(path: ".gitmodules")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      line.firstMatch(of: /^\s*path\s*=\s*(\S.*?)\s*$/)?.1
    }
  }
}
