public import Foundation
public import ProjectReader
public import SourceAdapter

/// How the modules of a project are compiled.
public struct BuildOptions: Hashable, Sendable {
  /// 5 or 6.
  public var languageMode = 5
  /// Whether what says nothing else belongs to the main actor, as in Xcode's new projects.
  public var isMainActorByDefault = false
  /// Modules that are not there, and that an empty one stands in for.
  public var stubs: [String] = []

  public init() {}
}

/// Builds the app of a project on this machine. Nothing is written into the project.
public struct AppBuilder: Sendable {
  /// What there is to say of a project before it is built.
  public struct Report: Sendable {
    public let diagnostics: [Diagnostic]
    /// The modules that are nowhere, with the files that import them.
    public let missingModules: [String: [URL]]
    public let files: Int
    public let rewritten: Int

    public var hasErrors: Bool {
      !missingModules.isEmpty || diagnostics.contains { $0.severity == .error }
    }
  }

  public let project: Project
  public let target: ProjectTarget
  private let cache: CacheFolder
  private let storyline: URL
  private let options: BuildOptions

  /// Chooses an app of a project: the one that is named, or the only one there is.
  ///
  /// `storyline` is where Storyline's own package lies: that which this program was built from.
  public init(
    _ project: Project, target targetName: String? = nil, cache: CacheFolder,
    storyline: URL = AppBuilder.ownPackage, options: BuildOptions = BuildOptions()
  ) throws {
    self.project = project
    self.cache = cache
    self.storyline = storyline
    self.options = options
    let names = project.apps.map(\.name).joined(separator: ", ")
    if let targetName {
      guard let app = project.apps.first(where: { $0.name == targetName }) else {
        throw ProjectError("\(project.name) has no app \(targetName); it has: \(names)")
      }
      target = app
    } else if let app = project.apps.first {
      guard project.apps.count == 1 else {
        throw ProjectError("\(project.name) has several apps, name one of them: \(names)")
      }
      target = app
    } else {
      throw ProjectError("\(project.name) has no app")
    }
  }

  /// The package that this source file belongs to.
  public static let ownPackage = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the package is made that is built.
  public var packageFolder: URL { cache.package(of: project.folder, named: target.module) }

  /// Reads and rewrites everything, and writes nothing.
  public func inspect() async throws -> Report {
    try await adapt(keepingState: false).report
  }

  /// Rewrites what has changed, and brings the package up to date.
  public func prepare() async throws -> Report {
    let (report, modules) = try await adapt(keepingState: true)
    do {
      try GeneratedPackage(folder: packageFolder, storyline: storyline, options: options)
        .write(modules, stubs: options.stubs)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError("\(packageFolder.path) cannot be written: \(error.localizedDescription)")
    }
    return report
  }

  private func adapt(
    keepingState: Bool
  ) async throws -> (report: Report, modules: [GeneratedPackage.Module]) {
    let targets = project.closure(of: target)
    let own = Set(targets.map(\.module) + options.stubs)
    var results: [ModuleAdapter.Result] = []
    for target in targets {
      let state = keepingState ? packageFolder.appending(path: "\(target.module).json") : nil
      let adapter = ModuleAdapter(module: target.module, modules: own, state: state)
      results.append(
        try await adapter.adapt(target.sources, importing: results.map(\.index)))
    }
    let imports = results.map(\.imports).reduce(into: [String: [URL]]()) {
      $0.merge($1) { $0 + $1 }
    }
    let known = own.union(AppleModules.present).union(AppleModules.missing)
    let report = Report(
      diagnostics: results.flatMap(\.diagnostics),
      missingModules: imports.filter { !known.contains($0.key) },
      files: targets.reduce(0) { $0 + $1.sources.count },
      rewritten: results.reduce(0) { $0 + $1.rewritten })
    let modules = zip(targets, results).map {
      GeneratedPackage.Module(target: $0, outputs: $1.outputs)
    }
    return (report, modules)
  }

  // MARK: Building

  /// Builds the package, and returns the program. What SwiftPM says goes where this program's own words
  /// go.
  public func build() throws -> URL {
    let arguments = [
      "swift", "build", "--package-path", packageFolder.path, "--scratch-path", cache.build.path,
      "--product", target.module,
    ]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProjectError("\(target.name) does not compile: see above")
    }
    return cache.build.appending(path: "debug/\(target.module)")
  }
}
