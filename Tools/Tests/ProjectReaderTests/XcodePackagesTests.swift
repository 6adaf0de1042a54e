import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// The packages of an Xcode project that lie on this machine, and what it says of others.
@Suite struct XcodePackagesTests {
  private func read(_ text: String, _ files: [String: String] = [:]) throws -> Project {
    let own = ["Trips.xcodeproj/project.pbxproj": text, "App/App.swift": ""]
    let folder = try TemporaryFolder(own.merging(files) { $1 })
    return try ProjectReader.read(folder.url)
  }

  private func target(_ name: String, of project: Project) throws -> ProjectTarget {
    try #require(project.targets.first { $0.name == name })
  }

  /// A package with a product of two targets.
  private static let kit = [
    "Kit/Package.swift": PackagesProject.manifest(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["Kit", "Extras"])],
      targets: [
        .target(
          name: "Kit",
          dependencies: ["CKit", .target(name: "Desktop", condition: .when(platforms: [.macOS]))],
          resources: [.process("Texts")],
          swiftSettings: [
            .define("KIT"), .define("FINAL", .when(configuration: .release)),
            .define("MAC", .when(platforms: [.macOS])), .swiftLanguageMode(.v5),
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("BareSlashRegexLiterals"),
          ], linkerSettings: [.linkedLibrary("z")]),
        .target(name: "Extras"), .target(name: "Desktop"), .target(name: "Unused"),
        .target(
          name: "CKit", exclude: ["notes.c"],
          cSettings: [.define("DEEP", to: "1"), .headerSearchPath("private")]),
        .testTarget(name: "KitTests"),
      ]
      """),
    "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/Kit/Texts/one.txt": "",
    "Kit/Sources/Extras/Extras.swift": "", "Kit/Sources/Desktop/Desktop.swift": "",
    "Kit/Sources/Unused/Unused.swift": "", "Kit/Tests/KitTests/KitTests.swift": "",
    "Kit/Sources/CKit/sum.c": "", "Kit/Sources/CKit/notes.c": "",
    "Kit/Sources/CKit/include/sum.h": "", "Kit/Sources/CKit/private/deep.h": "",
  ]

  // MARK: On this machine

  static let ways = [
    PackagesProject.text(
      packages: [PackagesProject.local("Kit")], products: ["productName = Kit"]),
    PackagesProject.text(
      packages: [PackagesProject.local("Kit")], linked: ["package = R0; productName = Kit"]),
    PackagesProject.text(products: ["productName = Kit"], files: ["Kit"]),
  ]

  @Test(arguments: ways)
  func `a package that is referred to, linked or dragged in has its targets`(text: String) throws {
    let project = try read(text, Self.kit)
    #expect(project.targets.map(\.name) == ["Trips", "Kit", "Extras", "CKit", "KitTests"])
    #expect(try target("Trips", of: project).dependencies == ["Kit", "Extras"])
    #expect(project.problems == [])
  }

  @Test func `a target of a package is compiled as its manifest says`() throws {
    let kit = try target("Kit", of: try read(Self.ways[0], Self.kit))
    #expect(kit.defines == ["KIT"])
    #expect(
      kit.settings
        == TargetSettings(
          languageMode: .v5, upcomingFeatures: ["BareSlashRegexLiterals"], libraries: ["z"]))
    #expect(kit.resources.map(\.lastPathComponent) == ["one.txt"])
    #expect(kit.dependencies == ["CKit"])
    let extras = try target("Extras", of: try read(Self.ways[0], Self.kit))
    #expect(extras.settings == TargetSettings(languageMode: .v6))
  }

  @Test func `a target of C's is a folder with settings`() throws {
    let target = try target("CKit", of: try read(Self.ways[0], Self.kit))
    let foreign = try #require(target.foreign)
    #expect(target.kind == .foreign)
    #expect(foreign.files == ["include/sum.h", "private/deep.h", "sum.c"])
    #expect(foreign.cSettings == [#".define("DEEP", to: "1")"#, #".headerSearchPath("private")"#])
    #expect(foreign.cxxSettings == [])
    #expect(!foreign.isSystemLibrary)
  }

  @Test func `a package that is not there is said, and the app is read`() throws {
    let project = try read(Self.ways[0])
    #expect(project.targets.map(\.name) == ["Trips"])
    #expect(project.problems.count == 2)
    #expect(project.problems.allSatisfy { $0.file.lastPathComponent == "project.pbxproj" })
    #expect(project.problems.first?.message.contains("Kit/Package.swift cannot be read") == true)
    #expect(
      project.problems.last?.message
        == "Trips needs the product Kit, but no package of the project has it")
  }

  @Test func `the library itself is there without being a package`() throws {
    let project = try read(
      PackagesProject.text(
        packages: [
          PackagesProject.remote(
            "https://example.com/x/Storyline.git", "kind = branch; branch = main;")
        ], products: ["package = R0; productName = Storyline"]))
    #expect(project.problems == [])
    #expect(try target("Trips", of: project).products == [])
  }

  // MARK: What is not built here

  @Test func `macros, plugins, frameworks and Objective-C are named`() throws {
    let manifest = PackagesProject.manifest(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(
          name: "Kit", dependencies: ["Macros", "Frame", "ObjC"], plugins: [.plugin(name: "Gen")]),
        .macro(name: "Macros"), .binaryTarget(name: "Frame", path: "Frame.xcframework"),
        .target(name: "ObjC"), .plugin(name: "Gen", capability: .buildTool()),
      ]
      """)
    let project = try read(
      Self.ways[0],
      [
        "Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "",
        "Kit/Sources/ObjC/Old.m": "", "Kit/Sources/ObjC/include/Old.h": "",
        "Kit/Sources/Macros/Macros.swift": "", "Kit/Plugins/Gen/Gen.swift": "",
      ])
    #expect(
      project.problems.map(\.message) == [
        "the target Kit uses plugins, which do not run here",
        "the target Macros is a macro, which is not built here",
        "the target Frame is a binary framework, which is not built here",
        "the target ObjC is written in Objective-C, which is not built here: Old.m",
      ])
    #expect(project.targets.map(\.name) == ["Trips", "Kit"])
  }

  @Test func `a product that a package does not have is named`() throws {
    let project = try read(
      PackagesProject.text(
        packages: [PackagesProject.local("Kit")], products: ["package = R0; productName = Kat"]),
      Self.kit)
    #expect(
      project.problems.map(\.message) == [
        "Trips needs the product Kat, but no package of the project has it"
      ])
  }

  // MARK: Elsewhere

  static let requirements = [
    ("kind = upToNextMajorVersion; minimumVersion = 1.2.3;", "1.2.3 or later, below 2.0.0"),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", "1.2.3 or later, below 1.3.0"),
    (
      "kind = versionRange; minimumVersion = 1.2.3; maximumVersion = 1.9.0;",
      "1.2.3 or later, below 1.9.0"
    ),
    ("kind = exactVersion; version = \"2.0.0-beta.1\";", "2.0.0-beta.1"),
    ("kind = branch; branch = main;", "branch main"),
    ("kind = revision; revision = abc;", "revision abc"),
  ]

  @Test(arguments: requirements)
  func `a package that is not fetched is named with its versions`(
    requirement: String, versions: String
  ) throws {
    let url = "https://example.com/kits/Far.git"
    let project = try read(
      PackagesProject.text(
        packages: [PackagesProject.remote(url, requirement)],
        products: ["package = R0; productName = Far"]))
    #expect(
      project.problems.map(\.message) == [
        "the package \(url) (\(versions)) could not be fetched: fetching is turned off"
      ])
    #expect(project.targets.map(\.name) == ["Trips"])
  }

  static let pairs = [
    (#""1.1.0"..<"1.5.0""#, "1.2.0 or later, below 1.5.0"), (#"exact: "1.4.0""#, "1.4.0"),
    (#"branch: "main""#, "branch main"), (#"from: "1.10.0""#, "1.10.0 or later, below 2.0.0"),
  ]

  @Test(arguments: pairs)
  func `two that ask for one package get what both can take`(other: String, versions: String) throws
  {
    let manifest = PackagesProject.manifest(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.com/kits/far", \(other))],
      targets: [.target(name: "Kit", dependencies: [.product(name: "Far", package: "far")])]
      """)
    let remote = PackagesProject.remote(
      "https://example.com/kits/Far.git", "kind = upToNextMajorVersion; minimumVersion = 1.2.0;")
    let project = try read(
      PackagesProject.text(
        packages: [PackagesProject.local("Kit"), remote], products: ["productName = Kit"]),
      ["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": ""])
    #expect(project.problems.count == 1)
    #expect(project.problems.first?.message.contains("(\(versions)) could not be fetched") == true)
  }
}
