import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// `Project.swift` and `Workspace.swift`, the manifests of Tuist.
@Suite struct TuistTests {
  private func files(_ manifest: String) -> [String: String] {
    [
      "Project.swift": "import ProjectDescription\n" + manifest,
      "App/Sources/App.swift": "", "App/Sources/Old/Old.swift": "", "App/Resources/words.txt": "",
      "App/Resources/Code.swift": "", "Kit/Sources/Kit.swift": "", "Tests/Tests.swift": "",
    ]
  }

  private let manifest = """
    let name = "Trips"
    let kit = Target.target(
      name: "\\(name)Kit", destinations: .iOS, product: .framework, bundleId: "a.kit",
      sources: .sourceFilesList(globs: [.glob("Kit/Sources/**")]))
    let project = Project(
      name: name,
      settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SHARED"]),
      targets: [
        .target(
          name: name, destinations: [.iPhone, .iPad], product: .app, bundleId: "a",
          infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Names": ["a"]]),
          sources: [.glob("App/Sources/**", excluding: ["App/Sources/Old/**"])],
          resources: ["App/Resources/**"],
          dependencies: [.target(name: "TripsKit"), .external(name: "Far"), .target(name: "Widget")],
          settings: .settings(
            base: ["PRODUCT_MODULE_NAME": "Journeys"],
            configurations: [.debug(name: "Debug", settings: ["SWIFT_VERSION": "6.0"])])),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "a.w",
          sources: ["Kit/Sources/**"]),
        .target(
          name: "Desktop", destinations: .macOS, product: .app, bundleId: "a.d",
          sources: ["App/Sources/**"]),
        Target(
          name: name + "Tests", platform: .iOS, product: .unitTests, bundleId: "a.t",
          sources: "Tests/**", dependencies: [.target(name: name)]),
      ] + [kit])
    """

  private func read(_ manifest: String) throws -> (Project, TemporaryFolder) {
    let folder = try TemporaryFolder(files(manifest))
    return (try ProjectReader.read(folder.url), folder)
  }

  @Test func `targets for iOS have the files of their patterns`() throws {
    let (project, folder) = try read(manifest)
    #expect(project.targets.map(\.name) == ["Trips", "TripsTests", "TripsKit"])
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["App/Sources/App.swift"])
    #expect(folder.paths(app.resources) == ["App/Resources/words.txt"])
    #expect(app.dependencies == ["TripsKit"])
  }

  @Test func `a manifest further down is read where there is no project`() throws {
    let files = Dictionary(
      uniqueKeysWithValues: files(manifest).map { ("Application/\($0)", $1) })
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.targets.map(\.name) == ["Trips", "TripsTests", "TripsKit"])
  }

  @Test func `tests of an app find it launched`() throws {
    let (project, folder) = try read(manifest)
    let tests = try #require(project.tests.first)
    #expect(tests.isHosted)
    #expect(folder.paths(tests.sources) == ["Tests/Tests.swift"])
    #expect(project.closure(of: tests).map(\.name) == ["TripsKit", "Trips", "TripsTests"])
  }

  @Test func `settings come from the target, its configuration and the project`() throws {
    let app = try #require(try read(manifest).0.apps.first)
    #expect(app.module == "Journeys")
    #expect(app.defines == ["SHARED"])
    #expect(app.settings?.languageMode == .v6)
  }

  @Test func `Info plist has what the manifest adds`() throws {
    let app = try #require(try read(manifest).0.apps.first)
    let values = try PropertyListSerialization.propertyList(
      from: #require(app.infoValues), format: nil)
    #expect((values as? [String: Any])?["Names"] as? [String] == ["a"])
  }

  @Test func `constants of helpers are read`() throws {
    var files = files(
      """
      let project = Project(name: "Trips", targets: [
        .target(
          name: Names.app, destinations: .iOS, product: .app, bundleId: "a", sources: ["App/Sources/**"],
          dependencies: [.Modules.kit]),
        .kit,
      ])
      """)
    files["Tuist/ProjectDescriptionHelpers/Names.swift"] = """
      import ProjectDescription
      public enum Names { public static let app = "Trips" }
      extension TargetDependency {
        public enum Modules { public static let kit: TargetDependency = .target(name: "Kit") }
      }
      extension Target {
        public static var kit: Target {
          .target(
            name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
            sources: ["Kit/Sources/**"])
        }
      }
      """
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.targets.map(\.name) == ["Trips", "Kit"])
    #expect(try #require(project.apps.first).dependencies == ["Kit"])
  }

  @Test func `a target that a function makes is named with what helps`() throws {
    let (project, folder) = try read(
      """
      let project = Project(name: "Trips", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/Sources/**"]),
        makeTests(of: "App"),
      ])
      """)
    #expect(project.targets.map(\.name) == ["App"])
    #expect(
      project.problems.map(\.message) == [
        "\(folder.url.path)/Project.swift: a target, makeTests(…), is computed by the Tuist manifest, "
          + "which is not executed. Run `tuist generate`, and pass the generated .xcworkspace or .xcodeproj"
      ])
  }

  @Test func `a project that a function makes is refused with what helps`() throws {
    let folder = try TemporaryFolder(files("let project = Project.module(name: \"Trips\")"))
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(error?.description.contains("the project, which module makes,") == true)
    #expect(error?.description.contains("Run `tuist generate`") == true)
  }

  @Test func `a workspace has the targets of its projects`() throws {
    func project(_ name: String, _ product: String, _ needs: String = "") -> String {
      """
      import ProjectDescription
      let project = Project(name: "\(name)", targets: [
        .target(name: "\(name)", destinations: .iOS, product: .\(product), bundleId: "a",
          sources: ["Sources/**"], dependencies: [\(needs)])])
      """
    }
    let folder = try TemporaryFolder([
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(name: "All", projects: ["App", "Modules/**"])
      """,
      "App/Project.swift": project(
        "App", "app", ".project(target: \"Kit\", path: .relativeToRoot(\"Modules/Kit\"))"),
      "App/Sources/App.swift": "", "Modules/Kit/Project.swift": project("Kit", "framework"),
      "Modules/Kit/Sources/Kit.swift": "",
    ])
    let all = try ProjectReader.read(folder.url)
    #expect(all.name == "All")
    let app = try #require(all.apps.first)
    #expect(all.closure(of: app).map(\.name) == ["Kit", "App"])
  }

  @Test func `sources that are called like a manifest are no manifest`() throws {
    let folder = try TemporaryFolder(["Project.swift": "struct Project {}"])
    #expect(try ProjectReader.read(folder.url).apps.count == 1)
  }
}

/// Tests for functions of Tuist's helpers that only return a value.
@Suite struct TuistFunctionTests {
  private let helper = """
    import ProjectDescription
    extension Project {
      public static func module(
        name: String, product: Product = .framework, hasTests: Bool = true
      ) -> Project {
        let folder = "Code"
        return Project(
          name: name,
          targets: [
            .target(
              name: name, destinations: .iOS, product: product, bundleId: "a.\\(name)",
              sources: ["\\(folder)/**"])
          ] + (hasTests
            ? [
              .target(
                name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "t",
                sources: ["Tests/**"], dependencies: [.target(name: name)])
            ] : []))
      }
      public static func loop(names: [String]) -> Project {
        var targets: [Target] = []
        for name in names { targets.append(.target(name: name)) }
        return Project(name: "Loop", targets: targets)
      }
    }
    """

  private func read(_ manifest: String) throws -> Project {
    let folder = try TemporaryFolder([
      "Project.swift": "import ProjectDescription\nlet project = \(manifest)",
      "Tuist/ProjectDescriptionHelpers/Project+Module.swift": helper, "Code/Kit.swift": "",
      "Tests/Tests.swift": "",
    ])
    return try ProjectReader.read(folder.url)
  }

  @Test func `a function gives its arguments and defaults to what it returns`() throws {
    #expect(
      try read("Project.module(name: \"Kit\")").targets.map { "\($0.kind) \($0.name)" } == [
        "library Kit", "tests KitTests",
      ])
    #expect(
      try read("Project.module(name: \"Trips\", product: .app, hasTests: false)").targets
        .map { "\($0.kind) \($0.name)" } == ["app Trips"])
  }

  @Test func `a function that does more is refused with what helps`() throws {
    let error = #expect(throws: ProjectError.self) { try read("Project.loop(names: [\"Kit\"])") }
    #expect(error?.description.contains("is computed by the Tuist manifest") == true)
  }
}
