import AppBuilder
import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

/// Fetched packages in the package that is built: as they are, or rewritten.
@Suite struct PlainPackagesTests {
  let files: TemporaryFolder
  let cache: TemporaryFolder

  init() throws {
    files = try TemporaryFolder([
      "App.swift": "import Far\nimport Lamp\nimport UIKit\n@main class App {}\n",
      "plain.swift": "import Foundation\n#if canImport(os)\nimport os\n#endif\n",
      "screens.swift": "import UIKit\n",
    ])
    cache = try TemporaryFolder([:])
  }

  private func package(_ identity: String, version: String? = "1.2.3") -> FetchedPackage {
    FetchedPackage(
      identity: identity, url: "https://example.com/\(identity)", folder: files.url,
      version: version, revision: "abc")
  }

  private func target(
    _ name: String, _ file: String, in package: String?, needing: [(String, String)] = []
  ) -> ProjectTarget {
    ProjectTarget(
      name: name, kind: package == nil ? .app : .library,
      sources: [files.url.appending(path: file)], dependencies: needing.map(\.0),
      products: needing.map { ProjectTarget.Product(name: $0.0, package: $0.1) },
      package: package)
  }

  /// An app that needs `Far`, which needs `Lamp`.
  private func builder(
    far: String, lamp: String, version: String? = "1.2.3", lampPackage: String = "lamp"
  ) throws -> AppBuilder {
    let project = Project(
      name: "App", folder: files.url,
      targets: [
        target("App", "App.swift", in: nil, needing: [("Far", "far")]),
        target("Far", far, in: "far", needing: [("Lamp", lampPackage)]),
        target("Lamp", lamp, in: lampPackage),
      ], packages: [package("far", version: version), package(lampPackage)],
      problems: [
        ProjectProblem(file: files.url, message: "a macro", package: "far"),
        ProjectProblem(file: files.url, message: "no file", isError: false, target: "App"),
        ProjectProblem(file: files.url, message: "not built", target: "Other"),
      ])
    return try AppBuilder(
      project, cache: CacheFolder(cache.url), storyline: URL(filePath: "/stage"))
  }

  private func manifest(_ builder: AppBuilder) throws -> String {
    try String(
      contentsOf: builder.packageFolder.appending(path: "Package.swift"), encoding: .utf8)
  }

  @Test func `packages that know nothing of UIKit are built as they are`() async throws {
    let builder = try builder(far: "plain.swift", lamp: "plain.swift")
    let report = try await builder.prepare()
    let manifest = try manifest(builder)
    #expect(manifest.contains(#".package(url: "https://example.com/far", exact: "1.2.3")"#))
    #expect(manifest.contains(#".product(name: "Far", package: "far")"#))
    #expect(!manifest.contains("example.com/lamp"), "SwiftPM finds what a package needs.")
    #expect(!manifest.contains(#".target(name: "Far""#))
    #expect(report.files == 1)
    #expect(report.missingModules.isEmpty)
    // SwiftPM builds macros too.
    #expect(report.diagnostics.map(\.message) == ["no file"])
  }

  @Test func `a package with screens is rewritten, what it needs is not`() async throws {
    let builder = try builder(far: "screens.swift", lamp: "plain.swift")
    let report = try await builder.prepare()
    let manifest = try manifest(builder)
    #expect(manifest.contains(#".target(name: "Far""#))
    #expect(manifest.contains(#".product(name: "Lamp", package: "lamp")"#))
    #expect(manifest.contains(#".package(url: "https://example.com/lamp", exact: "1.2.3")"#))
    #expect(!manifest.contains("example.com/far"))
    #expect(report.files == 2)
    #expect(report.diagnostics.map(\.message) == ["a macro", "no file"])
  }

  @Test func `a package that needs one with screens is rewritten`() async throws {
    let builder = try builder(far: "plain.swift", lamp: "screens.swift")
    _ = try await builder.prepare()
    let manifest = try manifest(builder)
    #expect(manifest.contains(#".target(name: "Far", dependencies: ["Lamp""#))
    #expect(!manifest.contains("example.com"))
  }

  @Test func `a package that a module of the tools is made of is never rewritten`() async throws {
    let builder = try builder(
      far: "screens.swift", lamp: "screens.swift", lampPackage: "swift-crypto")
    _ = try await builder.prepare()
    let manifest = try manifest(builder)
    #expect(manifest.contains(#".product(name: "Lamp", package: "swift-crypto")"#))
    #expect(!manifest.contains(#".target(name: "Lamp""#))
  }

  @Test func `what was fetched of a branch is built at that revision`() async throws {
    let builder = try builder(far: "plain.swift", lamp: "plain.swift", version: nil)
    _ = try await builder.prepare()
    #expect(
      try manifest(builder)
        .contains(#".package(url: "https://example.com/far", revision: "abc")"#))
  }

  static let forApps = [
    "#if canImport(UIKit)\nlet x = 1\n#endif", "import SafariServices", "import class UIKit.UIView",
    "import MapKit", "import CoreGraphics", "import Combine", "class A { @objc func a() {} }",
    "import Security", "import SQLite3", "let tag = objc_getAssociatedObject(view, &key)",
    "#if canImport(Other)\n#else\nimport UIKit\n#endif",
  ]

  @Test(arguments: forApps)
  func `a package is for apps where its sources need what only apps have`(
    text: String
  ) async throws {
    try files.write(text + "\n", to: "plain.swift")
    let builder = try builder(far: "plain.swift", lamp: "plain.swift")
    #expect(builder.project.targets.map(\.name) == ["App", "Far", "Lamp"])
  }

  static let plain = [
    "import Foundation", "#if canImport(Combine)\nimport Combine\n#endif",
    "#if canImport(ObjectiveC)\n@objc class A {}\n#endif", "// UIKit and import",
    "#if canImport(Security)\nimport Security\n#endif\nlet status = errSecSuccess",
    "#if canImport(SQLite3)\nimport SQLite3\n#endif",
    "#if os(Linux)\nimport CSQLite\n#else\nimport SQLite3\n#endif",
    "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", "import Other",
  ]

  @Test(arguments: plain)
  func `a package is plain where its sources only ask for it`(text: String) async throws {
    try files.write(text + "\n", to: "plain.swift")
    let builder = try builder(far: "plain.swift", lamp: "plain.swift")
    #expect(builder.project.targets.map(\.name) == ["App"])
  }

  // MARK: What is not Swift's

  @Test func `a target of C's is copied and built as it is`() async throws {
    let code = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sums",
        targets: [
          .executableTarget(name: "App", dependencies: ["CSum"]),
          .target(
            name: "CSum", dependencies: ["Z"], publicHeadersPath: "open",
            cSettings: [.define("SUM", to: "42")], linkerSettings: [.linkedLibrary("m")]),
          .systemLibrary(name: "Z", pkgConfig: "zlib"),
        ])
      """,
      "Sources/App/App.swift": "@main struct App {}\n", "Sources/CSum/open/sum.h": "int sum();\n",
      "Sources/CSum/sum.c": "int sum() { return SUM; }\n", "Sources/CSum/old.c": "\n",
      "Sources/Z/module.modulemap": "module Z {}\n",
    ])
    func prepare() async throws -> AppBuilder {
      let builder = try AppBuilder(
        ProjectReader.read(code.url), cache: CacheFolder(cache.url),
        storyline: URL(filePath: "/stage"))
      _ = try await builder.prepare()
      return builder
    }
    let builder = try await prepare()
    let manifest = try manifest(builder)
    let flags =
      #".unsafeFlags(["-Xclang", "-debug-info-kind=limited", "-Xclang", "-dwarf-version=5"])"#
    let start = #".target(name: "CSum", dependencies: ["Z"], path: "Sources/CSum", "#
    let settings = "cSettings: [.define(\"SUM\", to: \"42\"), \(flags)], cxxSettings: [\(flags)], "
    let parts = [
      start, #"publicHeadersPath: "open", "#, settings, #"linkerSettings: [.linkedLibrary("m")])"#,
    ]
    #expect(manifest.contains(parts.joined()))
    #expect(
      manifest.contains(#".systemLibrary(name: "Z", path: "Sources/Z", pkgConfig: "zlib")"#))
    let folder = builder.packageFolder.appending(path: "Sources/CSum").path
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        == ["old.c", "open", "open/sum.h", "sum.c"])

    try FileManager.default.removeItem(at: code.url.appending(path: "Sources/CSum/old.c"))
    _ = try await prepare()
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        == ["open", "open/sum.h", "sum.c"])
  }
}
