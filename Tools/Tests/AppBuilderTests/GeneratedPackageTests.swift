import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@testable import AppBuilder

/// Tests for the dependencies and tests of the package in the cache.
@Suite struct GeneratedPackageTests {
  let project: TemporaryFolder
  let cache: TemporaryFolder

  init() throws {
    project = try TemporaryFolder([
      "AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class OtherDelegate: NSObject, UIApplicationDelegate {}
      """,
      "AppTests/ListTests.swift": "import XCTest\n@testable import App\n",
      "AppUITests/Tour.swift": "import XCTest\n",
    ])
    cache = try TemporaryFolder([:])
  }

  private func builder(for purpose: Purpose, target: String? = nil) throws -> AppBuilder {
    try AppBuilder(
      ProjectReader.read(project.url), for: purpose, target: target, cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"))
  }

  private func prepare(_ purpose: Purpose) async throws -> AppBuilder.Report {
    try await builder(for: purpose).prepare()
  }

  private func written(_ path: String) throws -> String {
    let file = try builder(for: .app).packageFolder.appending(path: path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  // MARK: Several apps

  @Test func `of apps that make one module that is built whose tests come first`() async throws {
    func target(
      _ name: String, _ kind: ProjectTarget.Kind, module: String? = nil, of app: String? = nil
    ) -> ProjectTarget {
      ProjectTarget(
        name: name, module: module, kind: kind,
        sources: [project.url.appending(path: "AppDelegate.swift")],
        dependencies: [app].compactMap(\.self))
    }
    let whole = Project(
      name: "App", folder: project.url,
      targets: [
        target("Dev", .app, module: "App"), target("Prod", .app, module: "App"),
        target("DevTests", .tests, of: "Dev"), target("ProdTests", .tests, of: "Prod"),
      ])
    func builder(_ name: String?) throws -> AppBuilder {
      try AppBuilder(
        whole, for: .tests, target: name, cache: CacheFolder(cache.url),
        storyline: URL(filePath: "/stage"))
    }
    let report = try await builder(nil).inspect()
    #expect(try builder(nil).targets.map(\.name) == ["DevTests"])
    #expect(
      report.diagnostics.map(\.message) == [
        "ProdTests is skipped: Prod builds the module App, as Dev does; "
          + "--target ProdTests builds it"
      ])
    #expect(!report.hasErrors)
    #expect(try builder("ProdTests").targets.map(\.name) == ["ProdTests"])
    #expect(try await builder("ProdTests").inspect().diagnostics.isEmpty)
  }

  @Test func `several targets of tests can be named, and of apps one`() throws {
    func target(_ name: String, _ kind: ProjectTarget.Kind, of app: String? = nil) -> ProjectTarget
    {
      ProjectTarget(
        name: name, kind: kind, sources: [project.url.appending(path: "AppDelegate.swift")],
        dependencies: [app].compactMap(\.self))
    }
    let whole = Project(
      name: "App", folder: project.url,
      targets: [
        target("One", .app), target("Two", .app), target("OneTests", .tests, of: "One"),
        target("TwoTests", .tests, of: "Two"), target("OtherTests", .tests),
      ])
    func targets(_ purpose: Purpose, _ names: [String]) throws -> [String] {
      try AppBuilder(
        whole, for: purpose, targets: names, cache: CacheFolder(cache.url),
        storyline: URL(filePath: "/stage")
      ).targets.map(\.name)
    }
    #expect(try targets(.tests, ["OtherTests", "One"]) == ["OneTests", "OtherTests"])
    #expect(try targets(.tests, []) == ["OneTests", "TwoTests", "OtherTests"])
    #expect(throws: ProjectError.self) { try targets(.tests, ["One", "Three"]) }
    #expect(throws: ProjectError.self) { try targets(.app, ["One", "Two"]) }
  }

  // MARK: Modules of Apple's

  @Test func `a package has nothing for modules that nobody imports`() async throws {
    _ = try await prepare(.app)
    #expect(try !written("Package.swift").contains("SystemModules"))
    #expect(try !written("Package.swift").contains("CombineStandIn"))
  }

  @Test func `a module that comes with the tools is built where it is imported`() async throws {
    try project.write("import SafariServices\nimport os.log\nimport OSLog\n", to: "Web.swift")
    let report = try await prepare(.app)
    #expect(!report.hasErrors)
    #expect(Set(report.imports.keys) == ["OSLog", "SafariServices", "UIKit", "os"])
    let manifest = try written("Package.swift")
    #expect(
      manifest.contains(".package(name: \"SystemModules\", path: \"/stage/Tools/SystemModules\")"))
    #expect(
      manifest.contains(
        ".product(name: \"SafariServices\", package: \"SystemModules\"), "
          + ".product(name: \"UnifiedLog\", package: \"SystemModules\")]"))
    #expect(!manifest.contains("CombineStandIn"))
  }

  @Test(arguments: [("Combine", "CombineStandIn"), ("CryptoKit", "CryptoStandIn")])
  func `only an app that imports a module fetches what stands in for it`(
    module: String, standIn: String
  ) async throws {
    try project.write("import UIKit\n", to: "Model.swift")
    #expect(try await !prepare(.app).hasErrors)
    #expect(try !written("Package.swift").contains(standIn))
    try project.write(
      "#if canImport(\(module))\nimport \(module)\n#else\nimport Other\n#endif\n",
      to: "Model.swift")
    #expect(try await !prepare(.app).hasErrors)
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".product(name: \"\(standIn)\", package: \"\(standIn)\")"))
  }

  @Test func `only an app that imports SQLite needs its header`() async throws {
    try project.write("import SQLite3\n", to: "Store.swift")
    #expect(try await !prepare(.app).hasErrors)
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".product(name: \"SQLite3\", package: \"SQLiteStandIn\")"))
    #expect(try written("Sources/App/Store~1.swift").hasSuffix("import SQLite3\n"))
  }

  @Test func `a file that imports Foundation alone may use the keychain`() async throws {
    let source = "import Foundation\nlet status = SecItemDelete([:] as CFDictionary)\n"
    try project.write(source, to: "Store.swift")
    let report = try await prepare(.app)
    #expect(!report.hasErrors && report.imports["Security"]?.count == 1)
    #expect(try written("Package.swift").contains(".product(name: \"SecurityStandIn\""))
    #expect(try written("Sources/App/Store~1.swift").contains("import SecurityStandIn; "))
  }

  @Test(arguments: ["class Model: ObservableObject {}", "class Model { @Published var count = 0 }"])
  func `Combine is built for the two names that Foundation passes on`(source: String) async throws {
    try project.write("import Foundation\n\(source)\n", to: "Model.swift")
    let report = try await prepare(.app)
    #expect(!report.hasErrors && report.imports["Combine"]?.count == 1)
    #expect(try written("Package.swift").contains(".product(name: \"CombineStandIn\""))
    #expect(try written("Sources/App/Model~1.swift").contains("import CombineStandIn; "))
  }

  @Test func `a module is not missing where a condition leaves it out`() async throws {
    try project.write(
      """
      #if canImport(Vision) && os(iOS)
      import Vision
      import MapHelpers
      #elseif !canImport(UIKit)
      import AppKit
      #endif
      """, to: "Map.swift")
    #expect(try await !prepare(.app).hasErrors)
  }

  @Test func `a module of the project's own stands before Apple's`() async throws {
    let source = "import Combine\nvar x: Combine.Value?\n"
    try project.write(source, to: "Model.swift")
    var options = BuildOptions()
    options.stubs = [try Stub("Combine")]
    let builder = try AppBuilder(
      ProjectReader.read(project.url), cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"), options: options)
    _ = try await builder.prepare()
    #expect(try written("Sources/App/Model~1.swift").hasSuffix(source))
    #expect(try !written("Package.swift").contains("CombineStandIn"))
  }

  // MARK: Tests

  @Test func `tests are a target beside their app, which is launched for them`() async throws {
    _ = try await prepare(.tests)
    let manifest = try written("Package.swift")
    #expect(
      manifest.contains(
        ".testTarget(name: \"AppTests\", dependencies: [\"App\", "
          + ".product(name: \"UIKit\", package: \"Storyline\"), "
          + ".product(name: \"Storyline\", package: \"Storyline\"), "
          + ".product(name: \"StorylineTesting\", package: \"Storyline\")], "
          + "path: \"Tests/AppTests\""))
    #expect(try written("Tests/AppTests/ListTests~1.swift").contains("@testable import App"))
    #expect(
      try written("Tests/AppTests/Storyline~Host.swift")
        .contains("_TestHost.launch(AppDelegate.self)"))
  }

  @Test func `tests belong to the main actor only where they say so`() async throws {
    var options = BuildOptions()
    options.isMainActorByDefault = true
    _ = try await AppBuilder(
      ProjectReader.read(project.url), for: .tests, cache: CacheFolder(cache.url),
      storyline: URL(filePath: "/stage"), options: options
    ).prepare()
    let lines = try written("Package.swift").split(separator: "\n")
    let isolated = lines.filter { $0.contains("defaultIsolation") }
    #expect(isolated.count == 1)
    #expect(isolated.first?.contains(".executableTarget(name: \"App\"") == true)
  }

  @Test(arguments: [
    ("import Testing\n", true), ("import XCTest\nfinal class A: XCTestCase {}\n", false),
  ])
  func `tests belong to the main actor if their target says so and has no test cases of XCTest`(
    text: String, isIsolated: Bool
  ) async throws {
    try project.write(text, to: "AppTests/ListTests.swift")
    let read = try ProjectReader.read(project.url)
    let targets = read.targets.map { target in
      guard target.kind == .tests else { return target }
      return ProjectTarget(
        name: target.name, kind: .tests, sources: target.sources, dependencies: target.dependencies,
        settings: TargetSettings(languageMode: .v6, isMainActorByDefault: true))
    }
    _ = try await AppBuilder(
      Project(name: read.name, folder: read.folder, targets: targets), for: .tests,
      target: "AppTests",
      cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage")
    ).prepare()
    let line = try written("Package.swift").split(separator: "\n").first {
      $0.contains(".testTarget")
    }
    #expect(line?.contains("defaultIsolation") == isIsolated)
  }

  @Test func `tests of the interface are left out`() async throws {
    #expect(try builder(for: .tests).targets.map(\.name) == ["AppTests"])
  }

  @Test func `an app is built without its tests`() async throws {
    _ = try await prepare(.tests)
    _ = try await prepare(.app)
    #expect(try !written("Package.swift").contains("testTarget"))
  }

  @Test func `tests can be chosen by their name, and by the app they are of`() throws {
    #expect(try builder(for: .tests, target: "AppTests").targets.map(\.name) == ["AppTests"])
    #expect(try builder(for: .tests, target: "App").targets.map(\.name) == ["AppTests"])
    let error = #expect(throws: ProjectError.self) { try builder(for: .tests, target: "Other") }
    #expect(error?.description == "no tests for the target Other; the test targets are: AppTests")
  }

  @Test func `a project without tests is refused`() throws {
    try FileManager.default.removeItem(at: project.url.appending(path: "AppTests"))
    let error = #expect(throws: ProjectError.self) { try builder(for: .tests) }
    #expect(error?.description.hasPrefix("App has no unit test target") == true)
  }

  @Test func `a target of tests without its files is refused with the first one`() throws {
    let missing = ProjectProblem(
      file: project.url, message: "/A/Tests.swift belongs to ATests, but does not exist",
      target: "ATests")
    let broken = Project(name: "A", folder: project.url, targets: [], problems: [missing])
    let error = #expect(throws: ProjectError.self) { try broken.roots(for: .tests, named: []) }
    #expect(
      error?.description
        == "the test target ATests of A has no sources: /A/Tests.swift belongs to ATests, but does not exist"
    )
  }

  // MARK: The beginning

  @Test func `an app whose own beginning was set aside begins with its delegate`() async throws {
    let file = "Sources/App/Storyline~Entry.swift"
    _ = try await prepare(.tests)
    #expect(throws: (any Error).self) { try written(file) }
    try project.write(
      "import UIKit\nclass Delegate: NSObject, UIApplicationDelegate {}\n", to: "AppDelegate.swift")
    _ = try await prepare(.tests)
    #expect(try written(file).contains("static func main() { Delegate.main() }"))
    try project.write("import UIKit\n", to: "AppDelegate.swift")
    _ = try await prepare(.tests)
    #expect(try written(file).contains("App has no class that conforms to UIApplicationDelegate"))
  }

  // MARK: Leaks

  @Test func `leaks are looked for in a test that uses the app`() async throws {
    _ = try await prepare(.leaks)
    #expect(try written("Package.swift").contains(".testTarget(name: \"StorylineLeaks\""))
    #expect(
      try written("Tests/StorylineLeaks/StorylineLeaks.swift").contains("run(AppDelegate.self)"))
  }

  @Test func `an app without a delegate is refused`() async throws {
    try project.write("import UIKit\n", to: "AppDelegate.swift")
    await #expect(throws: ProjectError.self) { try await prepare(.leaks) }
  }
}
