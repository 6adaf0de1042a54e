import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Several projects that are built together.
@Suite struct XcodeWorkspaceTests {
  private func project(_ name: String, _ kind: String, needs: String? = nil) -> String {
    """
    {
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T); };
        MAIN = {isa = PBXGroup; children = (G, R); sourceTree = "<group>"; };
        G = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        R = {isa = PBXFileReference; path = "\(needs ?? "No").framework"; sourceTree = BUILT_PRODUCTS_DIR; };
        T = {isa = PBXNativeTarget; name = \(name); buildPhases = (PH); fileSystemSynchronizedGroups = (G); productType = "com.apple.product-type.\(kind)"; };
        PH = {isa = PBXFrameworksBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = R; };
      };
      rootObject = ROOT;
    }
    """
  }

  private func workspace(_ references: String) -> String {
    "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\(references)</Workspace>"
  }

  private func reference(_ location: String) -> String {
    "<FileRef\n  location = \"\(location)\">\n</FileRef>"
  }

  private var files: [String: String] {
    [
      "App/App.xcodeproj/project.pbxproj": project("App", "application", needs: "Kit"),
      "App/Sources/App.swift": "",
      "Modules/Kit/Kit.xcodeproj/project.pbxproj": project("Kit", "framework"),
      "Modules/Kit/Sources/Kit.swift": "",
      "All.xcworkspace/contents.xcworkspacedata": workspace(
        reference("group:App/App.xcodeproj")
          + "<Group location = \"container:Modules\" name = \"Modules\">"
          + reference("group:Kit/Kit.xcodeproj") + "</Group>"
          + reference("group:Pods/Pods.xcodeproj") + reference("group:README.md")),
    ]
  }

  @Test(arguments: ["", "All.xcworkspace"])
  func `a workspace has the targets of its projects`(path: String) throws {
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(
      path.isEmpty ? folder.url : folder.url.appending(path: path))
    #expect(project.name == "All")
    let app = try #require(project.apps.first)
    #expect(project.closure(of: app).map(\.name) == ["Kit", "App"])
    #expect(project.problems.isEmpty)
  }

  @Test func `a workspace of one project is that project`() throws {
    var files = files
    files["All.xcworkspace/contents.xcworkspacedata"] = workspace(
      reference("group:App/App.xcodeproj") + reference("group:Pods/Pods.xcodeproj"))
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).name == "App")
  }

  @Test func `a project of a workspace that is not there is named`() throws {
    var files = files
    files["Modules/Kit/Kit.xcodeproj/project.pbxproj"] = nil
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.targets.map(\.name) == ["App"])
    #expect(
      project.problems.map(\.message) == [
        "\(folder.url.standardizedFileURL.path)/Modules/Kit/Kit.xcodeproj belongs to the workspace, "
          + "but does not exist"
      ])
  }

  @Test func `a workspace without projects is refused`() throws {
    let folder = try TemporaryFolder(["All.xcworkspace/contents.xcworkspacedata": "nothing"])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url.appending(path: "All.xcworkspace"))
    }
    #expect(error?.description.hasSuffix("/All.xcworkspace contains no Xcode project") == true)
  }
}
