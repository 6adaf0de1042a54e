import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Tests for the effect of an Xcode project's build settings on its targets.
@Suite struct XcodeSettingsTests {
  /// An app with settings of its own, of its project, and of a file for each.
  private func files(
    target: String = "", project: String = "", targetFile: String = "", projectFile: String = "",
    configuration: String = "Debug"
  ) -> [String: String] {
    let text = """
      // !$*UTF8*$!
      {
        objects = {
          ROOT = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = de; mainGroup = MAIN; targets = (APP); };
          MAIN = {isa = PBXGroup; children = (FA, FB, FC); sourceTree = "<group>"; };
          FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          FB = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          FC = {isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
          APP = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL; fileSystemSynchronizedGroups = (FA); productType = "com.apple.product-type.application"; };
          TL = {isa = XCConfigurationList; buildConfigurations = (TR, TD); };
          TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Released; }; };
          TD = {isa = XCBuildConfiguration; baseConfigurationReference = FB; name = "\(configuration)"; buildSettings = {\(target)}; };
          PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
          PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
          PD = {isa = XCBuildConfiguration; baseConfigurationReference = FC; name = "\(configuration)"; buildSettings = {\(project)}; };
        };
        rootObject = ROOT;
      }
      """
    return [
      "App.xcodeproj/project.pbxproj": text, "App.xcconfig": targetFile,
      "Project.xcconfig": projectFile, "App/AppDelegate.swift": "",
    ]
  }

  private func app(_ files: [String: String]) throws -> ProjectTarget {
    let folder = try TemporaryFolder(files)
    return try #require(try ProjectReader.read(folder.url).apps.first)
  }

  // MARK: Names

  @Test func `a module is called what its product is called`() throws {
    let app = try app(files(target: "PRODUCT_NAME = \"Great App\"; "))
    #expect(app.name == "My App")
    #expect(app.module == "Great_App")
  }

  @Test func `a module may have a name of its own`() throws {
    let app = try app(files(target: "PRODUCT_NAME = Product; PRODUCT_MODULE_NAME = Core; "))
    #expect(app.module == "Core")
  }

  @Test func `without settings a module is called what its target is called`() throws {
    #expect(try app(files()).module == "My_App")
  }

  // MARK: Where settings come from

  @Test func `a target stands before its file, that before the project, that before its file`()
    throws
  {
    let settings = try app(
      files(
        target: "A = 1; ", project: "A = 3; B = 3; C = 3; ", targetFile: "A = 2\nB = 2\n",
        projectFile: "A = 4\nB = 4\nC = 4\nD = 4\n")
    ).buildSettings
    #expect(["A", "B", "C", "D"].map { settings[$0] } == ["1", "2", "3", "4"])
  }

  @Test func `what is inherited is what the next place says`() throws {
    let settings = try app(
      files(
        target: "A = \"$(inherited) target\"; L = (\"$(inherited)\", \"last\"); ",
        project: "L = \"first\"; ", targetFile: "A = ${inherited} file", projectFile: "A = project")
    ).buildSettings
    #expect(settings["A"] == "project file target")
    #expect(settings["L"] == "first last")
  }

  @Test func `settings refer to each other, also within names`() throws {
    let settings = try app(
      files(target: "KIND = dev; HOST_dev = \"dev.example\"; HOST = \"$(HOST_${KIND})/api\"; ")
    ).buildSettings
    #expect(settings["HOST"] == "dev.example/api")
  }

  @Test func `settings that refer to themselves in a circle come to an end`() throws {
    let settings = try app(files(target: "A = \"a$(B)\"; B = \"b$(A)\"; ")).buildSettings
    #expect(settings["A"]?.hasPrefix("ab") == true)
  }

  @Test(arguments: [
    ("lower", "my app 2"), ("upper", "MY APP 2"), ("c99extidentifier", "My_App_2"),
    ("rfc1034identifier", "My-App-2"), ("unknown", "My App 2"),
  ])
  func `a modifier changes a value`(modifier: String, value: String) throws {
    let settings = try app(files(target: "A = \"My App 2\"; B = \"$(A:\(modifier))\"; "))
    #expect(settings.buildSettings["B"] == value)
  }

  @Test
  func `a value for the simulator stands before one for all, one for devices counts for nothing`()
    throws
  {
    let settings = try app(
      files(
        target: "A = all; \"A[sdk=iphonesimulator*]\" = simulator; \"A[sdk=iphoneos*]\" = device; "
          + "B = all; \"B[config=Release]\" = release; ")
    ).buildSettings
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == "all")
  }

  @Test func `a file includes others, and has comments`() throws {
    var files = files(
      targetFile: "// What all have.\n#include \"Shared/All.xcconfig\"\n"
        + "#include? \"Mine.xcconfig\"\nA = own // and no other\nC[sdk=iphone*] = phone;\n")
    files["Shared/All.xcconfig"] = "A = shared\nB = shared\n#include \"../App.xcconfig\"\n"
    let settings = try app(files).buildSettings
    #expect(["A", "B", "C"].map { settings[$0] } == ["own", "shared", "phone"])
  }

  @Test func `the configuration for debugging is taken, whatever it is called`() throws {
    let app = try app(files(target: "PRODUCT_NAME = Tried; ", configuration: "debug-staging"))
    #expect(app.module == "Tried")
    #expect(app.buildSettings["CONFIGURATION"] == "debug-staging")
  }

  // MARK: Schemes

  private static func scheme(_ configuration: String, tests: Bool = true) -> String {
    """
    <Scheme><BuildAction buildImplicitDependencies = "YES"/>
    <TestAction
      buildConfiguration = "\(configuration)"
      selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB">
      <Testables>\(tests ? "<TestableReference skipped = \"NO\"/>" : "")</Testables>
    </TestAction>
    <LaunchAction buildConfiguration = "Debug"/></Scheme>
    """
  }

  @Test func `tests are built in the configuration of the scheme`() throws {
    var files = files(target: "PRODUCT_NAME = Tried; ")
    files["App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] = Self.scheme("Release")
    files["App.xcodeproj/xcshareddata/xcschemes/Another.xcscheme"] = Self.scheme("Debug")
    #expect(try app(files).module == "Released")
    let folder = try TemporaryFolder(files)
    let run = try ProjectReader.read(folder.url, for: .app)
    #expect(run.apps.first?.module == "Tried")
  }

  @Test func `a scheme without tests has no configuration for them`() throws {
    var files = files(target: "PRODUCT_NAME = Tried; ")
    files["App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] = Self.scheme(
      "Release", tests: false)
    #expect(try app(files).module == "Tried")
  }

  @Test func `of several schemes one that tests for debugging counts`() throws {
    var files = files(target: "PRODUCT_NAME = Tried; ")
    files["App.xcodeproj/xcshareddata/xcschemes/Beta.xcscheme"] = Self.scheme("Release")
    files["App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Local.xcscheme"] = Self.scheme("Debug")
    #expect(try app(files).module == "Tried")
  }

  @Test func `a file that is not there says nothing`() throws {
    var files = files(target: "A = 1; ")
    files["App.xcconfig"] = nil
    #expect(try app(files).buildSettings["A"] == "1")
  }

  // MARK: What they do

  @Test func `conditions of the sources are defined`() throws {
    let app = try app(
      files(
        target: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) STAGING\"; "
          + "OTHER_SWIFT_FLAGS = \"$(inherited) -D PODS -DMOCKED -warnings-as-errors\"; ",
        project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; "))
    #expect(app.defines == ["MOCKED", "PODS", "STAGING"])
  }

  @Test func `a project of today's is compiled as it says`() throws {
    let app = try app(
      files(
        target: "SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "
          + "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; "
      ))
    #expect(app.settings?.languageMode == .v5)
    #expect(app.settings?.isMainActorByDefault == true)
    #expect(
      app.settings?.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
      ])
  }

  @Test(arguments: [("3.0", LanguageMode.v4), ("4.0", .v4), ("4.2", .v4_2)])
  func `sources of an older Swift are compiled by its rules`(
    version: String, mode: LanguageMode
  ) throws {
    let app = try app(files(target: "SWIFT_VERSION = \(version); "))
    #expect(app.settings?.languageMode == mode)
  }

  @Test func `Swift 6 is not asked for what it has`() throws {
    let app = try app(
      files(target: "SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; "))
    #expect(app.settings?.languageMode == .v6)
    #expect(
      app.settings?.upcomingFeatures == [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ])
  }

  @Test func `of a project that says nothing new the command decides`() throws {
    #expect(try app(files(target: "SWIFT_VERSION = 5.0; ")).settings == nil)
  }

  @Test(arguments: ["$(SRCROOT)/App/Other.plist", "App/Other.plist", "$(WHERE)/Other.plist"])
  func `Info.plist is where the settings say`(path: String) throws {
    var files = files(target: "WHERE = \"${PROJECT_DIR}/App\"; INFOPLIST_FILE = \"\(path)\"; ")
    files["App/Other.plist"] = ""
    let folder = try TemporaryFolder(files)
    let app = try #require(try ProjectReader.read(folder.url).apps.first)
    #expect(app.infoPlist.map { folder.paths([$0]) } == ["App/Other.plist"])
  }
}
