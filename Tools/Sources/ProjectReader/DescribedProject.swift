import Foundation

/// A project as a manifest of XcodeGen or Tuist describes it, from which those tools would make an Xcode
/// project.
struct DescribedProject {
  let name: String
  /// The manifest.
  let file: URL
  var targets: [DescribedTarget] = []
  var localPackages: [URL] = []
  var remotePackages: [RemotePackage] = []
  /// The settings of all targets, the strongest first.
  var settings: [[String: String]] = []
  var problems: [ProjectProblem] = []

  var folder: URL { file.deletingLastPathComponent() }

  /// The targets for phones, with the sources that lie in their folders.
  func project(_ fetcher: PackageFetcher?) throws -> Project {
    let graph = try PackageGraph(
      local: localPackages, remote: remotePackages, namedBy: file, fetcher: fetcher)
    var packages = PackageTargets(graph)
    var problems = problems
    var found: [ProjectTarget] = []
    for target in targets {
      guard let kind = ProjectTarget.Kind(product: target.product) else { continue }
      let reader = DescribedTargetReader(project: self, target: target, kind: kind)
      let contents = try reader.contents()
      problems += reader.problems
      guard !contents.sources.isEmpty else { continue }
      let leftOut = ProjectProblem(
        leavingOut: contents.otherSources, of: target.name, in: file)
      problems += [leftOut].compactMap(\.self)
      var needed = PackageTargets.Needed()
      for product in target.products {
        guard
          let more = packages.product(product.name, of: product.package)
            ?? packages.product(product.name)
        else {
          // A package that is missing has been named.
          guard
            product.package.map(packages.has) ?? !graph.problems.contains(where: {
              $0.lacking != nil
            })
          else { continue }
          problems.append(
            ProjectProblem(
              file: file,
              message: "\(target.name) needs the product \(product.name), "
                + "but no package of the project has it",
              isError: false, target: target.name))
          continue
        }
        needed.targets += more.targets
        needed.products += more.products
      }
      found.append(reader.target(contents, needed))
    }
    return Project(
      name: name, folder: folder, targets: found.withoutExtensions + (try packages.read()),
      packages: graph.fetched, problems: packages.problems + problems)
  }
}

/// A target as a manifest describes it.
struct DescribedTarget {
  /// A file or a folder, or a pattern of their paths.
  struct Files {
    let path: String
    var excludes: [String] = []
    /// The only files of a folder that are taken, unless the list is empty.
    var includes: [String] = []
    /// A Boolean value that indicates whether a folder is copied as one.
    var isFolder = false
    var isOptional = false
  }

  struct Product {
    let name: String
    let package: String?
  }

  let name: String
  /// The product's type, as Xcode calls it, without what begins all of them: `bundle.unit-test`.
  let product: String
  var sources: [Files] = []
  var resources: [Files] = []
  var infoPlist: String?
  /// The values that the manifest adds to Info.plist, as a property list.
  var infoValues: Data?
  /// The settings of the target, the strongest first.
  var settings: [[String: String]] = []
  var dependencies: [String] = []
  var products: [Product] = []
}

extension ProjectTarget.Kind {
  /// The kind of a product's type, as Xcode calls it; nothing for what is not built here. App extensions are
  /// libraries, for tests that need them.
  init?(product: String?) {
    let start = "com.apple.product-type."
    let type = product.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
    switch type {
    case "application": self = .app
    case "framework", "framework.static", "library.static", "library.dynamic", "app-extension",
      "extensionkit-extension":
      self = .library
    case "bundle.unit-test": self = .tests
    default: return nil
    }
  }
}

/// Finds the files of a target that a manifest describes.
private struct DescribedTargetReader {
  let project: DescribedProject
  let target: DescribedTarget
  let kind: ProjectTarget.Kind

  private func url(_ path: String) -> URL {
    let url = path.hasPrefix("/") ? URL(filePath: path) : project.folder.appending(path: path)
    return url.standardizedFileURL
  }

  /// The problems with names that the target uses and that do not exist.
  var problems: [ProjectProblem] {
    (target.sources + target.resources).filter { files in
      !files.isOptional && !files.path.contains(where: "*?{[".contains)
        && !FileManager.default.fileExists(atPath: url(files.path).path)
    }.map { files in
      ProjectProblem(
        file: project.file,
        message: "\(url(files.path).path) belongs to \(target.name), but does not exist",
        isError: target.sources.contains { $0.path == files.path }, target: target.name)
    }
  }

  func contents() throws -> FolderContents {
    var contents = FolderContents()
    for files in target.sources { contents.add(try found(files)) }
    for files in target.resources {
      var found = try found(files)
      found.sources = []
      found.otherSources = []
      contents.add(found)
    }
    return contents
  }

  func target(
    _ contents: FolderContents, _ needed: PackageTargets.Needed
  ) -> ProjectTarget {
    let settings = XcodeSettings(
      layers: target.settings + project.settings + [
        XcodeSettings.defaults(
          target: target.name, project: project.name, root: project.folder, configuration: "Debug",
          language: "en")
      ])
    let plist = (target.infoPlist ?? settings["INFOPLIST_FILE"]).map(url)
    let isPresent = plist.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    let apps = project.targets.filter { ProjectTarget.Kind(product: $0.product) == .app }
    let dependencies = target.dependencies.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return ProjectTarget(
      name: target.name, module: settings["PRODUCT_MODULE_NAME"].map(ProjectTarget.moduleName),
      kind: kind, sources: Set(contents.sources).sorted { $0.path < $1.path },
      resources: Set(contents.resources).sorted { $0.path < $1.path },
      infoPlist: isPresent ? plist : contents.infoPlist,
      dependencies: dependencies + needed.targets.filter { !dependencies.contains($0) },
      products: needed.products,
      isHosted: kind == .tests && apps.contains { dependencies.contains($0.name) },
      defines: settings.defines, settings: settings.compiler, buildSettings: settings.all,
      infoValues: target.infoValues, isExtension: target.product.contains("extension")
    ).leavingOut(contents.otherSources)
  }

  /// The files of a folder or a pattern, but for those that are left out.
  private func found(_ files: DescribedTarget.Files) throws -> FolderContents {
    let isPattern = files.path.contains(where: "*?{[".contains)
    let base = isPattern ? Self.fixed(files.path) : files.path
    let place = url(base)
    guard FileManager.default.fileExists(atPath: place.path) else { return FolderContents() }
    guard FolderContents.isFolder(place), !FolderContents.isResource(place), !files.isFolder else {
      var contents = FolderContents()
      if files.isFolder {
        contents.resources = [place]
      } else {
        contents = try FolderContents(files: [place])
      }
      return contents
    }
    var contents = try FolderContents(of: place, withTests: true)
    let wanted = isPattern ? PathPattern(url(files.path).path) : nil
    let excluded = files.excludes.map {
      PathPattern(isPattern ? url($0).path : "\(place.path)/\($0)")
    }
    let included = files.includes.map { PathPattern("\(place.path)/\($0)") }
    func isMeant(_ file: URL) -> Bool {
      let path = file.standardizedFileURL.path
      return (wanted?.matches(path) ?? true) && !excluded.contains { $0.matches(path) }
        && (included.isEmpty || included.contains { $0.matches(path) })
    }
    contents.sources.removeAll { !isMeant($0) }
    contents.resources.removeAll { !isMeant($0) }
    contents.otherSources.removeAll { !isMeant($0) }
    if let plist = contents.infoPlist, !isMeant(plist) { contents.infoPlist = nil }
    return contents
  }

  /// The folders of a pattern that have no sign in them.
  private static func fixed(_ pattern: String) -> String {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !$0.contains(where: "*?{[".contains) }
    return fixed.isEmpty ? "." : fixed.joined(separator: "/")
  }
}

extension [ProjectTarget] {
  /// The targets without app extensions that no tests need: apps only carry them.
  var withoutExtensions: [ProjectTarget] {
    let extensions = Set(filter(\.isExtension).map(\.name))
    guard !extensions.isEmpty else { return self }
    let tested = Set(filter { $0.kind == .tests }.flatMap(\.dependencies))
    let dropped = extensions.subtracting(tested)
    return filter { !dropped.contains($0.name) }.map { target in
      guard target.kind == .app, !extensions.isDisjoint(with: target.dependencies) else {
        return target
      }
      return target.needing(only: target.dependencies.filter { !extensions.contains($0) })
    }
  }
}
