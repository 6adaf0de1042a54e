import Foundation
import ProjectReader
import SourceAdapter

/// The targets in the manifest of a generated package.
extension GeneratedPackage {
  func declaration(
    of module: Module, _ resources: [String], siblings: Siblings
  ) -> String {
    let target = module.target
    return declaration(
      kind: kind(of: target), name: target.module, path: module.folder,
      dependencies: dependencies(of: target, siblings) + products(of: module),
      resources, defines: target.defines, settings: target.settings,
      isOnMainActor: isOnMainActor(module),
      // All errors at once: fewer rounds to set aside what does not compile.
      flags: module.setsAside ? ["-continue-building-after-errors"] : [])
  }

  func declaration(
    kind: String, name: String, path: String, dependencies: [String], _ resources: [String],
    defines: [String] = [], settings: TargetSettings? = nil, isOnMainActor: Bool? = nil,
    flags: [String] = []
  ) -> String {
    let unsafe = unsafeFlags(Self.debugInformation + flags)
    let swift =
      swiftSettings(settings, defines, isOnMainActor ?? options.isMainActorByDefault) + [unsafe]
    let copies = resources.map { ".copy(\(literal($0)))" }
    let libraries = (settings?.libraries ?? []).map { ".linkedLibrary(\(literal($0)))" }
    return ".\(kind)(name: \(literal(name)), "
      + "dependencies: \(list(dependencies)), path: \(literal(path)), "
      + "resources: \(list(copies)), "
      + "swiftSettings: \(list(swift))"
      + (libraries.isEmpty ? ")" : ", linkerSettings: \(list(libraries)))")
  }

  /// Returns the settings of a target: those of its manifest before those of all targets.
  private func swiftSettings(
    _ settings: TargetSettings?, _ defines: [String], _ isOnMainActor: Bool
  ) -> [String] {
    var all = [
      ".swiftLanguageMode(.\((settings?.languageMode ?? options.languageMode).manifestName))"
    ]
    all += defines.map { ".define(\(literal($0)))" }
    if isOnMainActor { all.append(".defaultIsolation(MainActor.self)") }
    guard let settings else { return all }
    all += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(literal($0)))" }
    all += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(literal($0)))" }
    if settings.usesCxx { all.append(".interoperabilityMode(.Cxx)") }
    return all
  }

  /// Returns a Boolean value that indicates whether the main actor is a module's default isolation. That of tests is
  /// as their own target says: a new project of Xcode's sets it for the app alone.
  private func isOnMainActor(_ module: Module) -> Bool {
    let isTest = module.target.kind == .tests
    // XCTest's classes belong to no actor, and what inherits from them cannot belong to one by default.
    if isTest, module.hasTestCases { return false }
    return module.target.settings?.isMainActorByDefault ?? (options.isMainActorByDefault && !isTest)
  }

  private func kind(of target: ProjectTarget) -> String {
    switch target.kind {
    case .app: "executableTarget"
    case .library, .foreign: "target"
    case .tests: "testTarget"
    }
  }

  // MARK: What they need

  private func dependencies(of target: ProjectTarget, _ siblings: Siblings) -> [String] {
    // Xcode finds modules that an app links without a word of it in the project.
    let own = target.kind == .app ? siblings.libraries : []
    let named = target.dependencies.compactMap { siblings.modules[$0] }
    let stubs = target.kind == .foreign ? [] : siblings.stubs
    return Set(own + named + stubs).subtracting([target.module]).sorted().map(literal)
  }

  private func products(of module: Module) -> [String] {
    let own =
      ["UIKit", "Storyline"] + (module.target.kind == .tests ? [Self.testing] : [])
      + (startsAtPlace(module) ? [Self.driver] : [])
    let system = Set(module.systemModules.map { product($0.product, of: $0.package.rawValue) })
    let missing = (module.reportsAbsence ? [AdaptedSource.absenceRuntime] : []) + module.added
    return own.map { product($0, of: "Storyline") } + system.sorted()
      + missing.map { product($0, of: Self.missingModules) }
      + plainProducts(of: module.target)
  }

  /// The module that drives apps in tests.
  static let testing = "StorylineTesting"

  /// The module that brings an app to a place of its map.
  static let driver = "StageDriver"

  /// Returns a Boolean value that indicates whether a module is an app that starts in a place of its map.
  func startsAtPlace(_ module: Module) -> Bool {
    purpose == .appAtPlace && module.target.kind == .app
  }

  /// The package that has what reports the use of something missing.
  static let missingModules = "MissingModules"

  /// The module of that package with the names of UIKit that the stage lacks.
  static let missingNames = "UIKitMissing"

  private func plainProducts(of target: ProjectTarget) -> [String] {
    let needed = target.products.filter { product in
      plain.contains { $0.identity == product.package }
    }
    return Set(needed.map { product($0.name, of: $0.package) }).sorted()
  }

  func product(_ name: String, of package: String) -> String {
    ".product(name: \(literal(name)), package: \(literal(package)))"
  }

  /// Returns a Boolean value that indicates whether a module asks for it: what it is needed for by
  /// packages SwiftPM finds itself.
  func isNeeded(_ package: FetchedPackage, by modules: [Module]) -> Bool {
    modules.flatMap(\.target.products).contains { $0.package == package.identity }
  }

  /// The version that was found to go with the others.
  func declaration(of package: FetchedPackage) -> String {
    let requirement =
      package.version.map { "exact: \(literal($0))" } ?? "revision: \(literal(package.revision))"
    return ".package(url: \(literal(package.url)), \(requirement))"
  }

  // MARK: What is not Swift's

  func declaration(of foreign: ForeignTarget, _ module: Module, siblings: Siblings) -> String {
    let target = module.target
    let start = "name: \(literal(target.module)), "
    guard !foreign.isSystemLibrary else {
      let pkgConfig = foreign.pkgConfig.map { ", pkgConfig: \(literal($0))" } ?? ""
      return ".systemLibrary(\(start)path: \(literal(module.folder))\(pkgConfig))"
    }
    let needed = dependencies(of: target, siblings) + plainProducts(of: target)
    let headers =
      foreign.publicHeaders.map { ", publicHeadersPath: \(literal($0))" } ?? ""
    let libraries = (target.settings?.libraries ?? []).map { ".linkedLibrary(\(literal($0)))" }
    let debug = [unsafeFlags(Self.debugInformationOfC)]
    return ".target(\(start)dependencies: \(list(needed)), path: \(literal(module.folder))"
      + headers + ", cSettings: \(list(foreign.cSettings + debug)), "
      + "cxxSettings: \(list(foreign.cxxSettings + debug)), linkerSettings: \(list(libraries)))"
  }

  // MARK: Texts

  /// The flags for lines of the project in debuggers and in reports of crashes. The build as a whole goes without:
  /// see `AppBuilder.arguments`. What SwiftPM says of it to the driver comes last, so the compiler itself is told.
  private static let debugInformation = ["-Xfrontend", "-g"]

  /// The same for clang.
  private static let debugInformationOfC = [
    "-Xclang", "-debug-info-kind=limited", "-Xclang", "-dwarf-version=5",
  ]

  private func unsafeFlags(_ flags: [String]) -> String {
    ".unsafeFlags(\(list(flags.map(literal))))"
  }

  func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

  func literal(_ text: String) -> String { text.swiftLiteral }
}

extension String {
  /// The text as Swift writes it.
  var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
