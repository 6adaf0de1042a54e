import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// `project.yml`, the manifest of XcodeGen.
@Suite struct XcodeGenTests {
  private func files(_ manifest: String) -> [String: String] {
    [
      "project.yml": manifest, "App/Sources/App.swift": "", "App/Sources/Old/Old.swift": "",
      "App/Sources/Assets.xcassets/Contents.json": "", "App/Info.plist": "<plist><dict/></plist>",
      "App/Debug.xcconfig": "PRODUCT_MODULE_NAME = Trips\nSWIFT_VERSION = 6.0",
      "Kit/Sources/Kit.swift": "", "Kit/Data/words.txt": "", "Tests/Tests.swift": "",
    ]
  }

  private func read(_ manifest: String) throws -> (Project, TemporaryFolder) {
    let folder = try TemporaryFolder(files(manifest))
    return (try ProjectReader.read(folder.url), folder)
  }

  private let manifest = """
    name: Trips
    settings:
      base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: SHARED}
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: ["**/Old/**"]
        configFiles: {Debug: App/Debug.xcconfig, Release: App/Release.xcconfig}
        settings:
          configs:
            Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) TRIAL}
        info:
          path: App/Info.plist
          properties: {UILaunchStoryboardName: Launch}
        dependencies:
          - target: Kit
          - target: Widget
      Kit:
        type: framework
        platform: [iOS, tvOS]
        platformSuffix: ""
        sources: [Kit/Sources]
      Widget:
        type: app-extension
        platform: iOS
        sources: [Kit/Sources]
      Desktop: {type: application, platform: macOS, sources: [App]}
      AppTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{target: App}]
      Screens: {type: bundle.ui-testing, platform: iOS, sources: [Tests]}
    """

  @Test func `targets for iOS have the files of their folders`() throws {
    let (project, folder) = try read(manifest)
    #expect(project.name == "Trips")
    #expect(project.targets.map(\.name) == ["App", "AppTests", "Kit"])
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["App/Sources/App.swift"])
    #expect(folder.paths(app.resources) == ["App/Sources/Assets.xcassets"])
    #expect(app.dependencies == ["Kit"])
  }

  @Test func `tests of an app find it launched`() throws {
    let (project, _) = try read(manifest)
    let tests = try #require(project.tests.first)
    #expect(tests.isHosted)
    #expect(project.closure(of: tests).map(\.name) == ["Kit", "App", "AppTests"])
  }

  @Test func `settings come from the target, its file and the project`() throws {
    let app = try #require(try read(manifest).0.apps.first)
    #expect(app.module == "Trips")
    #expect(app.defines == ["SHARED", "TRIAL"])
    #expect(app.settings?.languageMode == .v6)
  }

  @Test func `Info plist has what the manifest adds`() throws {
    let app = try #require(try read(manifest).0.apps.first)
    let values = try PropertyListSerialization.propertyList(
      from: #require(app.infoValues), format: nil)
    #expect(values as? [String: String] == ["UILaunchStoryboardName": "Launch"])
    #expect(app.infoPlist?.lastPathComponent == "Info.plist")
  }

  @Test func `templates and included files make a target together with its own words`() throws {
    var files = files(
      """
      include: [Kit/kit.yml]
      targetTemplates:
        Base:
          type: framework
          platform: iOS
          sources: ["${folder}/Sources"]
      targets:
        Kit: {templates: [Base], templateAttributes: {folder: Kit}, sources: [Kit/Data]}
      """)
    files["Kit/kit.yml"] = """
      targets:
        Checks: {type: bundle.unit-test, platform: iOS, sources: [../Tests], dependencies: [{target: Kit}]}
      """
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let kit = try #require(project.targets.first { $0.name == "Kit" })
    #expect(folder.paths(kit.sources) == ["Kit/Sources/Kit.swift"])
    #expect(folder.paths(kit.resources) == ["Kit/Data/words.txt"])
    #expect(folder.paths(try #require(project.tests.first).sources) == ["Tests/Tests.swift"])
  }

  @Test func `packages of a manifest have their libraries`() throws {
    var files = files(
      """
      packages:
        Base: {path: Packages/Base}
        Far: {url: https://example.com/Far.git, from: 1.2.0}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{package: Base}, {package: Far, product: FarKit}]
      """)
    files["Packages/Base/Package.swift"] = ProjectText.package("Base")
    files["Packages/Base/Sources/Base/Base.swift"] = ""
    files["Packages/Base/Tests/BaseTests/Tests.swift"] = ""
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(try #require(project.apps.first).dependencies == ["Base"])
    #expect(project.tests.map(\.name) == ["BaseTests"])
    #expect(
      project.problems.map(\.message) == [
        "the package https://example.com/Far.git (1.2.0 or later, below 2.0.0) could not be fetched: "
          + "fetching is turned off"
      ])
  }

  @Test func `a project that was made is read instead of the manifest`() throws {
    var files = files(manifest)
    files["Made.xcodeproj/project.pbxproj"] = ProjectText.project([.app("App")])
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).name == "Made")
    #expect(try ProjectReader.read(folder.url.appending(path: "project.yml")).name == "Trips")
  }

  @Test(arguments: ["targets: [", "targets:\n  App: {platform: iOS}"])
  func `a manifest that cannot be read is named`(text: String) throws {
    let folder = try TemporaryFolder(["project.yml": text])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(error?.description.hasPrefix("\(folder.url.path)/project.yml") == true)
  }
}
