import Foundation

/// Reads the targets of an Xcode project.
struct XcodeProject {
  let url: URL
  let objects: XcodeObjects
  /// The locations of the project's files, by the identifiers of their references.
  private(set) var paths: [String: URL] = [:]
  /// How its targets are built, by their identifiers: every target is asked for several times.
  private var settings: [String: XcodeSettings] = [:]
  var problems: [ProjectProblem] = []
  /// The configuration in which the project's schemes build its tests.
  private(set) var testConfiguration: String?

  /// Without Swift sources there is nothing to build, unless another project has them. A workspace
  /// may have packages for all of its projects.
  static func read(
    _ url: URL, _ fetcher: PackageFetcher?, also beside: [URL] = [], mayBeEmpty: Bool = false
  ) throws -> Project {
    var project = try XcodeProject(url)
    let graph = try PackageGraph(
      local: project.localPackages + beside, remote: project.remotePackages,
      namedBy: project.file,
      fetcher: fetcher)
    var packages = PackageTargets(graph)
    let folder = url.deletingLastPathComponent()
    var targets: [ProjectTarget] = []
    for object in project.targetsForPhones {
      let target = try project.target(object, needing: &packages)
      if let target { targets.append(target) }
    }
    targets = targets.withoutExtensions
    guard mayBeEmpty || !targets.isEmpty else {
      throw ProjectError("\(url.path) has no target with Swift sources")
    }
    targets += try packages.read()
    return Project(
      name: url.deletingPathExtension().lastPathComponent, folder: folder, targets: targets,
      packages: graph.fetched,
      problems: packages.problems + project.problems)
  }

  /// The project, with those that it refers to.
  static func readWithReferences(_ url: URL, _ fetcher: PackageFetcher?) throws -> Project {
    let references = references(of: [url])
    guard !references.isEmpty else { return try read(url, fetcher) }
    var parts = JoinedProjects()
    let main = try read(url, fetcher, mayBeEmpty: true)
    parts.add(main)
    parts.addReferenced(references, fetcher)
    let project = parts.project(name: main.name, folder: main.folder)
    guard !project.targets.isEmpty else {
      throw ProjectError("\(url.path) has no target with Swift sources")
    }
    return project
  }

  /// Returns a Boolean value that indicates whether a project is on this machine: a tool that makes
  /// projects may leave a folder without its file.
  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: "project.pbxproj").path)
  }

  /// Of projects those with targets for phones; all of them where none has some. One that cannot be read
  /// is among them: reading it reports why.
  static func suitable(_ projects: [URL]) -> [URL] {
    let found = projects.filter { url in
      guard let project = try? XcodeProject(url) else { return true }
      return project.allTargets.contains(where: project.isForPhones)
    }
    return found.isEmpty ? projects : found
  }

  /// The projects that projects refer to, directly or not. One that cannot be read refers to nothing;
  /// reading its targets reports why.
  static func references(of projects: [URL]) -> [URL] {
    var found = projects.map(\.standardizedFileURL)
    var number = 0
    while number < found.count {
      let more = (try? XcodeProject(found[number]))?.references ?? []
      found += more.filter { !found.contains($0) }
      number += 1
    }
    return Array(found.dropFirst(projects.count))
  }

  /// The projects that this one refers to, but for one that CocoaPods makes.
  private var references: [URL] {
    let files = objects.root.dictionaries("projectReferences").compactMap { reference in
      (reference["ProjectRef"] as? String).flatMap { paths[$0]?.standardizedFileURL }
    }
    return files.reduce(into: []) { all, file in
      if !CocoaPods.hasMade(file), !all.contains(file) { all.append(file) }
    }
  }

  /// Returns the dependencies of each target, aggregate targets included.
  static func dependencies(in url: URL) throws -> [String: [String]] {
    let project = try XcodeProject(url)
    let targets = project.objects.list("targets", of: project.objects.root)
    return targets.reduce(into: [:]) { names, target in
      if let name = target.string("name") { names[name] = project.dependencies(of: target) }
    }
  }

  /// The project file.
  var file: URL { url.appending(path: "project.pbxproj") }

  /// The folder to which paths of the project are relative.
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
    testConfiguration = XcodeScheme.testConfiguration(of: url)
    for target in allTargets { settings[target.id] = makeSettings(of: target) }
  }

  private func settings(of target: XcodeObjects.Object) -> XcodeSettings {
    settings[target.id] ?? makeSettings(of: target)
  }

  /// Finds where a group and all in it lie. A file that was damaged may have groups within themselves.
  private mutating func place(
    _ object: XcodeObjects.Object, in folder: URL, root: URL, depth: Int
  ) {
    guard depth < 100, paths[object.id] == nil else { return }
    var place = folder
    if let path = object.string("path"), !path.isEmpty {
      switch object.string("sourceTree") {
      case "<absolute>": place = found(URL(filePath: path), in: root)
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

  /// Finds the file of an absolute path. Xcode writes such paths for the classes of data models; on another
  /// machine, the file is found in the project's folder by the last components of its path.
  private mutating func found(_ place: URL, in root: URL) -> URL {
    let files = FileManager.default
    guard !files.fileExists(atPath: place.path) else { return place }
    let components = place.pathComponents.dropFirst()
    let own = components.indices.lazy
      .map { root.appending(path: components[$0...].joined(separator: "/")) }
      .first { files.fileExists(atPath: $0.path) }
    guard let own else { return place }
    problems.append(
      ProjectProblem(
        file: file,
        message: "\(place.path) does not exist on this machine; \(own.path) is used in its place",
        isError: false))
    return own
  }

  // MARK: Targets

  private var allTargets: [XcodeObjects.Object] { objects.list("targets", of: objects.root) }

  /// Of targets for several systems those for phones; all of them where none is.
  private var targetsForPhones: [XcodeObjects.Object] {
    let found = allTargets.filter(isForPhones)
    return found.isEmpty ? allTargets : found
  }

  /// Returns a Boolean value that indicates whether a file of a build phase, or a target that
  /// another one needs, is for phones too.
  func isBuiltForPhones(_ file: XcodeObjects.Object) -> Bool {
    Self.isForPhones(
      filters: file.strings("platformFilters") + [file.string("platformFilter")].compactMap(\.self))
  }

  private static func isForPhones(filters: [String]) -> Bool {
    filters.isEmpty || filters.contains("ios")
  }

  /// Returns a Boolean value that indicates whether a target is for phones, by its settings or else
  /// by its name, such as `Kit-macOS`.
  private func isForPhones(_ target: XcodeObjects.Object) -> Bool {
    let settings = settings(of: target)
    guard !settings.namesSystem, let name = target.string("name") else {
      return settings.isForPhones
    }
    let words = name.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
    let others = ["macos", "osx", "tvos", "watchos", "visionos"]
    return words.contains { $0.hasPrefix("ios") }
      || !words.contains { word in word == "mac" || others.contains(where: word.hasPrefix) }
  }

  private mutating func target(
    _ object: XcodeObjects.Object, needing packages: inout PackageTargets
  ) throws -> ProjectTarget? {
    guard let name = object.string("name"), let kind = kind(of: object) else { return nil }
    let settings = settings(of: object)
    var contents = FolderContents()
    for phase in objects.list("buildPhases", of: object) {
      let files = objects.list("files", of: phase).filter(isBuiltForPhones)
        .compactMap { objects[$0.string("fileRef")] }
      switch phase.kind {
      case "PBXSourcesBuildPhase":
        let all = urls(of: files).filter(settings.includes)
        let sources = all.filter { $0.pathExtension == "swift" }
        contents.sources += present(sources, of: name, isError: true)
        contents.otherSources += all.filter(FolderContents.isOtherSource)
        // Xcode compiles data models, which apps read while they run.
        let models = all.filter { ["xcdatamodel", "xcdatamodeld"].contains($0.pathExtension) }
        contents.resources += present(models, of: name, isError: true)
      case "PBXResourcesBuildPhase":
        contents.resources += present(urls(of: files), of: name, isError: false)
      default: break
      }
    }
    try addSynchronizedFolders(of: object, to: &contents)
    contents.sources.removeAll { !settings.includes($0) }
    contents.resources.removeAll { !settings.includes($0) }
    guard !contents.sources.isEmpty else { return nil }
    // CocoaPods adds a file with an empty class to each of its targets.
    contents.otherSources.removeAll {
      !settings.includes($0) || $0.lastPathComponent == "\(name)-dummy.m"
    }
    problems += [ProjectProblem(leavingOut: contents.otherSources, of: name, in: file)]
      .compactMap(\.self)
    let needed = needed(by: object, called: name, of: &packages)
    let host = settings["TEST_HOST"] ?? ""
    let siblings = dependencies(of: object)
    return ProjectTarget(
      name: name, module: settings["PRODUCT_MODULE_NAME"].map(ProjectTarget.moduleName), kind: kind,
      sources: Set(contents.sources).sorted { $0.path < $1.path },
      resources: Set(contents.resources).sorted { $0.path < $1.path },
      infoPlist: infoPlist(in: settings) ?? contents.infoPlist,
      dependencies: siblings + apps(at: host).filter { !siblings.contains($0) } + needed.targets,
      products: needed.products, isHosted: !host.isEmpty, defines: settings.defines,
      settings: settings.compiler, buildSettings: settings.all,
      isExtension: object.string("productType")?.hasSuffix("-extension") == true
    ).leavingOut(contents.otherSources)
  }

  /// The app that tests run in, by the path of its program: Xcode needs no other word of it.
  private func apps(at path: String) -> [String] {
    guard !path.isEmpty else { return [] }
    let program = URL(filePath: path).lastPathComponent
    let app = targetsForPhones.first {
      kind(of: $0) == .app && settings(of: $0)["PRODUCT_NAME"] == program
    }
    return [app?.string("name")].compactMap(\.self)
  }

  /// Returns the existing files; missing ones are reported.
  private mutating func present(_ files: [URL], of target: String, isError: Bool) -> [URL] {
    func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    // The command writes its names itself.
    let missing = files.filter { !isThere($0) && $0.lastPathComponent != "R.generated.swift" }.map(
      \.standardizedFileURL.path
    ).sorted()
    // Of a folder that is not there all files are missing.
    let named = missing.count > 6 ? 5 : missing.count
    var messages = missing.prefix(named).map { path in
      "\(path) belongs to \(target), but does not exist"
        + (path.lowercased().hasSuffix(".generated.swift")
          ? ". Run the program that generates it; build phases are not run" : "")
    }
    if missing.count > named {
      messages.append("\(missing.count - named) more files of \(target) do not exist")
    }
    problems += messages.map {
      ProjectProblem(file: file, message: $0, isError: isError, target: target)
    }
    return files.filter(isThere)
  }

  private func kind(of object: XcodeObjects.Object) -> ProjectTarget.Kind? {
    ProjectTarget.Kind(product: object.string("productType"))
  }

  /// Returns the locations of files; a file with several languages is a group of them, each in its
  /// `.lproj`.
  private func urls(of files: [XcodeObjects.Object]) -> [URL] {
    files.flatMap { file -> [URL] in
      guard file.kind == "PBXVariantGroup" else { return [paths[file.id]].compactMap(\.self) }
      return file.strings("children").compactMap { paths[$0] }.map { url in
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder : url
      }
    }
  }

  /// Since Xcode 16 a target may have all that is in a folder, but for what is excepted; and of folders
  /// of other targets it may have what is excepted for it.
  private func addSynchronizedFolders(
    of target: XcodeObjects.Object, to contents: inout FolderContents
  ) throws {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    let others = allTargets.flatMap { $0.strings("fileSystemSynchronizedGroups") }
    for id in own.union(others).sorted() {
      guard let group = objects[id], let folder = paths[id] else { continue }
      let exceptions = objects.list("exceptions", of: group)
        .filter { $0.string("target") == target.id }.flatMap { $0.strings("membershipExceptions") }
        .map { folder.appending(path: $0).standardizedFileURL }
      if own.contains(id) {
        let filtered = objects.list("exceptions", of: group).flatMap { exception in
          exception.dictionary("platformFiltersByRelativePath").filter { pair in
            (pair.value as? [String]).map { !Self.isForPhones(filters: $0) } ?? false
          }.keys
        }.map { folder.appending(path: $0).standardizedFileURL.path }
        let excluded = Set(exceptions.map(\.path) + filtered)
        contents.add(try FolderContents(of: folder, leavingOut: excluded, withTests: true))
      } else {
        contents.add(try FolderContents(files: exceptions))
      }
    }
  }

  private func infoPlist(in settings: XcodeSettings) -> URL? {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    let file = path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The targets that a target names, and those whose products it links: Xcode needs no more of them.
  /// They may be of another project.
  private func dependencies(of target: XcodeObjects.Object) -> [String] {
    let named = objects.list("dependencies", of: target).filter(isBuiltForPhones).compactMap {
      dependency in
      objects[dependency.string("target")]?.string("name") ?? dependency.string("name")
        ?? objects[dependency.string("targetProxy")]?.string("remoteInfo")
    }
    let linked = objects.list("buildPhases", of: target)
      .filter { $0.kind != "PBXResourcesBuildPhase" }
      .flatMap { objects.list("files", of: $0) }.filter(isBuiltForPhones)
      .compactMap { objects[$0.string("fileRef")] }
    let own = allTargets.filter { other in
      linked.contains { $0.id == other.string("productReference") }
    }.compactMap { $0.string("name") }
    let others = linked.compactMap { $0.string("path") }.filter { $0.hasSuffix(".framework") }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let name = target.string("name")
    return (named + own + others).reduce(into: []) { names, other in
      if other != name, !names.contains(other) { names.append(other) }
    }
  }
}
