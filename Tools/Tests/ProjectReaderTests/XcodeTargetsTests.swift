import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Which targets there are, what they share, and what they need of each other.
@Suite struct XcodeTargetsTests {
  /// Targets, each with a folder and settings of its own.
  private func project(
    _ targets: [(name: String, kind: String, settings: String)], extra: String = "",
    inTarget: String = ""
  ) -> String {
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    let folders = targets.indices.map { "G\($0)" }.joined(separator: ", ")
    let objects = targets.enumerated().map { number, target in
      """
      T\(number) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(number); fileSystemSynchronizedGroups = (G\(number)); productReference = P\(number); productType = "com.apple.product-type.\(target.kind)"; \(number == 0 ? inTarget : "")};
      L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number)); };
      C\(number) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target.settings)}; };
      G\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(target.name)"; sourceTree = "<group>"; exceptions = (E\(number)); };
      """
    }.joined(separator: "\n")
    return """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (\(ids)); };
          MAIN = {isa = PBXGroup; children = (\(folders)); sourceTree = "<group>"; };
          \(objects)
          \(extra)
        };
        rootObject = ROOT;
      }
      """
  }

  private func read(_ text: String, _ files: [String]) throws -> (Project, TemporaryFolder) {
    var all = ["App.xcodeproj/project.pbxproj": text]
    for file in files { all[file] = "" }
    let folder = try TemporaryFolder(all)
    return (try ProjectReader.read(folder.url), folder)
  }

  @Test func `of targets for several systems those for phones are there`() throws {
    let text = project([
      ("Kit", "framework", "SDKROOT = iphoneos; "),
      ("Kit macOS", "framework", "SDKROOT = macosx; "),
      ("Kit tvOS", "framework", "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\"; "),
      (
        "Kit all", "framework",
        "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphonesimulator\"; "
      ),
      ("Kit auto", "framework", "SDKROOT = auto; "),
    ])
    let names = ["Kit", "Kit macOS", "Kit tvOS", "Kit all", "Kit auto"]
    let (project, _) = try read(text, names.map { "\($0)/File.swift" })
    #expect(project.targets.map(\.name) == ["Kit", "Kit all", "Kit auto"])
  }

  @Test func `where nothing is for phones all is there`() throws {
    let text = project([("Kit", "framework", "SDKROOT = macosx; ")])
    let (project, _) = try read(text, ["Kit/File.swift"])
    #expect(project.targets.map(\.name) == ["Kit"])
  }

  @Test func `tests find their app by the path of its program`() throws {
    let text = project([
      ("App Dev", "application", "PRODUCT_NAME = Trips; "),
      (
        "Specs", "bundle.unit-test",
        "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Trips.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Trips\"; "
      ),
    ])
    let (project, _) = try read(text, ["App Dev/File.swift", "Specs/File.swift"])
    let tests = try #require(project.tests.first)
    #expect(tests.isHosted)
    #expect(tests.dependencies == ["App Dev"])
  }

  @Test func `an app needs the framework that it links`() throws {
    let text = project(
      [("App", "application", ""), ("Kit", "framework", "")],
      extra: "PH = {isa = PBXFrameworksBuildPhase; files = (BF); };\n"
        + "BF = {isa = PBXBuildFile; fileRef = P1; };\n"
        + "P1 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
      inTarget: "buildPhases = (PH); ")
    let (project, _) = try read(text, ["App/File.swift", "Kit/File.swift"])
    #expect(project.apps.first?.dependencies == ["Kit"])
  }

  @Test func `a file of another target's folder may belong to a target too`() throws {
    let text = project(
      [("App", "application", ""), ("Widget", "framework", "")],
      extra: "E0 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
        + "membershipExceptions = (\"Shared/Model.swift\", data.json); target = T1; };")
    let (project, folder) = try read(
      text, ["App/File.swift", "App/Shared/Model.swift", "App/data.json", "Widget/View.swift"])
    let widget = try #require(project.targets.last)
    #expect(folder.paths(widget.sources) == ["App/Shared/Model.swift", "Widget/View.swift"])
    #expect(folder.paths(widget.resources) == ["App/data.json"])
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["App/File.swift", "App/Shared/Model.swift"])
  }

  @Test func `a folder of tests may have folders of tests in it`() throws {
    let text = project([("Specs", "bundle.unit-test", "")])
    let (project, folder) = try read(text, ["Specs/UnitTests/One.swift"])
    #expect(project.tests.first.map { folder.paths($0.sources) } == ["Specs/UnitTests/One.swift"])
  }

  @Test func `a target needs the library that it imports, and not those with longer names`() throws
  {
    let text = project([
      ("App", "application", ""), ("Kit", "framework", ""), ("KitTools", "framework", ""),
      ("Base", "framework", ""),
    ])
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text,
      "App/App.swift": "import UIKit\n@testable import KitTools\n// import Base\n",
      "Kit/Kit.swift": "import App\n",
      "KitTools/Tools.swift": "  internal import struct Base.Thing\n",
      "Base/Base.swift": "import KitTools\n",
    ])
    let project = try ProjectReader.read(folder.url)
    let needed = project.targets.map { [$0.name: $0.dependencies] }
    #expect(needed == [["App": ["KitTools"]], ["Kit": []], ["KitTools": ["Base"]], ["Base": []]])
  }
}
