import Foundation
import ProjectReader
import SourceAdapter

/// The package that SwiftPM builds in place of a project.
struct GeneratedPackage {
  let folder: URL
  /// The folder of Storyline's own package.
  let storyline: URL
  let options: BuildOptions
  let purpose: Purpose
  /// Packages that are built as they are, where a module needs them.
  let plain: [FetchedPackage]

  /// A module of it.
  struct Module {
    let target: ProjectTarget
    let outputs: [String: String]
    /// The names of the outputs, by the paths of the user's files.
    let names: [String: String]
    /// A Boolean value that indicates whether parts of the project are set aside, of this module or
    /// another.
    let setsAside: Bool
    /// The modules with names that the stage lacks, which every file imports.
    let added: [String]
    /// A Boolean value that indicates whether the project reports what is missing: parts of it are
    /// set aside, or it uses names that are declared only.
    let isIncomplete: Bool
    /// The class that UIKit launches, of an app or of what the module imports.
    let appDelegate: String?
    /// A Boolean value that indicates whether a type is marked as the one that the program begins with.
    let hasMainType: Bool
    /// The modules of Apple's that it imports, and that come with the tools.
    let systemModules: [SystemModule]

    /// A Boolean value that indicates whether Xcode makes names of what is in its catalogues.
    var hasXcodeAssets: Bool { target.kind != .tests && target.package == nil }

    /// A Boolean value that indicates whether it reports what is missing where it runs: tests do so
    /// that all of them can be told apart, and apps so that their page lists it.
    var reportsAbsence: Bool {
      isIncomplete
        && (target.kind == .tests || target.kind == .app
          || outputs.values.contains { $0.contains(AdaptedSource.absenceRuntime) })
    }

    /// A Boolean value that indicates whether it may have test cases of XCTest, also by way of Quick's or its own classes.
    var hasTestCases: Bool {
      outputs.values.contains { $0.contains("import XCTest") || $0.contains("import Quick") }
    }

    /// The text that is compiled for a file of the user's.
    func output(of path: String) -> String? { names[path].flatMap { outputs[$0] } }

    var folder: String { Self.folder(of: target) }

    /// Returns the folder of a module in the package. Tests have a folder of their own.
    static func folder(of target: ProjectTarget) -> String {
      "\(target.kind == .tests ? "Tests" : "Sources")/\(target.module)"
    }
  }

  /// The names by which the targets of the package depend on each other.
  struct Siblings {
    /// The modules, by the names of their targets.
    let modules: [String: String]
    let stubs: [String]
    /// The modules that an app finds without naming them.
    let libraries: [String]
  }

  /// The stubs that no package of the tools has.
  var ownStubs: [Stub] { options.stubs.filter { $0.standIn == nil } }

  /// Brings the folder up to date.
  func write(_ modules: [Module]) throws {
    let files = PackageFiles(folder: folder)
    let names = modules.map(\.target.module) + ownStubs.map(\.module)
    let siblings = Siblings(
      modules: Dictionary(modules.map { ($0.target.name, $0.target.module) }) { $1 },
      stubs: ownStubs.map(\.module),
      libraries: modules.filter { $0.target.kind == .library }.map(\.target.module))
    var targets: [String] = []
    for module in modules {
      if let foreign = module.target.foreign {
        try files.writeFolder(foreign, to: module.folder)
        targets.append(declaration(of: foreign, module, siblings: siblings))
        continue
      }
      let resources = try files.writeResources(of: module.target, in: module.folder)
      let outputs = module.outputs.merging(host(of: module, modules)) { own, _ in own }
        .merging(observer(of: module)) { own, _ in own }
        .merging(companion(of: module)) { own, _ in own }
        .merging(entry(of: module)) { own, _ in own }
        .merging(startingPlace(of: module)) { own, _ in own }
        .merging(matcherNames(of: module)) { own, _ in own }
        .merging(reactiveExtensions(of: module)) { own, _ in own }
        .merging(try assetSymbols(of: module, modules)) { own, _ in own }
        .merging(resourceNames(of: module)) { own, _ in own }
        .merging(try ModelClasses(of: module.target).files) { own, _ in own }
      try files.writeSources(outputs, resources, to: module.folder)
      targets.append(declaration(of: module, resources, siblings: siblings))
    }
    for stub in ownStubs {
      let folder = "Sources/\(stub.module)"
      try files.writeSources(["\(stub.module).swift": stub.text], [], to: folder)
      targets.append(
        declaration(
          kind: "target", name: stub.module, path: folder,
          dependencies: stub.file == nil ? [] : [product("UIKit", of: "Storyline")], []))
    }
    if let user = GeneratedUser(purpose) { targets.append(try write(user, modules, files)) }
    try files.removeOthers(than: Set(names), in: "Sources")
    let packages = Set(
      modules.flatMap(\.systemModules).map(\.package.rawValue)
        + (modules.contains { $0.reportsAbsence || !$0.added.isEmpty }
          ? [Self.missingModules] : [])
    ).sorted()
    let dependencies =
      [".package(name: \"Storyline\", path: \(literal(storyline.path)))"]
      + packages.map { name in
        ".package(name: \"\(name)\", path: \(literal(storyline.path + "/Tools/\(name)")))"
      } + plain.filter { isNeeded($0, by: modules) }.map(declaration)
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

  /// A file with a former name of Nimble's. Foundation has a type of that name, and the two are ambiguous in
  /// files that import both, unless the module itself has it.
  private func matcherNames(of module: Module) -> [String: String] {
    guard module.systemModules.contains(where: { $0.name == "Nimble" }),
      !module.outputs.values.contains(where: { $0.contains("typealias Predicate") })
    else { return [:] }
    return [
      "Storyline~Nimble.swift":
        "public import Nimble\n\npublic typealias Predicate<Value> = Nimble.Matcher<Value>\n"
    ]
  }

  /// A file of RxSwift with extensions of classes that inherit from `NSObject` with Apple, and not on Linux.
  private func reactiveExtensions(of module: Module) -> [String: String] {
    guard module.outputs.values.contains(where: { $0.contains("protocol ReactiveCompatible") })
    else { return [:] }
    return [
      "Storyline~Reactive.swift":
        "import Foundation\n\nextension NotificationCenter: ReactiveCompatible {}\n"
    ]
  }

  /// A second file for an app of one. SwiftPM checks a single file once for `@main`, and caches the
  /// answer even if `@main` is added later.
  private func companion(of module: Module) -> [String: String] {
    guard module.target.kind == .app, module.outputs.count == 1, module.outputs["main.swift"] == nil
    else { return [:] }
    return ["Storyline~Companion.swift": "// Nothing.\n"]
  }

  /// A file that brings an app to a place of its map before a person uses it.
  private func startingPlace(of module: Module) -> [String: String] {
    guard startsAtPlace(module) else { return [:] }
    let text = """
      import \(Self.driver)

      @section(".init_array") @used
      private nonisolated let storyline_place: @convention(c) () -> Void = {
        _StartingPlace.begin()
      }

      """
    return ["Storyline~Place.swift": text]
  }

  /// A file with the beginning of an app whose own was set aside, as that of an `App` of SwiftUI's. Its tests run
  /// all the same.
  private func entry(of module: Module) -> [String: String] {
    guard module.target.kind == .app, !module.hasMainType, module.outputs["main.swift"] == nil
    else { return [:] }
    let statement =
      module.appDelegate.map { "\($0).main()" }
      ?? #"fatalError("\#(module.target.name) has no class that conforms to UIApplicationDelegate")"#
    let text = """
      import UIKit

      @main @MainActor
      enum storyline_Entry {
        static func main() { \(statement) }
      }

      """
    return ["Storyline~Entry.swift": text]
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

  /// A file for tests that notes how they end, and that says when something missing is reached: in which test,
  /// and in an app to the stage, whose page lists it.
  private func observer(of module: Module) -> [String: String] {
    let (imported, statements): (String, [String])
    let reports = [
      "_Absence.nameTests { _TestHost.runningTests }",
      "_SilentProperties.observe "
        + "{ _Absence.report(\"observing \\($0)\", answer: \"no changes\") }",
      "_Absence.makeObjects { _NeutralObjects.object(of: $0) }",
    ]
    switch module.target.kind {
    case .tests:
      imported = "StorylineTesting"
      statements =
        ["_TestHost.moveHome()", "_TestHost.noteOutcomes()"]
        + (module.reportsAbsence ? reports : [])
    case .app where module.reportsAbsence:
      imported = "UIKit"
      statements =
        [
          "_Absence.observe { _MissingNames.note($0.name, caller: $0.caller, answer: $0.answer) }"
        ] + reports.dropFirst()
    case .app, .library, .foreign: return [:]
    }
    let runtime =
      module.reportsAbsence ? "import \(AdaptedSource.absenceRuntime)\nimport UIKitCore\n" : ""
    let text = """
      \(runtime)import ObjCNames
      import \(imported)

      @section(".init_array") @used
      private nonisolated let storyline_observer: @convention(c) () -> Void = {
        \(statements.joined(separator: "\n  "))
      }

      """
    return [Self.observerFile: text]
  }

  static let observerFile = "Storyline~Observer.swift"
}
