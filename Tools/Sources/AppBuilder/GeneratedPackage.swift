import Foundation
import ProjectReader
import SourceAdapter

/// The package that SwiftPM builds in place of a project.
struct GeneratedPackage {
  let folder: URL
  /// Where Storyline's own package is.
  let storyline: URL
  let options: BuildOptions
  let purpose: Purpose

  /// A module of it.
  struct Module {
    let target: ProjectTarget
    let outputs: [String: String]
    /// The class that UIKit launches, of an app or of what the module imports.
    let appDelegate: String?
    /// The modules of Apple's that it imports, and that come with the tools.
    let systemModules: [SystemModule]

    var folder: String { Self.folder(of: target) }

    /// Where a module is in the package. Tests lie in a folder of their own.
    static func folder(of target: ProjectTarget) -> String {
      "\(target.kind == .tests ? "Tests" : "Sources")/\(target.module)"
    }
  }

  /// Brings the folder up to date.
  func write(_ modules: [Module]) throws {
    let files = PackageFiles(folder: folder)
    let names = modules.map(\.target.module) + options.stubs
    let libraries = modules.filter { $0.target.kind == .library }.map(\.target.module)
    var targets: [String] = []
    for module in modules {
      let resources = try files.writeResources(of: module.target, in: module.folder)
      let outputs = module.outputs.merging(host(of: module, modules)) { own, _ in own }
        .merging(companion(of: module)) { own, _ in own }
      try files.writeSources(outputs, resources, to: module.folder)
      targets.append(declaration(of: module, resources, siblings: names, libraries))
    }
    for stub in options.stubs {
      try files.writeSources(["\(stub).swift": "// An empty module.\n"], [], to: "Sources/\(stub)")
      targets.append(".target(name: \"\(stub)\", path: \"Sources/\(stub)\")")
    }
    if purpose == .leaks { targets.append(try writeLeakHunt(modules, files)) }
    try files.removeOthers(than: Set(names), in: "Sources")
    let packages = Set(modules.flatMap(\.systemModules).map(\.package.rawValue)).sorted()
    let dependencies =
      [".package(name: \"Storyline\", path: \(literal(storyline.path)))"]
      + packages.map { name in
        ".package(name: \"\(name)\", path: \(literal(storyline.path + "/Tools/\(name)")))"
      }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        defaultLocalization: "en",
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ])

      """
    try files.write(manifest, to: "Package.swift")
  }

  // MARK: Targets

  private func declaration(
    of module: Module, _ resources: [String], siblings: [String], _ libraries: [String]
  ) -> String {
    let target = module.target
    // Xcode finds modules that an app links without a word of it in the project.
    let own = target.kind == .app ? libraries : []
    let named = target.dependencies.map(ProjectTarget.moduleName)
    let dependencies = Set(own + named + options.stubs).intersection(siblings).sorted().map(literal)
    return declaration(
      kind: kind(of: target), name: target.module, path: module.folder,
      dependencies: dependencies + products(of: module), resources, defines: target.defines)
  }

  private func declaration(
    kind: String, name: String, path: String, dependencies: [String], _ resources: [String],
    defines: [String] = []
  ) -> String {
    // XCTest's classes belong to no actor, and what inherits from them cannot belong to one by default.
    let isOnMainActor = options.isMainActorByDefault && kind != "testTarget"
    let settings =
      [".swiftLanguageMode(.v\(options.languageMode))"]
      + defines.map { ".define(\(literal($0)))" }
      + (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
    let copies = resources.map { ".copy(\(literal($0)))" }
    return ".\(kind)(name: \(literal(name)), "
      + "dependencies: [\(dependencies.joined(separator: ", "))], path: \(literal(path)), "
      + "resources: [\(copies.joined(separator: ", "))], "
      + "swiftSettings: [\(settings.joined(separator: ", "))])"
  }

  private func kind(of target: ProjectTarget) -> String {
    switch target.kind {
    case .app: "executableTarget"
    case .library: "target"
    case .tests: "testTarget"
    }
  }

  private func products(of module: Module) -> [String] {
    let own = ["UIKit", "Storyline"] + (module.target.kind == .tests ? ["StorylineTesting"] : [])
    let system = Set(module.systemModules.map { product($0.product, of: $0.package.rawValue) })
    return own.map { product($0, of: "Storyline") } + system.sorted()
  }

  private func product(_ name: String, of package: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A second file for an app of one. SwiftPM looks into a single file once, to see whether it has an
  /// `@main`, and remembers the answer when somebody has written one since.
  private func companion(of module: Module) -> [String: String] {
    guard module.target.kind == .app, module.outputs.count == 1, module.outputs["main.swift"] == nil
    else { return [:] }
    return ["Storyline~Companion.swift": "// Nothing.\n"]
  }

  // MARK: Tests

  /// A file that launches the app before the first test, where the tests have one for their host.
  private func host(of module: Module, _ modules: [Module]) -> [String: String] {
    guard module.target.kind == .tests, module.target.isHosted,
      let app = modules.first(where: { other in
        other.target.kind == .app && module.target.dependencies.contains(other.target.name)
      }), let delegate = app.appDelegate
    else { return [:] }
    let text = """
      import StorylineTesting
      import UIKit
      @testable import \(app.target.module)

      @section(".init_array") @used
      private nonisolated let storyline_host: @convention(c) () -> Void = {
        _TestHost.launch(\(delegate).self)
      }

      """
    return ["Storyline~Host.swift": text]
  }

  /// Writes a test that uses the app at random, and returns its target.
  private func writeLeakHunt(_ modules: [Module], _ files: PackageFiles) throws -> String {
    guard let app = modules.last(where: { $0.target.kind == .app }) else {
      throw ProjectError("there is no app that could leak")
    }
    guard let delegate = app.appDelegate else {
      throw ProjectError("\(app.target.name) has no class that conforms to UIApplicationDelegate")
    }
    let text = """
      import StorylineTesting
      import Testing
      import UIKit
      @testable import \(app.target.module)

      @MainActor @Suite(.stage) struct StorylineLeaks {
        @Test func hunt() async throws { try await _LeakHunt.run(\(delegate).self) }
      }

      """
    let name = "StorylineLeaks"
    try files.writeSources(["\(name).swift": text], [], to: "Tests/\(name)")
    return declaration(
      kind: "testTarget", name: name, path: "Tests/\(name)",
      dependencies: [literal(app.target.module)]
        + ["StorylineTesting", "UIKit"].map { product($0, of: "Storyline") }, [])
  }
}
