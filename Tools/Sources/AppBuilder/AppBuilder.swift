public import Foundation
public import ProjectReader
public import SourceAdapter

/// How the modules of a project are compiled.
public struct BuildOptions: Hashable, Sendable {
  /// The mode of sources whose project names none.
  public var languageMode = LanguageMode.v5
  /// A Boolean value that indicates whether what says nothing else belongs to the main actor, as in
  /// Xcode's new projects.
  public var isMainActorByDefault = false
  /// The substitutes for missing modules.
  public var stubs: [Stub] = []
  /// A Boolean value that indicates whether what does not compile ends the build, instead of being
  /// set aside, and whether tests that reach something missing fail.
  public var isStrict = false
  /// How many compilers run at once; as many as there are processors without it.
  public var jobs: Int?

  public init() {}

  /// The same with those stand-ins, of several for one module the last.
  func stubbing(_ isMeant: (Stub) -> Bool) -> BuildOptions {
    var options = self
    options.stubs = stubs.enumerated().filter { place, stub in
      isMeant(stub) && !stubs[(place + 1)...].contains { $0.module == stub.module }
    }.map(\.element)
    return options
  }
}

/// Builds the app of a project on this machine. Nothing is written into the project.
public struct AppBuilder: Sendable {
  /// The findings about a project before it is built.
  public struct Report: Sendable {
    public let diagnostics: [Diagnostic]
    /// The modules that are nowhere, with the files that import them.
    public let missingModules: [String: [URL]]
    /// All modules that the sources import, but for their own.
    public let imports: [String: [URL]]
    public let files: Int
    public let rewritten: Int
    /// A Boolean value that indicates whether a build sets aside what has errors, and goes on.
    public let setsAside: Bool

    public var hasErrors: Bool {
      !missingModules.isEmpty || diagnostics.contains { $0.severity == .error }
    }
  }

  public let project: Project
  /// The targets to build: an app, or tests.
  public let targets: [ProjectTarget]
  /// The messages about targets that cannot be built with these.
  private let leftOut: [String]
  /// The packages that are built as they are.
  let plain: PlainPackages
  let purpose: Purpose
  let cache: CacheFolder
  let storyline: URL
  let options: BuildOptions
  /// The modules for which the caller named a stub.
  private let askedFor: Set<String>
  /// The modules in the project's checkouts that modules of the tools replace.
  private let replaced: Set<String>

  /// Chooses what is built of a project: what is named, or the only app there is, or all tests.
  ///
  /// `storyline` is the folder of Storyline's own package.
  public init(
    _ project: Project, for purpose: Purpose = .app, targets named: [String] = [],
    cache: CacheFolder, storyline: URL = OwnPackage.current.folder,
    options: BuildOptions = BuildOptions()
  ) throws {
    let whole = PlainPackages(
      project,
      rewriting: options.isStrict
        ? [] : UnbuiltPackages.known(among: project.packages, in: cache))
    let plain = options.isStrict ? whole : whole.replacingTestLibraries()
    self.plain = plain
    self.project = plain.project
    replaced = Set(whole.project.targets.map(\.module))
      .subtracting(plain.project.targets.map(\.module))
    self.purpose = purpose
    self.cache = cache
    self.storyline = storyline
    // A module that the project has needs no stub.
    let there = plain.modules.union(plain.project.targets.map(\.module))
    askedFor = Set(options.stubs.map(\.module))
    var options = options
    // Of two stubs for one module the last wins: those that people name come after those taken unasked.
    if !options.isStrict { options.stubs = try Stub.unasked + options.stubs }
    self.options = options.stubbing { !there.contains($0.module) }
    let roots = try plain.project.roots(for: purpose, named: named)
    (targets, leftOut) = plain.project.buildable(roots)
  }

  /// Chooses what is built of a project: the target that is named, where one is.
  public init(
    _ project: Project, for purpose: Purpose = .app, target: String?, cache: CacheFolder,
    storyline: URL = OwnPackage.current.folder, options: BuildOptions = BuildOptions()
  ) throws {
    try self.init(
      project, for: purpose, targets: target.map { [$0] } ?? [], cache: cache,
      storyline: storyline, options: options)
  }

  /// The name of the app, or of the project whose tests are built.
  public var name: String {
    let app = project.closure(of: targets).last { $0.kind == .app }
    return app?.module ?? ProjectTarget.moduleName(project.name)
  }

  /// The folder of the generated package.
  public var packageFolder: URL { cache.package(of: project.folder, named: name) }

  /// A Boolean value that indicates whether the project was never prepared in this cache.
  public var isNew: Bool { !FileManager.default.fileExists(atPath: packageFolder.path) }

  /// Reads and rewrites everything, and writes nothing.
  public func inspect() async throws -> Report {
    try await adapt(keepingState: false).report
  }

  /// Rewrites what has changed, and brings the package up to date.
  public func prepare() async throws -> Report {
    let asides = try currentAsides()
    if asides == nil { forgetAsides() }
    let report = try await write(settingAside: asides)
    if asides == nil { try await setAsideImports(of: report.missingModules) }
    return report
  }

  /// Brings the package up to date, without the parts that are set aside.
  @discardableResult func write(settingAside list: AsideList?) async throws -> Report {
    do {
      let (report, modules) = try await adapt(keepingState: true, settingAside: list)
      try GeneratedPackage(
        folder: packageFolder, storyline: storyline, options: options, purpose: purpose,
        plain: plain.packages
      ).write(modules)
      try cache.record(project.folder, in: packageFolder)
      try removeModules(report.missingModules.keys)
      return report
    } catch {
      throw unwritable(error)
    }
  }

  /// Removes modules that other projects have built, of names that this project lacks: all share one folder
  /// of modules, in which the compiler would find them. Their projects build them again.
  private func removeModules(_ names: some Sequence<String>) throws {
    let files = FileManager.default
    for name in names {
      let module = cache.products.appending(path: "Modules/\(name).swiftmodule")
      if files.fileExists(atPath: module.path) { try files.removeItem(at: module) }
    }
  }

  /// The error of what cannot be written into the package's folder, with the folder's name.
  func unwritable(_ error: any Error) -> ProjectError {
    (error as? ProjectError)
      ?? ProjectError("\(packageFolder.path) cannot be written: \(error.localizedDescription)")
  }

  /// Returns the problems of the project that concern what is built.
  private func problems(of targets: [ProjectTarget]) -> [Diagnostic] {
    let names = Set(targets.map(\.name))
    // Something else was named for what is not there.
    let replaced = Set(options.stubs.map { $0.module.lowercased() })
    let problems = project.problems.filter { problem in
      (problem.target.map(names.contains) ?? true)
        && !(problem.lacking.map(replaced.contains) ?? false)
    }
    return problems.map { problem in
      Diagnostic(
        file: problem.file.path, line: 1, column: 1, severity: problem.isError ? .error : .warning,
        message: problem.message)
    }
      + leftOut.map { message in
        Diagnostic(
          file: project.folder.path, line: 1, column: 1, severity: .warning, message: message)
      }
  }

  /// The libraries that modules of the tools replace, of those that are imported.
  private func replacements(_ imported: Set<String>) -> [Diagnostic] {
    options.stubs.filter { !askedFor.contains($0.module) && imported.contains($0.module) }
      .compactMap { stub in
        stub.standIn.map { standIn in
          Diagnostic(
            file: project.folder.path, line: 1, column: 1, severity: .warning,
            message: "\(stub.module) is \(lack(of: stub.module)); the tools use their own module, "
              + "which \(standIn.note). To use yours: --stub \(stub.module)=file.swift")
        }
      }
  }

  private func lack(of module: String) -> String {
    if module == SystemModule.rxCocoaRuntime.name { return "written in Objective-C" }
    return replaced.contains(module) ? "written in part in Objective-C" : "missing in the project"
  }

  /// Rewrites all modules, without the parts that are set aside.
  func adapt(
    keepingState: Bool, settingAside list: AsideList? = nil
  ) async throws -> (report: Report, modules: [GeneratedPackage.Module]) {
    let targets = project.closure(of: targets)
    let own = Set(targets.map(\.module) + options.stubs.map(\.module)).union(plain.modules)
    let asides = list?.parts ?? [:]
    let added = list?.usesMissingNames == true ? [GeneratedPackage.missingNames] : []
    var read: [(adapter: ModuleAdapter, files: ModuleAdapter.Files)] = []
    for target in targets {
      let state = keepingState ? packageFolder.appending(path: "\(target.module).json") : nil
      // Every test target is built with it, so that `#if canImport(StorylineTesting)` holds in tests.
      let testing: Set<String> = target.kind == .tests ? [GeneratedPackage.testing] : []
      // As a pod, RxCocoa has the files in Objective-C itself, and imports no module for them.
      let runtime = target.module == SystemModule.rxCocoa ? [SystemModule.rxCocoaRuntime.name] : []
      let adapter = ModuleAdapter(
        module: target.module, modules: own.union(testing), state: state, asides: asides,
        adding: (!added.isEmpty && target.usesUIKit ? added : []) + runtime,
        standIns: Set(options.stubs.compactMap(\.standIn).map(\.name)))
      read.append((adapter, try await adapter.read(target.sources)))
    }
    // Extensions in tests may override members of the classes that are tested.
    let overriding = zip(targets, read).filter { $0.0.kind == .tests }.flatMap(\.1.files.indices)
    var results: [ModuleAdapter.Result] = []
    for (target, (adapter, files)) in zip(targets, read) {
      results.append(
        try await adapter.adapt(
          files, importing: results.last?.index,
          overriddenBy: target.kind == .tests ? [] : overriding))
    }
    let imports = results.map(\.imports).reduce(into: [String: [URL]]()) {
      $0.merge($1) { $0 + $1 }
    }.filter { !own.contains($0.key) && $0.key != GeneratedPackage.testing }
    let required = results.reduce(into: Set<String>()) { $0.formUnion($1.required) }
    let lacking = (list?.missingModules ?? [:]).filter { !own.contains($0.key) }
    let known = AppleModules.present.union(AppleModules.missing)
      .union(AppleModules.replaced)
    let imported = Set(results.flatMap(\.imports.keys))
    let report = Report(
      diagnostics: problems(of: targets) + replacements(imported)
        + zip(targets, results).flatMap { target, result in
          // The warnings about what was fetched are for its authors.
          result.diagnostics.filter { target.package == nil || $0.severity == .error }
        },
      missingModules: imports.filter {
        !known.contains($0.key) && required.contains($0.key) && SystemModule.named($0.key) == nil
      }.merging(lacking) { $0 + $1 },
      imports: imports,
      files: targets.reduce(0) { $0 + $1.sources.count },
      rewritten: results.reduce(0) { $0 + $1.rewritten },
      setsAside: !options.isStrict && purpose != .inspection)
    let isIncomplete =
      !asides.isEmpty || !added.isEmpty
      || imports.keys.contains { SystemModule.named($0)?.package == .missingModules }
      // Its part of the tools reports methods that cannot be observed.
      || targets.contains { $0.module == SystemModule.rxCocoa }
      // Observers of properties that do not tell when they change are reported.
      || results.contains(where: \.observesProperties)
    let modules = zip(targets, results).map { target, result in
      GeneratedPackage.Module(
        target: target, outputs: result.outputs, names: result.names,
        setsAside: !asides.isEmpty, added: added, isIncomplete: isIncomplete,
        appDelegate: result.index.appDelegate, hasMainType: result.index.hasMainType,
        systemModules: result.imports.keys.filter { !own.contains($0) }
          .compactMap(SystemModule.named) + ModelClasses.systemModules(of: target)
          + options.stubs.compactMap(\.standIn).filter { standIn in
            result.imports[standIn.name] != nil
              || standIn == .rxCocoaRuntime && target.module == SystemModule.rxCocoa
          })
    }
    return (report, modules)
  }
}

extension ProjectTarget {
  /// A Boolean value that indicates whether a target may use names of UIKit: an app may get them with any
  /// import, while in a fetched module without UIKit other libraries may have the same names.
  fileprivate var usesUIKit: Bool {
    package == nil
      || sources.contains { source in
        // The compiler reports a file that cannot be read.
        (try? String(contentsOf: source, encoding: .utf8))?.contains("import UIKit") == true
      }
  }
}
