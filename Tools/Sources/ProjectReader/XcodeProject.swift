import Foundation

/// Reads the targets of an Xcode project.
struct XcodeProject {
  private let url: URL
  let objects: XcodeObjects
  /// Where the files of the project are, by the identifiers of their references.
  private(set) var paths: [String: URL] = [:]
  var problems: [ProjectProblem] = []

  /// Without Swift sources there is nothing to build, unless somebody has them elsewhere.
  static func read(
    _ url: URL, _ fetcher: PackageFetcher?, mayBeEmpty: Bool = false
  ) throws -> Project {
    var project = try XcodeProject(url)
    let graph = try PackageGraph(
      local: project.localPackages, remote: project.remotePackages, namedBy: project.file,
      fetcher: fetcher)
    var packages = PackageTargets(graph)
    let folder = url.deletingLastPathComponent()
    var targets: [ProjectTarget] = []
    for object in project.objects.list("targets", of: project.objects.root) {
      let target = try project.target(object, in: folder, needing: &packages)
      if let target { targets.append(target) }
    }
    guard mayBeEmpty || !targets.isEmpty else {
      throw ProjectError("\(url.path) has no target with Swift sources")
    }
    targets += try packages.read()
    return Project(
      name: url.deletingPathExtension().lastPathComponent, folder: folder, targets: targets,
      packages: graph.fetched,
      problems: packages.problems + project.problems)
  }

  /// What each target needs of the others, also one that only stands for others.
  static func dependencies(in url: URL) throws -> [String: [String]] {
    let project = try XcodeProject(url)
    let targets = project.objects.list("targets", of: project.objects.root)
    return targets.reduce(into: [:]) { names, target in
      if let name = target.string("name") { names[name] = project.dependencies(of: target) }
    }
  }

  /// The file that says all this.
  var file: URL { url.appending(path: "project.pbxproj") }

  /// Where paths of the project begin.
  let root: URL

  private init(_ url: URL) throws {
    self.url = url
    objects = try XcodeObjects(url.appending(path: "project.pbxproj"))
    var folder = url.deletingLastPathComponent()
    if let path = objects.root.string("projectDirPath"), !path.isEmpty {
      folder = folder.appending(path: path)
    }
    root = folder
    if let group = objects[objects.root.string("mainGroup")] {
      place(group, in: folder, root: folder, depth: 0)
    }
  }

  /// Finds where a group and all in it lie. A file that was damaged may have groups within themselves.
  private mutating func place(
    _ object: XcodeObjects.Object, in folder: URL, root: URL, depth: Int
  ) {
    guard depth < 100, paths[object.id] == nil else { return }
    var place = folder
    if let path = object.string("path"), !path.isEmpty {
      switch object.string("sourceTree") {
      case "<absolute>": place = URL(filePath: path)
      case "SOURCE_ROOT": place = root.appending(path: path)
      case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": return
      default: place = folder.appending(path: path)
      }
    }
    paths[object.id] = place
    for child in objects.list("children", of: object) {
      self.place(child, in: place, root: root, depth: depth + 1)
    }
  }

  // MARK: Targets

  private mutating func target(
    _ object: XcodeObjects.Object, in folder: URL, needing packages: inout PackageTargets
  ) throws -> ProjectTarget? {
    guard let name = object.string("name"), let kind = kind(of: object) else { return nil }
    var contents = FolderContents()
    for phase in objects.list("buildPhases", of: object) {
      let files = objects.list("files", of: phase).compactMap { objects[$0.string("fileRef")] }
      switch phase.kind {
      case "PBXSourcesBuildPhase":
        let sources = urls(of: files).filter { $0.pathExtension == "swift" }
        contents.sources += present(sources, of: name, isError: true)
      case "PBXResourcesBuildPhase":
        contents.resources += present(urls(of: files), of: name, isError: false)
      default: break
      }
    }
    for group in objects.list("fileSystemSynchronizedGroups", of: object) {
      try add(group, of: object, to: &contents)
    }
    guard !contents.sources.isEmpty else { return nil }
    let needed = needed(by: object, called: name, of: &packages)
    return ProjectTarget(
      name: name, kind: kind, sources: Set(contents.sources).sorted { $0.path < $1.path },
      resources: Set(contents.resources).sorted { $0.path < $1.path },
      infoPlist: infoPlist(of: object, in: folder) ?? contents.infoPlist,
      dependencies: dependencies(of: object) + needed.targets, products: needed.products,
      isHosted: settings(of: object)["TEST_HOST"] != nil)
  }

  /// The files that are there; of the others it is said that they are not.
  private mutating func present(_ files: [URL], of target: String, isError: Bool) -> [URL] {
    func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    let missing = files.filter { !isThere($0) }.map(\.standardizedFileURL.path).sorted()
    // Of a folder that is not there all files are missing.
    let named = missing.count > 6 ? 5 : missing.count
    var messages = missing.prefix(named).map { "\($0) belongs to \(target), and is not there" }
    if missing.count > named {
      messages.append("\(missing.count - named) more files of \(target) are not there")
    }
    problems += messages.map {
      ProjectProblem(file: file, message: $0, isError: isError, target: target)
    }
    return files.filter(isThere)
  }

  private func kind(of object: XcodeObjects.Object) -> ProjectTarget.Kind? {
    switch object.string("productType") {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.library.static",
      "com.apple.product-type.framework.static", "com.apple.product-type.library.dynamic":
      .library
    case "com.apple.product-type.bundle.unit-test": .tests
    default: nil
    }
  }

  /// Where files lie; a file with several languages is a group of them, each in its `.lproj`.
  private func urls(of files: [XcodeObjects.Object]) -> [URL] {
    files.flatMap { file -> [URL] in
      guard file.kind == "PBXVariantGroup" else { return [paths[file.id]].compactMap(\.self) }
      return file.strings("children").compactMap { paths[$0] }.map { url in
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder : url
      }
    }
  }

  /// Since Xcode 16 a target may have all that is in a folder, but for what is excepted.
  private func add(
    _ group: XcodeObjects.Object, of target: XcodeObjects.Object, to contents: inout FolderContents
  ) throws {
    guard let folder = paths[group.id] else { return }
    let exceptions = objects.list("exceptions", of: group)
      .filter { $0.string("target") == target.id }.flatMap { $0.strings("membershipExceptions") }
    let excluded = exceptions.map { folder.appending(path: $0).standardizedFileURL.path }
    let found = try FolderContents(of: folder, leavingOut: Set(excluded))
    contents.sources += found.sources
    contents.resources += found.resources
    contents.infoPlist = contents.infoPlist ?? found.infoPlist
  }

  /// How a target is built to be tried.
  private func settings(of target: XcodeObjects.Object) -> [String: Any] {
    let configurations =
      objects[target.string("buildConfigurationList")]
      .map { objects.list("buildConfigurations", of: $0) } ?? []
    let debug = configurations.first { $0.string("name") == "Debug" } ?? configurations.first
    return debug?.dictionary("buildSettings") ?? [:]
  }

  private func infoPlist(of target: XcodeObjects.Object, in folder: URL) -> URL? {
    guard let path = settings(of: target)["INFOPLIST_FILE"] as? String else { return nil }
    let relative = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"].reduce(path) {
      $0.replacing($1, with: "")
    }
    let file = relative.hasPrefix("/") ? URL(filePath: relative) : folder.appending(path: relative)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  private func dependencies(of target: XcodeObjects.Object) -> [String] {
    objects.list("dependencies", of: target).compactMap { dependency in
      objects[dependency.string("target")]?.string("name")
    }
  }
}
