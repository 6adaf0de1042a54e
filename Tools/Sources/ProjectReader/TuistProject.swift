import Foundation
import SwiftParser
import SwiftSyntax

/// Reads `Project.swift` and `Workspace.swift`, the manifests of Tuist, without that tool. They are programs:
/// read is what they write down, with their constants, and not what functions would make.
struct TuistProject {
  static let manifest = "Project.swift"
  static let workspace = "Workspace.swift"

  private let file: URL
  private let evaluator: TuistEvaluator

  static func exists(in folder: URL) -> Bool { file(in: folder) != nil }

  /// The manifest of a folder, that of a workspace first.
  static func file(in folder: URL) -> URL? {
    [workspace, manifest].map { folder.appending(path: $0) }.first { file in
      // Sources may have that name too.
      (try? String(contentsOf: file, encoding: .utf8))?.contains("import ProjectDescription")
        == true
    }
  }

  static func read(_ file: URL, _ fetcher: PackageFetcher?) throws -> Project {
    let reader = try TuistProject(file)
    guard file.lastPathComponent == workspace else {
      let project = try reader.described().project(fetcher)
      guard !project.targets.isEmpty else {
        throw ProjectError("\(file.path) has no target for iOS with Swift sources")
      }
      return project
    }
    return try reader.joined(fetcher)
  }

  private init(_ file: URL) throws {
    self.file = file
    let helpers = try Self.helpers(of: file)
    evaluator = TuistEvaluator(
      try Self.parsed(file), helpers: helpers.compactMap { try? Self.parsed($0) })
  }

  private static func parsed(_ file: URL) throws -> SourceFileSyntax {
    do {
      return Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
  }

  // MARK: Folders

  private var folder: URL { file.deletingLastPathComponent() }

  /// The nearest folder that has Tuist's own folder, or that of the manifest.
  private static func root(of file: URL) -> URL {
    var place = file.deletingLastPathComponent().standardizedFileURL
    for _ in 0..<8 where place.path != "/" {
      if FolderContents.isFolder(place.appending(path: "Tuist")) { return place }
      place.deleteLastPathComponent()
    }
    return file.deletingLastPathComponent()
  }

  private static func helpers(of file: URL) throws -> [URL] {
    let folder = root(of: file).appending(path: "Tuist/ProjectDescriptionHelpers")
    guard FolderContents.isFolder(folder) else { return [] }
    return try FolderContents(of: folder, withTests: true).sources
  }

  // MARK: Workspaces

  private func joined(_ fetcher: PackageFetcher?) throws -> Project {
    guard let workspace = evaluator.constant("workspace"), case .call = workspace else {
      throw unreadable("the workspace")
    }
    var parts = JoinedProjects()
    var problems: [ProjectProblem] = []
    for pattern in (workspace.argument("projects")?.values ?? []).map(path) {
      guard let pattern else { throw unreadable("the list of projects") }
      for file in try Self.manifests(matching: pattern, in: folder) {
        do {
          parts.add(try TuistProject(file).described().project(fetcher))
        } catch {
          problems.append(ProjectProblem(file: file, message: "\(error)"))
        }
      }
    }
    let project = parts.project(
      name: workspace.argument("name")?.text ?? folder.lastPathComponent, folder: folder,
      problems: problems)
    if project.targets.isEmpty, let problem = problems.first { throw ProjectError(problem.message) }
    return project
  }

  private static func manifests(matching pattern: String, in folder: URL) throws -> [URL] {
    guard pattern.contains("*") else {
      return [folder.appending(path: pattern).standardizedFileURL.appending(path: manifest)]
    }
    let base = folder.standardizedFileURL.path + "/"
    let wanted = PathPattern(pattern)
    var found: [URL] = []
    func look(in place: URL, depth: Int) throws {
      for url in try ProjectReader.contents(of: place) where FolderContents.isFolder(url) {
        guard depth < 6, !FolderContents.isLeftOut(url), !url.lastPathComponent.hasPrefix(".")
        else {
          continue
        }
        let path = String(url.standardizedFileURL.path.dropFirst(base.count))
        let file = url.appending(path: manifest)
        if wanted.matches(path), FileManager.default.fileExists(atPath: file.path) {
          found.append(file)
        }
        try look(in: url, depth: depth + 1)
      }
    }
    try look(in: folder, depth: 0)
    return found
  }

  // MARK: Projects

  private func described() throws -> DescribedProject {
    guard let project = evaluator.constant("project"), case .call(let maker, _) = project else {
      throw unreadable("the project")
    }
    guard ["Project", "init"].contains(maker), let targets = project.argument("targets") else {
      throw unreadable("the project, which \(maker) makes,")
    }
    var described = DescribedProject(
      name: project.argument("name")?.text ?? folder.lastPathComponent, file: file)
    described.settings = settings(project.argument("settings"))
    for package in project.argument("packages")?.values ?? [] { add(package, to: &described) }
    let external = Self.root(of: file).appending(path: "Tuist")
    if SwiftPackage.exists(in: external) { described.localPackages.append(external) }
    for value in targets.values {
      guard case .call(let maker, _) = value, ["target", "Target"].contains(maker) else {
        described.problems.append(
          ProjectProblem(
            file: file, message: unreadable("a target, \(Self.brief(value)),").description))
        continue
      }
      do {
        if let target = try target(value, &described) { described.targets.append(target) }
      } catch {
        described.problems.append(ProjectProblem(file: file, message: "\(error)"))
      }
    }
    if described.targets.isEmpty, let problem = described.problems.first {
      throw ProjectError(problem.message)
    }
    return described
  }

  /// Text for a part of a manifest that is a program.
  private func unreadable(_ part: String) -> ProjectError {
    ProjectError(
      "\(file.path): \(part) is computed by the Tuist manifest, which is not executed. Run `tuist "
        + "generate`, and pass the generated .xcworkspace or .xcodeproj")
  }

  private static func brief(_ value: TuistValue) -> String {
    switch value {
    case .unknown(let text):
      String(text.split(whereSeparator: \.isNewline).first ?? "").prefix(60).description
    case .call(let name, _): "\(name)(…)"
    case .name(let name): name
    default: "without a name"
    }
  }

  private func add(_ package: TuistValue, to project: inout DescribedProject) {
    guard case .call(_, let arguments) = package else { return }
    if let path = package.argument("path").flatMap(path) {
      project.localPackages.append(url(path))
    } else if let url = (package.argument("url") ?? package.argument(nil))?.text,
      let requirement = Self.requirement(arguments.map { ($0.label, $0.value) })
    {
      project.remotePackages.append(RemotePackage(url: url, requirement: requirement))
    }
  }

  private static func requirement(
    _ arguments: [(label: String?, value: TuistValue)]
  ) -> RemotePackage.Requirement? {
    for (label, value) in arguments {
      var (kind, text) = (label ?? "", value.text)
      if case .call(let name, let inner) = value {
        kind = name
        text = inner.first?.value.text
      }
      guard let text else { continue }
      switch kind {
      case "from", "upToNextMajor":
        return .range(from: text, to: PackageVersion(text).next(at: 0).text)
      case "upToNextMinor": return .range(from: text, to: PackageVersion(text).next(at: 1).text)
      case "exact": return .exact(text)
      case "branch": return .branch(text)
      case "revision": return .revision(text)
      default: continue
      }
    }
    return nil
  }

  // MARK: Targets

  private static let products = [
    "app": "application", "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    "unitTests": "bundle.unit-test", "appExtension": "app-extension",
  ]

  private func target(
    _ value: TuistValue, _ project: inout DescribedProject
  ) throws -> DescribedTarget? {
    guard let name = value.argument("name")?.text else { throw unreadable("the name of a target") }
    guard case .name(let product)? = value.argument("product") else {
      throw unreadable("the product of the target \(name)")
    }
    guard let type = Self.products[product], isForPhones(value) else { return nil }
    var target = DescribedTarget(name: name, product: type)
    for (label, isSource) in [("sources", true), ("resources", false), ("buildableFolders", true)] {
      guard let files = value.argument(label) else { continue }
      let found = self.files(files)
      if isSource { target.sources += found } else { target.resources += found }
      if found.isEmpty, !files.values.isEmpty {
        project.problems.append(
          ProjectProblem(
            file: file,
            message: unreadable("the list `\(label)` of the target \(name)").description,
            isError: isSource, target: name))
      }
    }
    if let info = value.argument("infoPlist") { addInfo(info, to: &target) }
    target.settings = settings(value.argument("settings"))
    for dependency in value.argument("dependencies")?.values ?? [] { add(dependency, to: &target) }
    return target
  }

  private func isForPhones(_ target: TuistValue) -> Bool {
    let names = [target.argument("destinations"), target.argument("platform")].compactMap(\.self)
      .flatMap(\.values).compactMap { value in
        if case .name(let name) = value { name } else { nil }
      }
    let others: Set = [
      "macOS", "tvOS", "watchOS", "visionOS", "mac", "appleTv", "appleWatch", "appleVision",
    ]
    return names.isEmpty || !others.isSuperset(of: names)
  }

  /// Files by patterns: `"App/**"`, `["App/**"]`, `.glob("App/**", excluding: …)`, `.folder("App")`.
  private func files(_ value: TuistValue) -> [DescribedTarget.Files] {
    value.values.flatMap { value -> [DescribedTarget.Files] in
      if let path = value.text { return [DescribedTarget.Files(path: path, isOptional: true)] }
      guard case .call(let name, let arguments) = value else { return [] }
      if name == "sourceFilesList" || name == "init" || name == "resources"
        || name.hasSuffix("List")
      {
        return arguments.flatMap { files($0.value) }
      }
      let first = value.argument(nil) ?? value.argument("pattern") ?? value.argument("path")
      guard let path = first.flatMap(path) else { return [] }
      let excluded = (value.argument("excluding")?.values ?? []).compactMap(self.path)
      return [
        DescribedTarget.Files(
          path: path, excludes: excluded, isFolder: name == "folderReference", isOptional: true)
      ]
    }
  }

  private func addInfo(_ info: TuistValue, to target: inout DescribedTarget) {
    if case .call(let name, _) = info, name == "extendingDefault" || name == "dictionary" {
      guard let values = info.argument(name == "dictionary" ? nil : "with")?.propertyList else {
        return
      }
      target.infoValues = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    } else {
      target.infoPlist = path(info)
    }
  }

  private func add(_ dependency: TuistValue, to target: inout DescribedTarget) {
    guard case .call(let kind, _) = dependency else { return }
    // A target may be named itself.
    let name = (dependency.argument("name") ?? dependency.argument(nil)?.argument("name"))?.text
    switch kind {
    case "target":
      if let name { target.dependencies.append(name) }
    case "project":
      if let name = dependency.argument("target")?.text { target.dependencies.append(name) }
    case "external":
      if let name { target.products.append(DescribedTarget.Product(name: name, package: nil)) }
    case "package":
      if let name = dependency.argument("product")?.text {
        target.products.append(DescribedTarget.Product(name: name, package: nil))
      }
    default: break
    }
  }

  // MARK: Settings and paths

  private func settings(_ value: TuistValue?) -> [[String: String]] {
    guard let value, case .call = value else { return [] }
    let configurations = value.argument("configurations")?.values ?? []
    let debug = configurations.first { configuration in
      if case .call("debug", _) = configuration { true } else { false }
    }
    let file = debug?.argument("xcconfig").flatMap(path).map {
      XcodeConfigurationFile.read(url($0))
    }
    return [
      debug?.argument("settings")?.texts, value.argument("debug")?.texts, file,
      value.argument("base")?.texts,
    ].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// A path as it is written, or as `.relativeToRoot("…")` and others say it.
  private func path(_ value: TuistValue) -> String? {
    switch value {
    case .text(let text): text
    case .call("relativeToRoot", let arguments):
      arguments.first?.value.text.map { Self.root(of: file).appending(path: $0).path }
    case .call(_, let arguments): arguments.first.flatMap { path($0.value) }
    default: nil
    }
  }

  private func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: folder).standardizedFileURL
  }
}
