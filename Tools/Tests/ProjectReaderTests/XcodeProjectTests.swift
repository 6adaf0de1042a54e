import Foundation
import ProjectReader
import TemporaryFolders
import Testing

@Suite struct XcodeProjectTests {
  /// An app with a framework and tests, as Xcode writes it.
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; projectDirPath = ""; targets = (APP, KIT, TESTS); };
        MAIN = {isa = PBXGroup; children = (GAPP, GKIT, GTESTS); sourceTree = "<group>"; };
        GAPP = {isa = PBXGroup; children = (F1, F2, V1, PL); path = App; sourceTree = "<group>"; };
        GKIT = {isa = PBXGroup; children = (F3); name = Kit; path = "My Kit"; sourceTree = SOURCE_ROOT; };
        GTESTS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX); path = Tests; sourceTree = "<group>"; };
        EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Skipped.swift"); target = TESTS; };
        F1 /* AppDelegate.swift */ = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        PL = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (VB); name = Main.storyboard; sourceTree = "<group>"; };
        VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = V1; };
        B5 = {isa = PBXBuildFile; fileRef = GONE; };
        SAPP = {isa = PBXSourcesBuildPhase; files = (B1, B5); };
        RAPP = {isa = PBXResourcesBuildPhase; files = (B2, B4); };
        SKIT = {isa = PBXSourcesBuildPhase; files = (B3); };
        APP = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = CL; buildPhases = (SAPP, RAPP); dependencies = (D1); productType = "com.apple.product-type.application"; };
        KIT = {isa = PBXNativeTarget; name = Kit; buildPhases = (SKIT); dependencies = (); productType = "com.apple.product-type.framework"; };
        TESTS = {isa = PBXNativeTarget; name = Tests; buildPhases = (); dependencies = (D2); fileSystemSynchronizedGroups = (GTESTS); productType = "com.apple.product-type.bundle.unit-test"; };
        D1 = {isa = PBXTargetDependency; target = KIT; };
        D2 = {isa = PBXTargetDependency; target = APP; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; };
      };
      rootObject = ROOT;
    }
    """

  static let files = [
    "App.xcodeproj/project.pbxproj": text, "App/AppDelegate.swift": "", "App/Info.plist": "",
    "App/Assets.xcassets/Contents.json": "", "App/Base.lproj/Main.storyboard": "",
    "My Kit/Kit.swift": "", "Tests/One.swift": "", "Tests/Skipped.swift": "",
  ]

  @Test func `an app has the files of its build phases`() throws {
    let folder = try TemporaryFolder(Self.files)
    let app = try #require(try ProjectReader.read(folder.url).apps.first)
    #expect(app.name == "My App")
    #expect(app.module == "My_App")
    #expect(folder.paths(app.sources) == ["App/AppDelegate.swift"])
    #expect(folder.paths(app.resources) == ["App/Assets.xcassets", "App/Base.lproj"])
    #expect(app.infoPlist.map { folder.paths([$0]) } == ["App/Info.plist"])
  }

  @Test func `a framework comes before the app that needs it`() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try ProjectReader.read(folder.url.appending(path: "App.xcodeproj"))
    let app = try #require(project.apps.first)
    #expect(app.dependencies == ["Kit"])
    #expect(project.closure(of: app).map(\.name) == ["Kit", "My App"])
    let kit = try #require(project.targets.first { $0.name == "Kit" })
    #expect(kit.kind == .library)
    #expect(folder.paths(kit.sources) == ["My Kit/Kit.swift"])
  }

  @Test func `a synchronized folder gives all that is not excepted`() throws {
    let folder = try TemporaryFolder(Self.files)
    let tests = try #require(
      try ProjectReader.read(folder.url).targets.first { $0.kind == .tests })
    #expect(folder.paths(tests.sources) == ["Tests/One.swift"])
  }

  @Test(arguments: [true, false])
  func `tests have the app for their host where their settings name it`(isHosted: Bool) throws {
    var files = Self.files
    let settings = isHosted ? "TEST_HOST = \"App.app/App\"; " : ""
    files["App.xcodeproj/project.pbxproj"] = Self.text
      .replacing("name = Tests;", with: "name = Tests; buildConfigurationList = CT;")
      .replacing(
        "CL = {",
        with: "CT = {isa = XCConfigurationList; buildConfigurations = (CTD); };\nCTD = {isa = "
          + "XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };\nCL = {")
    let folder = try TemporaryFolder(files)
    let tests = try #require(try ProjectReader.read(folder.url).tests.first)
    #expect(tests.isHosted == isHosted)
  }

  @Test func `a project file that is missing is named`() throws {
    let folder = try TemporaryFolder(["App.xcodeproj/other": ""])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(error?.description.contains("App.xcodeproj/project.pbxproj cannot be read") == true)
  }

  @Test(arguments: [
    "", "{", "{ objects = {}; }", "{ objects = 3; rootObject = A; }", "hello", "{\"a\": [1, null]}",
    "<?xml version=\"1.0\"?><plist><dict><key>", "<plist><array/></plist>",
  ])
  func `a project file that is none is refused`(text: String) throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(
      error?.description.hasSuffix(
        "is not a valid project file. Open it in Xcode to find the error.") == true)
  }

  @Test func `groups within themselves do no harm`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.text.replacing(
      "children = (F1, F2, V1, PL)", with: "children = (F1, MAIN, GAPP, F2, V1, PL)")
    let folder = try TemporaryFolder(files)
    let app = try #require(try ProjectReader.read(folder.url).apps.first)
    #expect(folder.paths(app.sources) == ["App/AppDelegate.swift"])
  }

  // MARK: What is not there

  @Test func `of many files that are not there some are named`() throws {
    let numbers = 0..<9
    let references = numbers.map {
      "X\($0) = {isa = PBXFileReference; path = X\($0).swift; };\n"
        + "XB\($0) = {isa = PBXBuildFile; fileRef = X\($0); };\n"
    }.joined()
    let text = Self.text
      .replacing("files = (B1, B5);", with: "files = (B1, \(list("XB", numbers)));")
      .replacing("children = (F1,", with: "children = (F1, \(list("X", numbers)),")
      .replacing("B5 = {", with: references + "B5 = {")
    let files = Self.files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 }
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.problems.count == 6)
    #expect(project.problems.last?.message == "4 more files of My App do not exist")
  }

  private func list(_ prefix: String, _ numbers: Range<Int>) -> String {
    numbers.map { "\(prefix)\($0)" }.joined(separator: ", ")
  }

  @Test func `files that are not there are named, and the others built`() throws {
    var files = Self.files
    for path in ["App/AppDelegate.swift", "App/Base.lproj/Main.storyboard", "Tests/One.swift"] {
      files[path] = nil
    }
    files["App/Other.swift"] = ""
    files["App.xcodeproj/project.pbxproj"] = Self.text
      .replacing("files = (B1, B5);", with: "files = (B1, B5, B6);")
      .replacing("B5 = {", with: "B6 = {isa = PBXBuildFile; fileRef = F4; };\nB5 = {")
      .replacing("children = (F1,", with: "children = (F4, F1,")
      .replacing(
        "F2 = {", with: "F4 = {isa = PBXFileReference; path = Other.swift; };\nF2 = {")
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["App/Other.swift"])
    #expect(folder.paths(app.resources) == ["App/Assets.xcassets"])
    #expect(project.problems.map(\.isError) == [true, false])
    #expect(project.problems.map(\.target) == ["My App", "My App"])
    #expect(
      project.problems.map(\.message) == [
        "\(folder.url.path)/App/AppDelegate.swift belongs to My App, but does not exist",
        "\(folder.url.path)/App/Base.lproj belongs to My App, but does not exist",
      ])
  }

  private func messages(without file: String) throws -> (messages: [String], folder: String) {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.text
      .replacing("files = (B1, B5);", with: "files = (B1, B5, B6);")
      .replacing("B5 = {", with: "B6 = {isa = PBXBuildFile; fileRef = F4; };\nB5 = {")
      .replacing("children = (F1,", with: "children = (F4, F1,")
      .replacing("F2 = {", with: "F4 = {isa = PBXFileReference; path = \(file); };\nF2 = {")
    let folder = try TemporaryFolder(files)
    return (try ProjectReader.read(folder.url).problems.map(\.message), folder.url.path)
  }

  @Test func `a missing file that a build phase generates is named with the remedy`() throws {
    let (messages, folder) = try messages(without: "Strings.generated.swift")
    #expect(
      messages == [
        "\(folder)/App/Strings.generated.swift belongs to My App, but does not exist. "
          + "Run the program that generates it; build phases are not run"
      ])
  }

  @Test func `the file that R.swift generates is not missed`() throws {
    #expect(try messages(without: "R.generated.swift").messages == [])
  }

  @Test func `a file at an absolute path of another machine is found in the project's folder`()
    throws
  {
    var files = Self.files
    let path = "/nowhere/Desktop/Trips/App/Model/Trip.swift"
    files["App/Model/Trip.swift"] = ""
    files["App.xcodeproj/project.pbxproj"] = Self.text
      .replacing("files = (B1, B5);", with: "files = (B1, B5, B6);")
      .replacing("B5 = {", with: "B6 = {isa = PBXBuildFile; fileRef = F4; };\nB5 = {")
      .replacing("children = (F1,", with: "children = (F4, F1,")
      .replacing(
        "F2 = {",
        with:
          "F4 = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<absolute>\"; };\nF2 = {"
      )
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["App/AppDelegate.swift", "App/Model/Trip.swift"])
    #expect(
      project.problems.map(\.message) == [
        "\(path) does not exist on this machine; "
          + "\(folder.url.path)/App/Model/Trip.swift is used in its place"
      ])
    #expect(project.problems.map(\.isError) == [false])
  }
}
