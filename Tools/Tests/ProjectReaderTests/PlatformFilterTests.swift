import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Tests for the parts of a project that are for iOS, and for those that its settings exclude.
@Suite struct PlatformFilterTests {
  private func read(
    _ settings: String = "", file: String = "", dependency: String = ""
  ) throws -> ProjectTarget {
    let text = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, KIT); };
          MAIN = {isa = PBXGroup; children = (F1, F2, GKIT); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Mock.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; \(file)};
          S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
          APP = {isa = PBXNativeTarget; name = App; buildPhases = (S1); buildConfigurationList = L; dependencies = (D); productType = "com.apple.product-type.application"; };
          D = {isa = PBXTargetDependency; target = KIT; \(dependency)};
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          KIT = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (GKIT); productType = "com.apple.product-type.framework"; };
          GKIT = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        };
        rootObject = ROOT;
      }
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text, "App.swift": "", "Mock.swift": "", "Kit/Kit.swift": "",
    ])
    return try #require(try ProjectReader.read(folder.url).apps.first)
  }

  @Test(arguments: [
    ("platformFilter = ios; ", 2), ("platformFilter = maccatalyst; ", 1),
    ("platformFilters = (ios, tvos); ", 2), ("platformFilters = (macos); ", 1),
  ])
  func `a file for other platforms is left out`(filter: String, count: Int) throws {
    #expect(try read(file: filter).sources.count == count)
  }

  @Test func `a dependency for other platforms is left out`() throws {
    #expect(try read().dependencies == ["Kit"])
    #expect(try read(dependency: "platformFilter = maccatalyst; ").dependencies == [])
  }

  @Test(arguments: [
    ("EXCLUDED_SOURCE_FILE_NAMES = \"Mock*.swift\"; ", 1),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"App.swift\"; ", 1),
    ("\"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"Mock.swift\"; ", 2),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/Mock.swift\"; ", 1),
    ("EXCLUDED_SOURCE_FILE_NAMES = Other.swift; ", 2),
  ])
  func `files are left out and taken back by their names`(settings: String, count: Int) throws {
    #expect(try read(settings).sources.count == count)
  }

  @Test func `a target for all platforms that Xcode has is for iOS`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project([
        .library("Kit", settings: "SUPPORTED_PLATFORMS = \"$(AVAILABLE_PLATFORMS)\"; "),
        .library("Mac", settings: "SDKROOT = macosx; "),
      ]), "Kit/Kit.swift": "", "Mac/Mac.swift": "",
    ])
    #expect(try ProjectReader.read(folder.url).targets.map(\.name) == ["Kit"])
  }

  @Test func `without settings names say the platform`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project([
        .library("Kit-macOS"), .library("Kit-iOS"), .tests("Kit-tvOSTests"), .library("Base"),
      ]), "Kit-macOS/Kit.swift": "", "Kit-iOS/Kit.swift": "", "Kit-tvOSTests/Tests.swift": "",
      "Base/Base.swift": "",
    ])
    #expect(try ProjectReader.read(folder.url).targets.map(\.name) == ["Kit-iOS", "Base"])
  }

  @Test func `an app extension is only there for tests that need it`() throws {
    let targets: [ProjectText.Target] = [
      .app("App", needs: ["Share"]),
      ProjectText.Target(name: "Share", kind: "app-extension"),
      ProjectText.Target(name: "Widget", kind: "app-extension"),
      .tests("ShareTests", needs: ["Share"]),
    ]
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(targets), "App/App.swift": "",
      "Share/Share.swift": "", "Widget/Widget.swift": "", "ShareTests/Tests.swift": "",
    ])
    let project = try ProjectReader.read(folder.url)
    #expect(project.targets.map(\.name) == ["App", "Share", "ShareTests"])
    #expect(try #require(project.apps.first).dependencies == [])
    #expect(try #require(project.tests.first).dependencies == ["Share"])
  }

  /// A project with a source in Swift and another one.
  private func project(with source: String) throws -> Project {
    let text = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP); };
          MAIN = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = "\(source)"; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
          APP = {isa = PBXNativeTarget; name = App; buildPhases = (S1); productType = "com.apple.product-type.application"; };
        };
        rootObject = ROOT;
      }
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text, "App.swift": "", source: "",
    ])
    return try ProjectReader.read(folder.url)
  }

  @Test func `sources in other languages are named`() throws {
    let project = try project(with: "Old.m")
    #expect(
      project.problems.map(\.message)
        == ["1 source of App that is not in Swift is left out: Old.m"])
    #expect(project.problems.allSatisfy { !$0.isError })
  }

  @Test func `the empty class that CocoaPods adds to each target is not named`() throws {
    #expect(try project(with: "App-dummy.m").problems.isEmpty)
  }
}
